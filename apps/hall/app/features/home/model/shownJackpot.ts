import type { DataOf, PublicEventData } from '@pavilion/contract';
import type { JackpotLevel, jackpot } from '@pavilion/contract/content';

/** What the band shows; amounts are decimal strings. */
export interface ShownJackpot {
  readonly total: string;
  /** The jackpots in it that have a name. */
  readonly levels: readonly JackpotLevel[];
}

export const toShownJackpot = ({
  jackpot: { jackpot_amount_total: total, levels },
}: DataOf<typeof jackpot>): ShownJackpot => ({ total, levels });

/**
 * What is shown after an event, which tells amounts and no names; null where it tells of other levels than are shown, so that
 * somebody has to ask how they are called.
 */
export const afterEvent = (
  shown: ShownJackpot,
  {
    jackpot_amount_total: total,
    levels,
  }: Pick<PublicEventData<'jackpot'>, 'jackpot_amount_total' | 'levels'>,
): ShownJackpot | null => {
  const amounts = new Map(levels?.map(({ id, amount }) => [id, amount]));
  if (amounts.size !== shown.levels.length) return null;
  const next = shown.levels.flatMap((level) => {
    const amount = amounts.get(level.id);
    return amount === undefined ? [] : [{ ...level, amount }];
  });
  return next.length === shown.levels.length ? { total, levels: next } : null;
};

/** How much of the way to its drop a level has come, from 0 to 1: a share to be drawn, no money. */
export const wayToDrop = ({ amount, drops_by }: Pick<JackpotLevel, 'amount' | 'drops_by'>): number | null =>
  drops_by === null ? null : Math.min(1, Number(amount) / Number(drops_by));
