import type { BlackjackOutcome } from '../games/blackjack/outcome.ts';
import { sideNames } from '../games/blackjack/sides.ts';
import { bestMove } from '../games/blackjack/theory.ts';
import { picksMax } from '../games/keno/rules.ts';
import type { ManyHandsOutcome } from '../games/manyHands/outcome.ts';
import type { PokerOutcome } from '../games/videoPoker/outcome.ts';
import { bestHolds } from '../games/videoPoker/theory.ts';
import type { VideoSlotOutcome } from '../games/videoSlots/outcome.ts';
import { isChoosing } from '../games/videoSlots/round.ts';
import { theories } from '../games/videoSlots/theories.ts';
import type { Player } from './simulateGame.ts';

/** Outcomes come from the game itself a moment ago. */
const blackjackPlayer = (): Player => ({
  open: () => ({}),
  follow: (outcome) => ({ move: bestMove(outcome as BlackjackOutcome) }),
});

/** With both side bets, as the stated return has it. */
const sidedPlayer = (): Player => ({ ...blackjackPlayer(), open: () => ({ sides: sideNames }) });

const pokerPlayer = (): Player => {
  const holdsOf = bestHolds();
  return {
    open: () => ({}),
    follow: (outcome) => ({ hold: holdsOf((outcome as PokerOutcome).cards) }),
  };
};

const manyHandsPlayer = (): Player => {
  const holdsOf = bestHolds();
  return {
    open: () => ({ hands: 10 }),
    follow: (outcome) => ({ hold: holdsOf((outcome as ManyHandsOutcome).dealt) }),
  };
};

/** As many numbers as pay the return that the catalogue states, the least of all. */
const kenoPlayer = (picks: number): Player => {
  const marked = Array.from({ length: Math.min(picks, picksMax) }, (_, index) => index + 1);
  return { open: () => ({ picks: marked }), follow: () => ({}) };
};

/** Always the free spins that return least, which is what the catalogue states. */
const chooser = (rtps: readonly number[]): Player => ({
  open: () => ({}),
  follow: (outcome) => {
    const { next } = outcome as VideoSlotOutcome;
    return next && isChoosing(next) ? { choice: rtps.indexOf(Math.min(...rtps)) } : {};
  },
});

const spinner: Player = { open: () => ({}), follow: () => ({}) };

/** Who plays a game so that its stated return is to be expected. */
export const playerOf = (gameCode: string, kenoPicks: number): Player => {
  switch (gameCode) {
    case 'lantern-twenty-one':
      return blackjackPlayer();
    case 'twin-lanterns':
      return sidedPlayer();
    case 'crane-poker':
      return pokerPlayer();
    case 'hundred-cranes':
      return manyHandsPlayer();
    case 'harbor-keno':
      return kenoPlayer(kenoPicks);
    default: {
      const slot = theories[gameCode];
      return slot ? chooser(slot.rtps) : spinner;
    }
  }
};
