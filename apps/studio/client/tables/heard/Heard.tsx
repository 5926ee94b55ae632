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
    const unknown = Number.POSITIVE_INFINITY;
    let taken = unknown;
    const listen = (): void => {
      const state = source.current.getState();
      const nowMs = source.current.serverNow();
      if (!sounds.isHeard()) {
        player.passUnheard(nowMs);
        taken = unknown;
        return;
      }
      const timeline = cues.timelineOf(state, { isReplayed, nowMs });
      if (timeline) player.pass(isCalm ? inOne(timeline) : timeline, nowMs);
      const before = taken;
      taken = cues.taken?.count(state) ?? 0;
      if (taken > before) sounds.play('turn', { inMs: isCalm ? 0 : (cues.taken?.landsMs ?? 0) });
    };
    const timer = setInterval(listen, tickMs);
    // The timer of a page out of sight is slow.
    document.addEventListener('visibilitychange', sounds.isHeard);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sounds.isHeard);
    };
  }, [cues, sounds, isReplayed, isCalm]);
  return null;
};
