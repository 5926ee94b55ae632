import { describe, expect, it } from 'vitest';
import { evaluateSpin } from '../src/engine/evaluate.ts';
import { drawnSizes } from '../src/engine/machine.ts';
import { machines } from '../src/engine/machines/index.ts';
import { playCascade } from '../src/games/cascade/evaluate.ts';
import { thousandJellies } from '../src/games/cascade/thousandJellies.ts';
import { evaluateClassic } from '../src/games/classic/evaluate.ts';
import { jadeFrog } from '../src/games/classic/machine.ts';
import type { KenoOutcome } from '../src/games/keno/outcome.ts';
import type { ManyHandsOutcome } from '../src/games/manyHands/outcome.ts';
import type { PokerOutcome } from '../src/games/videoPoker/outcome.ts';
import type { VideoSlot } from '../src/games/videoSlots/machine.ts';
import type { SlotState, VideoSlotOutcome } from '../src/games/videoSlots/outcome.ts';
import { baseState, chosen, playStep, sizesOf } from '../src/games/videoSlots/round.ts';
import { videoSlots } from '../src/games/videoSlots/slots/index.ts';
import { CascadeGame } from './cascade/cascadeGame.ts';
import { ClassicGame } from './classic/classicGame.ts';
import { KenoGame } from './keno/kenoGame.ts';
import { ManyHandsGame } from './manyHands/manyHandsGame.ts';
import { PokerGame } from './poker/pokerGame.ts';
import type { PlayOptions, Sounds } from './shell/play.ts';
import { answersOf, gameOptions, type Scripted } from './shell/scriptedGame.fixture.ts';
import { SlotGame } from './slots/slotGame.ts';
import { VideoSlotGame } from './videoSlots/slotGame.ts';

type Answer = Omit<Scripted<unknown>, 'outcome'>;

/** What a machine plays when a spin that shows something won is paid like this. */
type Heard = (answer: Answer) => Promise<string[]>;

/** What is pressed here of a game. */
interface Playable {
  readonly play: {
    readonly open: (ticket: string) => Promise<void>;
    readonly step: (stake: string) => Promise<boolean>;
  };
}

const heardOf = async <Outcome>(
  outcome: Outcome,
  answer: Answer,
  gameOf: (options: PlayOptions<Outcome>) => Playable,
): Promise<string[]> => {
  const { api, step } = answersOf<Outcome>();
  const heard: string[] = [];
  const sounds: Sounds = { setOn: () => undefined, play: (sound) => void heard.push(sound) };
  const { play } = gameOf({ ...gameOptions(api), sounds });
  await play.open('ticket');
  step.push({ outcome, ...answer });
  await play.step('1.00');
  return heard;
};

const reels = {
  show: () => undefined,
  spin: () => undefined,
  land: () => Promise.resolve(),
  hurry: () => undefined,
  fill: () => undefined,
  cover: () => undefined,
  light: () => undefined,
  mark: () => undefined,
  celebrate: () => undefined,
};
const isCalm = () => false;

/** The first numbers, in a fixed order, that please. */
const numbersThat = (sizes: readonly number[], pleases: (numbers: number[]) => boolean): number[] => {
  for (let first = 0; ; first += 1) {
    const numbers = sizes.map(
      (size, index) => (first * (index * 7 + 3) + Math.floor(first / size) * index) % size,
    );
    if (pleases(numbers)) return numbers;
  }
};
const noFree = { freeAdded: 0, freeSpins: { awarded: 0, played: 0 } };

const lineSlots = machines.map((machine): [string, Heard] => [
  machine.gameCode,
  (answer) => {
    const stops = numbersThat(drawnSizes(machine, 'base'), (found) => {
      const { lineWins, freeSpins } = evaluateSpin(machine, 'base', found);
      return lineWins.length > 0 && freeSpins === 0;
    });
    return heardOf(
      { mode: 'base' as const, stops, ...noFree },
      answer,
      (options) => new SlotGame({ ...options, machine, reels, isCalm: () => false }),
    );
  },
]);

const fallingSlot: [string, Heard] = [
  thousandJellies.gameCode,
  (answer) => {
    const lengths = thousandJellies.strips.base.map(({ length }) => length);
    const stops = numbersThat(
      lengths,
      (found) => playCascade(thousandJellies, 'base', found, 0).falls.length > 2,
    );
    return heardOf(
      { mode: 'base' as const, stops, ...noFree },
      answer,
      (options) => new CascadeGame({ ...options, machine: thousandJellies, isCalm }),
    );
  },
];

const classicSlot: [string, Heard] = [
  jadeFrog.gameCode,
  (answer) => {
    const lengths = jadeFrog.strips.map(({ length }) => length);
    const stops = numbersThat(lengths, (found) => evaluateClassic(jadeFrog, found).units > 0);
    return heardOf(
      { stops, lot: 99, lots: 5, hops: [], lotsInAll: 100 },
      answer,
      (options) => new ClassicGame({ ...options, machine: jadeFrog, reels, isCalm }),
    );
  },
];

