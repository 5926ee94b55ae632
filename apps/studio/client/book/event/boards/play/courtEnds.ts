import { pickedBy } from './chance.ts';
import { possessionSeconds } from './possession.ts';

/** How an attack is played; it is drawn, decides nothing, and may end in any way. All are told as long by the clock: none is a fast break. */
export const courtPlays = ['drive', 'pick', 'post', 'swing'] as const;
export type CourtPlay = (typeof courtPlays)[number];
/** How it ends besides: what is seen of what the feed has told. */
export const courtEnds = [
  ...(['dunk', 'layUp', 'jumper', 'hook', 'putBack', 'kickOut'] as const),
  ...(['freeThrow', 'steal', 'block'] as const),
] as const;
export type CourtEnd = (typeof courtEnds)[number];
/** A throw is said while it is in the air as well, whatever comes of it; and that the time has run out. */
export type CourtSaid = CourtPlay | CourtEnd | 'shot' | 'buzzerShot';

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

/** How two points can be made, by what was played until then. */
const twos: Readonly<Record<CourtPlay, readonly CourtEnd[]>> = {
  drive: ['layUp', 'dunk', 'layUp'],
  pick: ['dunk', 'jumper', 'layUp'],
  post: ['hook', 'jumper', 'hook', 'dunk'],
  swing: ['putBack', 'jumper'],
};

/** How it was seen to end: by what it brought, and what was played until then. `null` of a throw in vain. */
export const courtEndOf = (ended: Possession, brought: number): CourtEnd | null => {
  const play = courtPlayOf(ended);
  const { id, quarter, clock } = ended;
  if (brought === 3) return 'kickOut';
  if (brought === 2) {
    const ways = twos[play];
    return ways[pickedBy(`${id} ${quarter} ${clock} two`, ways.length)] ?? 'jumper';
  }
  // One point is a free throw; some of those in vain are, so that the word does not tell that it will go in.
  if (brought === 1) return 'freeThrow';
  if (play === 'swing' || pickedBy(`${id} ${clock} steal`, 3) === 0) return 'steal';
  if (pickedBy(`${id} ${clock} foul`, 3) === 0) return 'freeThrow';
  return pickedBy(`${id} ${clock} block`, 3) === 0 ? 'block' : null;
};
