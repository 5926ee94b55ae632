import { minor, toDecimal } from '@pavilion/money';
import type { AutoMachine, AutoSeen } from '../machine/autoplay.ts';
import { amountOf, sumOf } from '../shell/amounts.ts';
import type { KenoGame } from './kenoGame.ts';

/** Draws that may be asked for. */
export const drawChoices = [5, 10, 20, 50] as const;

/**
 * The game as autoplay sees it: one draw is all tickets that a press plays, costs their stakes together, and wins what they win
 * together. A draw in which one was not accepted has not been made.
 */
export const followingOf = (game: KenoGame): AutoMachine<AutoSeen> => {
  const { play, tickets } = game;
  let made: AutoSeen['round'] = null;
  const read = (): AutoSeen => {
    const { phase, busy, motion, stake, currency, sessionNet, opened } = play.getState();
    const { isRunning, run } = tickets.getState();
    if (run?.isWhole && !isRunning)
      made = { id: String(run.number), state: 'settled', won: sumOf(run.won, currency) };
    const count = BigInt(game.placesToPlay().length);
    return {
      phase,
      busy: busy || isRunning,
      motion,
      stake: toDecimal(minor(amountOf(stake, currency) * count), currency),
      currency,
      sessionNet,
      opened,
      round: made,
      view: { feature: null, summary: null },
    };
  };
  let last = { shown: play.getState(), kept: tickets.getState(), seen: read() };
  return {
    press: game.press,
    subscribe: (listener) => {
      const stops = [play.subscribe(listener), tickets.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    getState: () => {
      const shown = play.getState();
      const kept = tickets.getState();
      if (shown !== last.shown || kept !== last.kept) last = { shown, kept, seen: read() };
      return last.seen;
    },
  };
};
