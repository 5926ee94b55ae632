import { useEffect } from 'react';
import { useBook } from '../../shell/context.ts';
import { beats, blowAt } from './siegeBouts.ts';
import { type SiegeSeen, stormFromMs } from './siegeSeen.ts';

/**
 * What is heard of a round that is not decided yet, and how long after its state began: its blows, and a horn before them, with the last second
 * of what is taken after the arrows.
 */
export const heardOf = (
  state: SiegeSeen['state'],
  coverMs: number,
): readonly (readonly [sound: 'blow' | 'horn', ms: number])[] => {
  if (state === 'cover') return [['horn', coverMs - 1_000]];
  if (state !== 'storm') return [];
  return Array.from(
    { length: beats.count },
    (_, beat) => ['blow', 1_000 * blowAt(beat) - stormFromMs] as const,
  );
};

/**
 * A drum as a round begins that may bring the map or the match, and again as its fight does; and what is heard of the fight itself. Nothing
 * that was over before it was looked at. `null` is no round.
 */
export const useSiegeSound = (
  moment: string | null,
  state: SiegeSeen['state'],
  sinceMs: number,
  isDrummed: boolean,
  coverMs: number,
): void => {
  const { store } = useBook();
  useEffect(() => {
    if (moment !== null && isDrummed) store.tellSiege('drum');
  }, [store, moment, isDrummed]);
  useEffect(() => {
    if (moment === null) return;
    const timers = heardOf(state, coverMs)
      .filter(([, ms]) => ms > sinceMs)
      .map(([sound, ms]) => setTimeout(() => store.tellSiege(sound), ms - sinceMs));
    return () => timers.forEach(clearTimeout);
  }, [store, moment, state, sinceMs, coverMs]);
};
