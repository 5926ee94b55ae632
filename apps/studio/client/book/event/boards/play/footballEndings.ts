import type { Side } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import { type Averted, avertedOf } from './averted.ts';
import { pickedBy } from './chance.ts';
import { beatMs } from './figures.ts';
import {
  arrivals,
  ballHeld,
  centre,
  flight,
  order,
  type Passage,
  type PassageBall,
  type Some,
} from './footballPassages.ts';
import { type Ground, ownView, posts } from './pitch.ts';

/** How an attack ended, which the feed has told. */
export interface Ending {
  readonly kind: 'goal' | 'cleared';
  readonly side: Side;
  readonly key: string;
  /** The ball goes out for a corner, which is played next. */
  readonly isCorner?: boolean;
}

/** After it was cheered a goal is shown once more, slowly: two and a half seconds. Beats since the feed told it. */
export const slowAgain = { from: 6, to: 10 } as const;

/** Beats until a ball that goes out for a corner was with the keeper or the back who touches it. */
const cornerAfter = 3;
const avertedBeats = { saved: 6, wide: 6, post: 6, blocked: 5 } as const;
/** Then whoever conceded it kicks off: the ball is played back from the middle. */
const kickOffBeats = 2;
export const endingBeats = (ending: Ending): number =>
  ending.isCorner
    ? cornerAfter
    : ending.kind === 'goal'
      ? slowAgain.to + kickOffBeats
      : avertedBeats[avertedOf(ending)];

/** Beats of an ending that are seen from near: until the ball is sent far away, or whoever scored has been cheered. */
const nearBeats = { saved: 4, wide: 4, post: 4, blocked: 4 } as const;
export const closeBeats = (ending: Ending): number =>
  ending.kind === 'goal' ? cheered : nearBeats[avertedOf(ending)];

/** A shot is over before figures and words tell what came of it (`landingMs`); one that is saved is seen slowly. */
const shotMs = 400;
const slowShotMs = 560;

/** Beats until all go back after a goal. */
const cheered = 5;

const aimOf = ({ key }: Ending) => {
  const aim = pickedBy(`${key} aim`, 2) === 0 ? -1 : 1;
  return { inside: 0.5 + aim * 0.085, outside: 0.5 + aim * 0.24, aim };
};
const shotFrom = ({ key }: Ending): Ground => ({ u: 80, v: 0.46 + pickedBy(`${key} from`, 9) / 80 });

/** What came of a shot that was averted is written over the picture while nobody sends the ball away. */
const avertedTold = { from: 2, to: 4 } as const;
export const avertedAt = (ending: Ending, beat: number): Averted | null =>
  ending.kind === 'cleared' && beat >= avertedTold.from && beat < avertedTold.to ? avertedOf(ending) : null;

/** Whoever shoots stands out until he has shot, and whoever has scored until all go back for the kick-off. */
export const isShooterSeen = ({ kind }: Ending, beat: number): boolean =>
  beat < (kind === 'goal' ? cheered : avertedTold.from);

/** How an attack ended: the ball is laid back, somebody shoots, and it goes where the feed told. */
export const endingPlay = (ending: Ending, beat: number, from: Ground | null): Passage => {
  const { side } = ending;
  const shot = ownView(side, shotFrom(ending));
  if (beat === 0)
    return {
      ball: flight(0, from ?? ownView(side, { u: 84, v: 0.5 }), shot, { height: 4 }),
      carrier: { side, order: order.middle },
      set: { [side]: arrivals(side, 3, order.middle) },
      poses: { [side]: { [order.striker]: 'kick' } },
      ...(ending.kind === 'goal' && { lane: [shot, netOf(ending)] }),
    };
  if (ending.kind === 'goal') return goalPlay(ending, beat, shot);
  switch (avertedOf(ending)) {
    case 'saved':
      return savedPlay(ending, beat, shot);
    case 'wide':
      return widePlay(ending, beat, shot);
    case 'post':
      return postPlay(ending, beat, shot);
    case 'blocked':
      return blockedPlay(ending, beat, shot);
  }
};

