import { useEffect, useRef } from 'react';
import { useTable } from '../shell/context.ts';
import { useCalm } from '../shell/show.ts';
import type { LateSounds } from '../shell/sound.ts';
import { CuePlayer, inOne, type TableCues } from './cues.ts';

/** How often it is looked at what has come to be heard. Milliseconds. */
const tickMs = 100;

/** Lets be heard what is shown of the round at the table, or of the one that is seen again. Shows nothing itself. */
export const Heard = ({ cues, sounds }: { cues: TableCues; sounds: LateSounds }) => {
  const { store, replayed } = useTable();
  const isCalm = useCalm();
  const source = useRef(replayed ?? store);
  source.current = replayed ?? store;
  const isReplayed = replayed !== undefined;
  useEffect(() => {
    const player = new CuePlayer(sounds.play);
    const takenAt = (): number => cues.taken?.count(source.current.getState()) ?? 0;
    let taken = takenAt();
    const timer = setInterval(() => {
      const isHeard = sounds.isHeard();
      const nowMs = source.current.serverNow();
      const timeline = cues.timelineOf(source.current.getState(), { isReplayed, nowMs });
      if (timeline) player.pass(isCalm ? inOne(timeline) : timeline, nowMs, isHeard);
      const now = takenAt();
      if (now > taken && isHeard) sounds.play('turn', { inMs: isCalm ? 0 : (cues.taken?.landsMs ?? 0) });
      taken = now;
    }, tickMs);
    return () => clearInterval(timer);
  }, [cues, sounds, isReplayed, isCalm]);
  return null;
};