/** A step from this state that pays; the last of its round, or not. */
const paying = (slot: VideoSlot, state: SlotState, isLast: boolean): VideoSlotOutcome => {
  const drawn = numbersThat(sizesOf(slot, state), (found) => {
    const { units, next, falls } = playStep(slot, state, found);
    return units > 0 && (falls[0]?.wins.length ?? 0) > 0 && (next === null) === isLast;
  });
  return { state, drawn, next: playStep(slot, state, drawn).next };
};

const videoSlotOf =
  (slot: VideoSlot, outcomeOf: () => VideoSlotOutcome): Heard =>
  (answer) =>
    heardOf(outcomeOf(), answer, (options) => new VideoSlotGame({ ...options, slot, isCalm }));

const slots: [string, Heard][] = [
  ...lineSlots,
  fallingSlot,
  classicSlot,
  ...videoSlots.map((slot): [string, Heard] => [
    slot.gameCode,
    videoSlotOf(slot, () => paying(slot, baseState, true)),
  ]),
];

const withFreeSpins = videoSlots.filter(({ freeSpins }) => freeSpins !== undefined);
const freeState = (slot: VideoSlot, left: number): SlotState => ({
  ...chosen(slot, { ...baseState, mode: 'free' }, 0),
  left,
});

const tunes = (heard: readonly string[]): string[] =>
  heard.filter((sound) => sound === 'win' || sound === 'great');

/** A round of cards or numbers that is over and has won so many stakes of one. */
const heardOver = async (
  gameOf: (sounds: Sounds) => { readonly play: Playable['play'] },
): Promise<string[]> => {
  const heard: string[] = [];
  const { play } = gameOf({ setOn: () => undefined, play: (sound) => void heard.push(sound) });
  await play.open('ticket');
  await play.step('1.00');
  return heard;
};

const cards = [0, 13, 26, 39, 1] as const;
const others: [string, (win: string) => Promise<string[]>][] = [
  [
    'draw poker',
    (win) => {
      const { api, step } = answersOf<PokerOutcome>();
      step.push({ outcome: { cards: [...cards], held: [0, 1], hand: 'three' }, win });
      return heardOver((sounds) => new PokerGame({ ...gameOptions(api), sounds }));
    },
  ],
  [
    'many hands',
    (win) => {
      const { api, step } = answersOf<ManyHandsOutcome>();
      const hands = [{ cards: [...cards], hand: 'four' as const }];
      const outcome = { count: 2 as const, dealt: [...cards], hand: 'three' as const, held: [0, 1], hands };
      step.push({ outcome, win });
      return heardOver((sounds) => new ManyHandsGame({ ...gameOptions(api), sounds, isCalm }));
    },
  ],
  [
    'keno',
    (win) => {
      const { api, step } = answersOf<KenoOutcome>();
      const drawn = Array.from({ length: 20 }, (_, index) => index + 1);
      step.push({ outcome: { picks: [1, 2, 3, 4, 5, 6, 7], drawn, hits: 7 }, win });
      return heardOver((sounds) => new KenoGame({ ...gameOptions(api), sounds, isCalm, pick: () => 0 }));
    },
  ],
];

describe('the tune of a win', () => {
  it.each(others)('follows at %s what is won, not what is held or hit', async (_, heard) => {
    expect(tunes(await heard('1.00'))).toEqual([]);
    expect(tunes(await heard('3.00'))).toEqual(['win']);
    expect(tunes(await heard('14.99'))).toEqual(['win']);
    expect(tunes(await heard('15.00'))).toEqual(['great']);
  });

  it.each(slots)('is kept from a spin of %s that returns its stake or less', async (_, heard) => {
    for (const win of ['0.05', '0.99', '1.00']) expect(tunes(await heard({ win }))).toEqual([]);
  });

  it.each(slots)('sounds where a spin of %s returns more than its stake', async (_, heard) => {
    expect(tunes(await heard({ win: '1.01' }))).toContain('win');
    expect(tunes(await heard({ win: '15.00' }))).toContain('great');
  });

  it.each(withFreeSpins.map((slot): [string, VideoSlot] => [slot.gameCode, slot]))(
    'sounds in free spins of %s by what the round cost',
    async (_, slot) => {
      const amid = videoSlotOf(slot, () => paying(slot, freeState(slot, 3), false));
      expect(tunes(await amid({ win: '0.40', won: '0.90', open: true }))).toEqual([]);
      expect(tunes(await amid({ win: '1.40', won: '1.90', open: true }))).toContain('win');
    },
  );

  it('ends a bonus that brought more than the round cost, whatever its last spin was', async () => {
    const [slot] = withFreeSpins;
    if (!slot) throw new Error('no free spins');
    const last = videoSlotOf(slot, () => paying(slot, freeState(slot, 1), true));
    expect(tunes(await last({ win: '0.40', won: '4.00' }))).toEqual(['win']);
    expect(tunes(await last({ win: '0.40', won: '70.00' }))).toEqual(['great']);
  });

  it('is kept from a bonus that was bought for more than it brought', async () => {
    for (const slot of withFreeSpins) {
      const last = videoSlotOf(slot, () => paying(slot, freeState(slot, 1), true));
      expect(tunes(await last({ win: '2.00', won: '40.00', staked: '60.00' }))).toEqual([]);
    }
  });
});