/** Whoever shoots, and the others before the goal. */
const shooters = (side: Side, shot: Ground): Some<Ground> => ({
  ...arrivals(side, 3, order.middle),
  [order.middle]: ballHeld(side, shot),
});

/** So many beats it flies then, and lies in the net for the rest. */
const slowFlight = 1.5;

/** The shot of a goal takes three beats when it is shown slowly; before that it is laid back. */
export const slowGoal = (
  ending: Ending,
  at: number,
): { readonly passage: Passage; readonly was: Passage } => {
  const laid = endingPlay(ending, 0, null);
  if (at === 0) return { passage: laid, was: laid };
  const { inNet, ...shot } = endingPlay(ending, 1, null);
  return {
    passage: {
      ...shot,
      ...{ ball: { ...shot.ball, ms: slowFlight * beatMs, height: 14 }, isSlow: true },
      // The net bulges as the ball comes down in it.
      ...(inNet && at > 1 && { inNet }),
    },
    was: at === 1 ? laid : shot,
  };
};

/** Back to the kick-off, but for the keepers, who are there. */
const goingBack = { all: 'run', [order.keeper]: 'ready' } as const;

/** Where a goal lies in the net. */
const netOf = (ending: Ending): Ground => ownView(ending.side, { u: 102.4, v: aimOf(ending).inside });

/** A side kicks off: whoever stands at the ball plays it back, where it is taken on. */
export const kickOffPlay = (side: Side, beat: number): Passage => {
  const back = ownView(side, { u: 41, v: 0.44 });
  const taken = { side, order: order.striker };
  if (beat === 0) return { ball: flight(6, centre, centre), carrier: taken, set: kickOff(side) };
  const { [side]: own, [otherOf(side)]: theirs } = kickOff(side);
  return {
    ball: flight(7, centre, back, { height: 3 }),
    carrier: { side, order: order.middle },
    set: { [side]: { ...own, [order.middle]: ballHeld(side, back) }, [otherOf(side)]: theirs ?? {} },
    poses: { [side]: { [order.striker]: 'kick' } },
  };
};

/** The keeper comes too late, the scorer runs to the corner and the others after him, and then all go back for the kick-off. */
const goalPlay = (ending: Ending, beat: number, shot: Ground): Passage => {
  const { side } = ending;
  const other = otherOf(side);
  const { aim } = aimOf(ending);
  const own = (u: number, v: number): Ground => ownView(side, { u, v });
  const net = netOf(ending);
  const late = { [order.keeper]: own(97, 0.5 + aim * 0.03) };
  if (beat === 1)
    return {
      ball: flight(1, shot, net, { ms: shotMs, height: 9, lift: [0, 9] }),
      ...{ carrier: null, inNet: side },
      set: { [side]: shooters(side, shot), [other]: late },
      poses: { [side]: { [order.middle]: 'kick' }, [other]: { [order.keeper]: 'dive' } },
      lane: [shot, net],
    };
  if (beat < cheered) {
    const near = pickedBy(`${ending.key} corner`, 2) === 0;
    const towards = (lag: number, wide: number): Ground => {
      const run = Math.min(1, (beat - 1 - lag) / 2);
      return own(80 + 11 * run + wide, 0.5 + (near ? 0.38 : -0.34) * run);
    };
    const mates: [number, Ground][] = [
      [order.middle, towards(0, 0)],
      [order.striker, towards(0.3, -5)],
      [order.wings[0], towards(0.2, near ? -11 : 4)],
      [order.wings[1], towards(0.2, near ? 4 : -11)],
    ];
    return {
      ball: flight(2, net, net),
      ...{ carrier: null, inNet: side },
      set: { [side]: Object.fromEntries(mates), [other]: late },
      poses: {
        [side]: beat === 2 ? { [order.keeper]: 'cheer' } : { all: 'cheer' },
        [other]: { all: 'droop', [order.keeper]: beat === 2 ? 'dive' : 'droop' },
      },
    };
  }
  if (beat >= slowAgain.to) return kickOffPlay(other, beat - slowAgain.to);
  // The ball is thrown out of the net to the middle, while all go to their halves.
  return {
    ball: flight(5, net, centre, { height: 34, ms: 2 * beatMs }),
    carrier: null,
    set: kickOff(other),
    poses: { home: goingBack, away: goingBack },
    isSlow: true,
  };
};

