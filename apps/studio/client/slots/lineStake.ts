import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { lineCount } from '../../src/engine/machine.ts';
import { amountOf } from '../shell/amounts.ts';

/** So many line stakes of a stake, written out. */
export const lineStakeTimes = (units: number, stake: string, currency: CurrencyCode): string =>
  formatMinor(minor((BigInt(units) * amountOf(stake, currency)) / BigInt(lineCount)), currency);
