// A push service on this machine, for a browser that has none: what the server sends there is opened as a browser would.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "playwright-core";

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, size: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, size));

export class PushService {
  readonly messages: string[] = [];
  private readonly key = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  private readonly point = this.key.generateKeys();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.messages.push(this.read(Buffer.concat(parts)));
        answer.writeHead(201).end();
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/push`;
  }

  stop(): void {
    this.server.close();
  }

  /** RFC 8291, from the browser's side. */
  private read(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const [theirs, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.point, theirs]);
    const common = hkdf(this.key.computeSecret(theirs), this.auth, info, 32);
    const key = hkdf(common, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(common, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return text.subarray(0, -1).toString();
  }

  /** Chromium asks Google's push service for an address; without it, it is given this one. */
  async giveTo(context: BrowserContext, endpoint: string): Promise<void> {
    const keys = { p256dh: this.point.toString("base64url"), auth: this.auth.toString("base64url") };
    await context.addInitScript(
      (made) => {
        PushManager.prototype.subscribe = async (wish?: PushSubscriptionOptionsInit) => {
          if (typeof wish?.applicationServerKey !== "string") throw new Error("no key of the server");
          return { toJSON: () => made } as unknown as PushSubscription;
        };
      },
      { endpoint, keys },
    );
  }
}