/** Nobody stands over the middle line before a kick-off, but for who takes it. */
const kickOff = (side: Side): NonNullable<Passage['set']> => {
  const places = (of: Side): Some<Ground> =>
    Object.fromEntries(
      [
        { u: 5, v: 0.5 },
        { u: 23, v: 0.27 },
        { u: 23, v: 0.75 },
        { u: 38, v: 0.4 },
        { u: 44, v: 0.14 },
        { u: 44, v: 0.88 },
        of === side ? { u: 48.3, v: 0.475 } : { u: 40, v: 0.62 },
        { u: 24, v: 0.1 },
        { u: 24, v: 0.9 },
        { u: 36, v: 0.7 },
        of === side ? { u: 47, v: 0.6 } : { u: 42, v: 0.3 },
      ].map((place, at) => [at, ownView(of, place)]),
    );
  return { home: places('home'), away: places('away') };
};

/** Long, from before the goal to a man of the keeper's own. */
const longBall = (side: Side, turn: number, from: Ground): PassageBall =>
  flight(turn, from, ownView(otherOf(side), { u: 46, v: 0.5 }), { height: 46, ms: 2 * beatMs });

const savedPlay = (ending: Ending, beat: number, shot: Ground): Passage => {
  const { side } = ending;
  const other = otherOf(side);
  const caught = ownView(side, { u: 97, v: aimOf(ending).inside });
  const hands = ownView(side, { u: 95.5, v: 0.5 });
  // He lies before the line, the ball in his hands.
  const lies = ownView(side, { u: 100, v: aimOf(ending).inside + 0.02 });
  const keeper = { [order.keeper]: beat < 3 ? lies : ballHeld(other, hands) };
  const set = { [other]: keeper, ...(beat < 3 && { [side]: shooters(side, shot) }) };
  if (beat === 1)
    return {
      ball: flight(1, shot, caught, { ms: slowShotMs, height: 6, lift: [0, 8] }),
      ...{ carrier: null, set },
      poses: { [side]: { [order.middle]: 'kick' }, [other]: { [order.keeper]: 'dive' } },
    };
  if (beat === 2)
    return {
      ball: flight(1, shot, caught, { ms: slowShotMs, height: 6, lift: [0, 8] }),
      ...{ carrier: null, set },
      poses: {
        [other]: { [order.keeper]: 'dive' },
        [side]: { [order.middle]: 'droop', [order.striker]: 'droop' },
      },
    };
  if (beat === 3)
    return {
      ball: flight(3, caught, hands, { lift: [8, 13] }),
      ...{ carrier: { side: other, order: order.keeper }, set },
      poses: { [other]: { [order.keeper]: 'hold' } },
    };
  return {
    ball: { ...longBall(side, 4, hands), lift: [6, 0] },
    ...{ carrier: null, set },
    poses: beat === 4 ? { [other]: { [order.keeper]: 'kick' } } : {},
  };
};

