// What this browser finds when it checks the dice of a finished game, line by line, in words.
import type { Fairness } from "../api/shapes";
import { t } from "../words/words";
import { brokenPromise, checkDraws, isSigned, receiptTells, type MatchFile } from "./fair";
import type { Kept } from "./shares";

/** `good` is null where something cannot be told. */
export type Check = { good: boolean | null; text: string };

/** Check a match against what the server has published and what this browser has kept since it sat down. */
export async function checked(match: MatchFile, fairness: Fairness, kept: Kept | null): Promise<Check[]> {
  const broken = brokenPromise(match, kept?.server ?? fairness.commitment);
  const found: Check[] = [
    broken ? { good: false, text: t(`verify-broken-${broken}`) } : { good: true, text: t("verify-promises") },
    drawsOf(match),
  ];
  if (fairness.scheme !== 2) return found;
  return [
    ...found,
    ...(kept ? ownShares(match, kept) : [{ good: null, text: t("verify-nothing-kept") }]),
    ...(await receiptOf(match, kept)),
  ];
}

function drawsOf(match: MatchFile): Check {
  const { checked: count, wrong } = checkDraws(match);
  return wrong === null
    ? { good: true, text: t("verify-good", { count }) }
    : { good: false, text: t("verify-wrong", { n: wrong }) };
}

/** My own nonces are in; and the server does not say that I was away when I was not. */
function ownShares(match: MatchFile, kept: Kept): Check[] {
  const { shares = [], attempt } = match.chance;
  const inside = Object.entries(kept.nonces).filter(([commitment, { seat, nonce }]) => {
    const share = shares[seat - 1];
    return share?.commitment === commitment && share.nonce === nonce;
  });
  const denied = kept.shown.some((commitment) => {
    const entry = kept.nonces[commitment];
    return entry && entry.attempt === attempt && !inside.some(([known]) => known === commitment);
  });
  if (denied) return [{ good: false, text: t("verify-share-denied") }];
  if (!inside.length) return [{ good: null, text: t("verify-share-none") }];
  return inside.map(([, { seat }]) => ({ good: true, text: t("verify-share", { seat }) }));
}

async function receiptOf(match: MatchFile, kept: Kept | null): Promise<Check[]> {
  const receipt = kept?.receipt ?? match.chance.receipt;
  if (!receipt) return [];
  const late = kept?.receipt && JSON.parse(kept.receipt.text).attempt !== match.chance.attempt;
  if (late) return [{ good: null, text: t("verify-receipt-old") }];
  if (!receiptTells(receipt.text, match)) return [{ good: false, text: t("verify-broken-receipt") }];
  const signed = await isSigned(receipt);
  if (signed === false) return [{ good: false, text: t("verify-unsigned") }];
  return [{ good: signed, text: t(signed === null ? "verify-signature-unknown" : "verify-signed") }];
}
