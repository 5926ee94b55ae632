import { pickedBy } from './chance.ts';
import { possessionSeconds } from './possession.ts';

/** How an attack is played; it is drawn, decides nothing, and may end in any way. All are told as long by the clock: none is a fast break. */
export const courtPlays = ['drive', 'pick', 'post', 'swing'] as const;
export type CourtPlay = (typeof courtPlays)[number];
/** How it ends besides: what is seen of what the feed has told. */
export const courtEnds = ['kickOut', 'putBack', 'freeThrow', 'steal'] as const;
type CourtEnd = (typeof courtEnds)[number];
export type CourtSaid = CourtPlay | CourtEnd;

export interface Possession {
  readonly id: string;
  readonly quarter: number;
  /** Seconds left as it begins. */
  readonly clock: number;
}

export const courtPlayOf = ({ id, quarter, clock }: Possession): CourtPlay =>
  courtPlays[pickedBy(`${id} ${quarter} ${clock} play`, courtPlays.length)] ?? 'swing';

/** The possession that has just ended, of what stands now. */
export const endedPossession = (now: Possession): Possession => ({
  ...now,
  clock: now.clock + possessionSeconds,
});

/** How it was seen to end: by what it brought, and what was played until then. `null` where the play itself says it. */
export const courtEndOf = (ended: Possession, brought: number): CourtEnd | null => {
  const play = courtPlayOf(ended);
  if (brought === 3) return 'kickOut';
  if (brought === 2) return play === 'swing' ? 'putBack' : null;
  // One point is a free throw; some of those in vain are, so that the word does not tell that it will go in.
  if (brought === 1) return 'freeThrow';
  if (play === 'swing' || pickedBy(`${ended.id} ${ended.clock} steal`, 3) === 0) return 'steal';
  return pickedBy(`${ended.id} ${ended.clock} foul`, 3) === 0 ? 'freeThrow' : null;
};
