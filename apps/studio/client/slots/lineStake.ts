import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { lineCount } from '../../src/engine/machine.ts';
import { amountOf } from '../shell/amounts.ts';
import type { Stars } from './stars.ts';
import type { SlotTheme } from './words.ts';

/** So many line stakes of a stake, written out. */
export const lineStakeTimes = (units: number, stake: string, currency: CurrencyCode): string =>
  formatMinor(minor((BigInt(units) * amountOf(stake, currency)) / BigInt(lineCount)), currency);

/** How many lines have won, and what multiplied them. */
export const linesNote = (
  count: number,
  times: number,
  { lines }: NonNullable<SlotTheme['cross']>,
): string => (times > 1 ? `${lines(count)} · ×${times}` : lines(count));

/** What scatters have paid: how many, and how much. */
export const starsLine = (
  stars: Stars | null,
  currency: CurrencyCode,
  { starCount }: NonNullable<SlotTheme['cross']>,
): string | null =>
  stars && `${starCount(stars.count)} ${lineStakeTimes(stars.units, stars.stake, currency)}`;
