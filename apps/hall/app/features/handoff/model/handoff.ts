import { type InputOf, storageKeys } from '@pavilion/contract';
import { getInfoData, handoffLoginSchema } from '@pavilion/contract/handoff';
import type { LoginData } from '@pavilion/contract/identity';
import { isCurrencyCode } from '@pavilion/money';
import { callApi } from '../../../api/client.ts';
import { wasRefused } from '../../../api/failure.ts';
import { kept } from '../../../session/storage.ts';

type Address = Readonly<Record<string, string>>;
type Redemption = InputOf<typeof getInfoData>;

/** `skipReloadGetInfo` set: the page was left and came back on purpose, once (spec §5). */
const takeSkip = (): boolean => {
  const skips = kept.get(storageKeys.skipReloadGetInfo) !== null;
  if (skips) kept.remove(storageKeys.skipReloadGetInfo);
  return skips;
};

/** A `tk` hand-off counts only with all four parameters, and not when it is to be skipped (spec §5). */
const fromQuery = (address: Address): Redemption | null => {
  const { tk, member_account, member_currency, member_id } = address;
  if (!tk || !member_account || !member_currency || !member_id || takeSkip()) return null;
  const memberId = Number(member_id);
  if (!isCurrencyCode(member_currency) || !Number.isSafeInteger(memberId) || memberId <= 0) return null;
  return { enc: tk, member_account, member_currency, member_id: memberId };
};

/** What an address asks to be redeemed, if anything; `enc` goes before `tk`. */
export const handoffOf = (address: Address): Redemption | null =>
  address.enc ? { enc: address.enc } : fromQuery(address);

/** The member has a second factor, and nobody has asked for it yet. */
const challengeCode = 107;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Redeems a hand-off. Null for whatever goes wrong: the page then only stands at its own address (spec §8). The token in
 * the address is spent by then; what comes back is another. Throws the `CallFailure` of a hand-off that asks for more.
 */
export const redeemHandoff = async (redemption: Redemption): Promise<LoginData | null> => {
  try {
    const info = handoffLoginSchema.safeParse(parseJson(await callApi(getInfoData, redemption)));
    if (!info.success) return null;
    const { tk, ...member } = info.data;
    return { ...member, token: tk };
  } catch (error) {
    if (wasRefused(error, challengeCode)) throw error;
    return null;
  }
};
