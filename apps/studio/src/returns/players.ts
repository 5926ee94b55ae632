import { type LanternName, moonNames } from '../games/blackjack/ladder.ts';
import { ladderReturn, moonReturn } from '../games/blackjack/ladderTheory.ts';
import type { BlackjackOutcome } from '../games/blackjack/outcome.ts';
import { sideNames, sideUnits } from '../games/blackjack/sides.ts';
import { bestMove, bestReturn } from '../games/blackjack/theory.ts';
import { type Lamp, lamps } from '../games/keno/rules.ts';
import { returnsBp } from '../games/keno/theory.ts';
import type { ManyHandsOutcome } from '../games/manyHands/outcome.ts';
import { handsVariant } from '../games/manyHands/rules.ts';
import { unitsPerStake } from '../games/units.ts';
import type { PokerOutcome } from '../games/videoPoker/outcome.ts';
import { leastVariant, returnOf } from '../games/videoPoker/return.ts';
import { quickHolds } from '../games/videoPoker/theory.ts';
import { type Variant, variants } from '../games/videoPoker/variants.ts';
import type { VideoSlotOutcome } from '../games/videoSlots/outcome.ts';
import { isChoosing } from '../games/videoSlots/round.ts';
import { theories } from '../games/videoSlots/theories.ts';
import type { Player } from './simulateGame.ts';

/** Outcomes come from the game itself a moment ago. */
const blackjackPlayer = (): Player => ({
  open: () => ({}),
  follow: (outcome) => ({ move: bestMove(outcome as BlackjackOutcome) }),
});

const lanternsPlayer = (lanterns: readonly LanternName[]): Player => ({
  ...blackjackPlayer(),
  open: () => ({ lanterns }),
});

/** The moon that returns least. */
const leastMoon = moonNames.reduce((least, moon) => (moonReturn(moon) < moonReturn(least) ? moon : least));

/** With both side bets, as the stated return has it. */
const sidedPlayer = (): Player => ({ ...blackjackPlayer(), open: () => ({ sides: sideNames }) });

const pokerPlayer = (variant: Variant): Player => {
  const holdsOf = quickHolds(variant);
  return {
    open: () => ({ variant }),
    follow: (outcome) => ({ hold: holdsOf((outcome as PokerOutcome).cards) }),
  };
};

const manyHandsPlayer = (): Player => {
  const holdsOf = quickHolds(handsVariant);
  return {
    open: () => ({ hands: 10 }),
    follow: (outcome) => ({ hold: holdsOf((outcome as ManyHandsOutcome).dealt) }),
  };
};

const kenoPlayer = (picks: number, lamp: Lamp): Player => {
  const marked = Array.from({ length: picks }, (_, index) => index + 1);
  const action = { picks: marked, ...(lamp !== 'none' && { [lamp]: true }) };
  return { open: () => action, follow: () => ({}) };
};

/** As many numbers as return least with a lamp, marked on one pier where that is possible. */
const leastTicket = (lamp: Lamp): { readonly picks: number; readonly lamp: Lamp; readonly least: number } => {
  const least = Math.min(...returnsBp(lamp));
  return { picks: returnsBp(lamp).indexOf(least) + 1, lamp, least };
};

/** The ticket that returns least of all, which is what the catalogue states. */
const leastKenoPlayer = (): Player => {
  const { picks, lamp } = lamps
    .map(leastTicket)
    .reduce((one, other) => (other.least < one.least ? other : one));
  return kenoPlayer(picks, lamp);
};

const kenoChoice = (lamp: Exclude<Lamp, 'none'>, name: string): Choice => {
  const { picks, least } = leastTicket(lamp);
  return {
    gameCode: 'harbor-keno',
    name: `harbor-keno: ${name}, ${picks} marked`,
    theory: least / 10_000,
    player: () => kenoPlayer(picks, lamp),
  };
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
export const playerOf = (gameCode: string): Player => {
  switch (gameCode) {
    case 'lantern-twenty-one':
      return lanternsPlayer(['ladder', leastMoon]);
    case 'twin-lanterns':
      return sidedPlayer();
    case 'crane-poker':
      return pokerPlayer(leastVariant);
    case 'hundred-cranes':
      return manyHandsPlayer();
    case 'harbor-keno':
      return leastKenoPlayer();
    default: {
      const slot = theories[gameCode];
      return slot ? chooser(slot.rtps) : spinner;
    }
  }
};

/** One way to play a game that returns something of its own. */
export interface Choice {
  readonly gameCode: string;
  readonly name: string;
  readonly theory: number;
  readonly player: () => Player;
}

const lanternsReturn = (names: readonly LanternName[]): number => {
  const side = sideUnits / unitsPerStake;
  const beside = names.map((name) => (name === 'ladder' ? ladderReturn() : moonReturn(name)));
  return (1 - side * names.length) * bestReturn() + beside.reduce((sum, share) => sum + side * share, 0);
};

/** What a player may choose before the cards are dealt. */
export const choices: readonly Choice[] = [
  ...variants.map((variant) => ({
    gameCode: 'crane-poker',
    name: `crane-poker: ${variant}`,
    theory: returnOf(variant),
    player: () => pokerPlayer(variant),
  })),
  ...[[], ['ladder'] as const, ...moonNames.map((moon) => [moon])].map((names) => ({
    gameCode: 'lantern-twenty-one',
    name: `lantern-twenty-one: ${['hand', ...names].join(' and ')}`,
    theory: lanternsReturn(names),
    player: () => lanternsPlayer(names),
  })),
  kenoChoice('light', 'harbor light'),
  kenoChoice('beam', 'lighthouse'),
];
