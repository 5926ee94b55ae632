import { z } from 'zod';
import { openMovesFile, type RowGroup } from './movesFile.ts';

/** What is asked of the files: what accounts gained between two moments. */
export interface GainsWish {
  readonly files: readonly string[];
  readonly accountIds: readonly bigint[];
  /** Posted at or after and before, microseconds. */
  readonly from: bigint;
  readonly to: bigint;
  /** Throws once so much time is gone. */
  readonly withinMs: number;
}

const sidesSchema = z.array(z.tuple([z.bigint(), z.bigint(), z.bigint(), z.bigint()]));

const mayHold = (group: RowGroup, { from, to }: GainsWish): boolean =>
  group.lastAt >= from && group.firstAt < to;

/**
 * What each account gained by the moves of these files that were posted between two moments, minor units. Reads four columns of
 * the groups of that time, a group at once. Throws when that takes longer than is given.
 */
export const findGains = async (wish: GainsWish): Promise<Map<bigint, bigint>> => {
  const beganMs = performance.now();
  const gains = new Map(wish.accountIds.map((id) => [id, 0n]));
  const add = (id: bigint, minor: bigint): void => {
    const gained = gains.get(id);
    if (gained !== undefined) gains.set(id, gained + minor);
  };
  for (const path of wish.files) {
    const file = await openMovesFile(path);
    for (const group of file.groups) {
      if (!mayHold(group, wish)) continue;
      if (performance.now() - beganMs > wish.withinMs)
        throw new Error('there is too much to be read in time');
      const moves = sidesSchema.parse(
        await file.columns(group, ['from_id', 'to_id', 'amount_minor', 'created_at']),
      );
      for (const [from, to, minor, at] of moves) {
        if (at < wish.from || at >= wish.to) continue;
        add(from, -minor);
        add(to, minor);
      }
    }
  }
  return gains;
};
