import { type Minor, toDecimal } from '@pavilion/money';
import type { Studio } from '../../infra/studio.ts';
import { sessionEnded } from '../refusal.ts';
import { currencyOf, type SeatRow, type SessionRow } from '../rows.ts';
import { askBalance } from './advance.ts';

/** A balance as pages are told it; `null` when the hall does not say. */
export const balanceText = (seat: SeatRow, balance: Minor | null): string | null =>
  balance === null ? null : toDecimal(balance, currencyOf(seat));

/** Cash as text; `null` when the hall does not say. Throws `PlayRefusal` when the hall's session is over. */
export const readBalance = async (
  studio: Studio,
  session: SessionRow,
  seat: SeatRow,
): Promise<string | null> => {
  const balance = await askBalance(studio, seat, session.wallet_token);
  if (balance === 'ended') throw sessionEnded();
  return balanceText(seat, balance);
};
