// Passkeys: what the server asks of the browser's authenticator, and its answer, as JSON with base64url for bytes.
type Json = Record<string, unknown>;

const bytes = (text: unknown): ArrayBuffer =>
  Uint8Array.from(atob(String(text).replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)).buffer;

function text(buffer: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential !== "undefined";

const known = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list as Json[] | undefined) ?? []).map((one) => ({ type: "public-key", id: bytes(one["id"]) }));

/** Let the browser make a passkey. */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options["user"] as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"]),
    user: { ...user, id: bytes(user["id"]) },
    excludeCredentials: known(options["excludeCredentials"]),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, { attestationObject: response.attestationObject, clientDataJSON: response.clientDataJSON });
}

/** Let the browser prove with a passkey who this is. */
export async function provePasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytes(options["challenge"]),
    allowCredentials: known(options["allowCredentials"]),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { authenticatorData, clientDataJSON, signature } = found.response as AuthenticatorAssertionResponse;
  return answer(found, { authenticatorData, clientDataJSON, signature });
}

const answer = (made: PublicKeyCredential, response: Record<string, ArrayBuffer>): Json => ({
  id: made.id,
  rawId: text(made.rawId),
  type: made.type,
  response: Object.fromEntries(Object.entries(response).map(([name, value]) => [name, text(value)])),
});