const widePlay = (ending: Ending, beat: number, shot: Ground): Passage => {
  const { side } = ending;
  const other = otherOf(side);
  const { outside, aim } = aimOf(ending);
  const past = ownView(side, { u: 102, v: outside });
  const small = ownView(side, { u: 94, v: 0.5 + aim * 0.08 });
  const goalkeeper = beat < 3 ? ownView(side, { u: 97, v: 0.5 + aim * 0.07 }) : ballHeld(other, small);
  const set = { [other]: { [order.keeper]: goalkeeper }, ...(beat < 3 && { [side]: shooters(side, shot) }) };
  if (beat < 3)
    return {
      ball: flight(1, shot, past, { ms: shotMs, height: 16, lift: [0, 12] }),
      ...{ carrier: null, set },
      poses: {
        [side]:
          beat === 1 ? { [order.middle]: 'kick' } : { [order.middle]: 'droop', [order.striker]: 'droop' },
        [other]: { [order.keeper]: 'dive' },
      },
    };
  if (beat === 3) return { ball: flight(3, past, small, { isGone: true }), ...{ carrier: null, set } };
  return {
    ball: longBall(side, 4, small),
    ...{ carrier: null, set },
    poses: beat === 4 ? { [other]: { [order.keeper]: 'kick' } } : {},
  };
};

/** The ball comes back off the post, the keeper lies there, and a back sends it far away. */
const postPlay = (ending: Ending, beat: number, shot: Ground): Passage => {
  const { side } = ending;
  const other = otherOf(side);
  const { aim } = aimOf(ending);
  const post = ownView(side, { u: 100, v: aim < 0 ? posts.far : posts.near });
  const back = order.backs[aim < 0 ? 0 : 1];
  const loose = ownView(side, { u: 86, v: 0.5 + aim * 0.27 });
  const keeper = ownView(side, { u: 97.5, v: 0.5 + aim * 0.07 });
  const set = {
    [side]: shooters(side, shot),
    [other]: { [order.keeper]: keeper, ...(beat > 1 && { [back]: ballHeld(other, loose) }) },
  };
  if (beat === 1)
    return {
      ball: flight(1, shot, post, { ms: shotMs, height: 8, lift: [0, 14] }),
      ...{ carrier: null, set },
      poses: { [side]: { [order.middle]: 'kick' }, [other]: { [order.keeper]: 'dive' } },
    };
  // It lies there for a moment, with whoever comes to it.
  if (beat < 4)
    return {
      ball: flight(2, post, loose, { height: 10, lift: [14, 0] }),
      ...{ carrier: beat === 2 ? null : { side: other, order: back }, set },
      poses: {
        [side]: { [order.middle]: 'droop', [order.striker]: 'droop' },
        [other]: { [order.keeper]: 'dive' },
      },
    };
  return {
    ball: longBall(side, 4, loose),
    ...{ carrier: null, set: beat === 4 ? set : {} },
    poses: beat === 4 ? { [other]: { [back]: 'kick' } } : {},
  };
};

/** A back throws himself into the shot, has it for a moment, and clears it far away. */
const blockedPlay = (ending: Ending, beat: number, shot: Ground): Passage => {
  const { side } = ending;
  const other = otherOf(side);
  const { inside } = aimOf(ending);
  const stopped = ownView(side, { u: 90, v: 0.5 + (inside - 0.5) / 2 });
  const back = order.backs[pickedBy(`${ending.key} back`, 2)] ?? order.backs[0];
  const set = { [other]: { [back]: ballHeld(other, stopped) }, [side]: shooters(side, shot) };
  if (beat === 1)
    return {
      ball: flight(1, shot, stopped, { ms: shotMs, height: 3 }),
      ...{ carrier: null, set },
      poses: { [side]: { [order.middle]: 'kick' }, [other]: { [back]: 'dive' } },
    };
  if (beat === 2)
    return {
      ball: flight(1, shot, stopped, { ms: shotMs, height: 3 }),
      ...{ carrier: { side: other, order: back }, set },
      poses: {
        [side]: { [order.middle]: 'droop', [order.striker]: 'droop' },
        [other]: { [back]: 'dive' },
      },
    };
  return {
    ball: longBall(side, 3, stopped),
    ...{ carrier: null, set: beat === 3 ? set : {} },
    poses: beat === 3 ? { [side]: { [order.middle]: 'droop' }, [other]: { [back]: 'kick' } } : {},
  };
};
