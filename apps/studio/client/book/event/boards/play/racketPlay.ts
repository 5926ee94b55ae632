import type { EventPhase, RacketScore, Side } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import { pickedBy } from './chance.ts';
import { type Flight, mirrored, type Placed, type Pose, type Spot } from './figures.ts';
import { racketSize, reaches, readyFor, type Struck, struckAt, type Zone } from './racketStrokes.ts';
import { rallyEndOf } from './rallyEnd.ts';
import type { Play } from './usePlay.ts';

interface Shuttle extends Flight {
  /** The stroke that it is: it goes on over beats that tell the same. */
  readonly turn?: number;
  /** Where its shadow goes. */
  readonly shade?: readonly [Spot, Spot];
}

export interface RacketFrame {
  readonly home: Placed;
  readonly away: Placed;
  /** `null` for none in sight. */
  readonly shuttle: Shuttle | null;
  /** Where a point has just been made, and by whom. */
  readonly scored: { readonly side: Side; readonly at: Spot } | null;
  /** Whoever has won the rally, while they walk back as well. */
  readonly cheered?: Side;
  /** How long the rally has gone on, 0–1. */
  readonly heat: number;
  /** Both go to their towels. */
  readonly isWalkingOff: boolean;
  /** Who has won the match or a game of it, while that is celebrated. */
  readonly champion?: Side | null;
}

/** What the feed has told of a match: nothing else decides what is drawn. */
export interface RacketTold {
  readonly id: string;
  readonly score: RacketScore;
  /** Who won the rally that was played last; `null` before the first one of a set. */
  readonly wonBy: Side | null;
  readonly phase: EventPhase;
}

/** The line next to the audience and the one next to the viewer. */
const rows = { far: 128, middle: 157, near: 186 } as const;
/** A smash is over sooner than any other stroke. */
const smashMs = 360;

/** The court of which a side serves at so many points: the right one at an even number. The home side plays to the right. */
export const serviceRow = (side: Side, points: number): number =>
  (side === 'home') === (points % 2 === 0) ? rows.near : rows.far;

const rowNow = ({ sets, serves }: RacketScore): number =>
  serviceRow(serves, sets.at(-1)?.[serves === 'home' ? 0 : 1] ?? 0);

/** Whether the next service is struck from the court next to the viewer; it has to come down in the other row. */
export const servesNear = (score: RacketScore): boolean => rowNow(score) === rows.near;

const rallyKey = ({ id, score }: RacketTold): string => `${id} ${score.sets.flat().join('-')}`;

const serveSpot = (told: RacketTold, side: Side): Spot => {
  const { serves } = told.score;
  const own = rowNow(told.score);
  // Who receives stands across the net: at the same hand, which is the other row.
  const y = side === serves ? own : own === rows.near ? rows.far : rows.near;
  return { x: mirrored(side, side === serves ? 134 : 104), y };
};

/** So far from a side's end of the court each zone begins, and so wide it is: the racket of whoever is in front does not cross the net. */
const zones: Readonly<Record<Zone, { readonly from: number; readonly wide: number }>> = {
  back: { from: 58, wide: 22 },
  middle: { from: 84, wide: 24 },
  front: { from: 116, wide: 16 },
};

/** Where on a side's half a stroke is met. */
const metAt = (told: RacketTold, stroke: number, side: Side, zone: Zone): Spot => {
  const key = `${rallyKey(told)} ${stroke}`;
  const { from, wide } = zones[zone];
  return {
    x: mirrored(side, from + pickedBy(`${key} x`, wide)),
    y: rows.far + pickedBy(`${key} y`, rows.near - rows.far + 1),
  };
};
const base = (side: Side): Spot => ({ x: mirrored(side, 106), y: rows.middle });

/** Where the racket of somebody meets the shuttle. */
const over = (spot: Spot, { x, y }: Spot, side: Side): Spot => ({
  x: spot.x + racketSize * (side === 'home' ? x : -x),
  y: spot.y - racketSize * y,
});

const frameOf = (side: Side, own: Placed, theirs: Placed, shuttle: Shuttle | null): RacketFrame => ({
  ...(side === 'home' ? { home: own, away: theirs } : { home: theirs, away: own }),
  ...{ shuttle, scored: null, heat: 0, isWalkingOff: false },
});

/** A rally is at its hottest after so many strokes. */
const hottest = 12;
const heatAt = (stroke: number): number => Math.min(1, stroke / hottest);

/** Nothing goes higher than what is in sight. */
const top = -14;
const riseOf = ({ height }: Struck, from: Spot, to: Spot): number =>
  Math.min(height, (from.y + to.y) / 2 - top);

/** A stroke of the rally; and where both are while the shuttle flies. Whoever has struck it high comes back to the middle meanwhile. */
const strokeFrame = (told: RacketTold, beat: number): RacketFrame => {
  const struck = struckAt(rallyKey(told), beat);
  const { number, stroke, zone, next, since, ms } = struck;
  const { serves } = told.score;
  const hitter = number % 2 === 0 ? serves : otherOf(serves);
  const other = otherOf(hitter);
  const at = struck.from === null ? serveSpot(told, hitter) : metAt(told, number - 1, hitter, struck.from);
  const to = metAt(told, number, other, zone);
  const [from, end] = [over(at, reaches[stroke], hitter), over(to, reaches[next], other)];
  const home = base(hitter);
  return {
    ...frameOf(
      hitter,
      since === 0
        ? { ...at, pose: stroke }
        : { x: (at.x + 2 * home.x) / 3, y: (at.y + 2 * home.y) / 3, pose: 'run' },
      { ...to, pose: since === 0 ? readyFor(next) : next === 'clear' || next === 'drop' ? 'aim' : 'ready' },
      { from, to: end, height: riseOf(struck, from, end), ms, turn: number, shade: [at, to] },
    ),
    heat: heatAt(number),
  };
};

/** Points go up over whoever made them, past the hand that is lifted. */
const headHeight = 74;
const overHead = ({ x, y }: Spot): Spot => ({ x, y: y - headHeight });

/** A drop at the net takes its time; a stroke that goes out is over before it is told. Milliseconds. */
const endMs = { smash: smashMs, net: 460, out: 540 } as const;

/** Who has lost a rally, where both are as it ends, from where the last stroke is played, and where the shuttle comes down. */
const lossOf = (told: RacketTold, won: Side) => {
  const lost = otherOf(won);
  const way = rallyEndOf(told.id, told.score);
  const aside = metAt(told, -1, lost, 'middle');
  const besides = { x: aside.x + (lost === 'home' ? 24 : -24), y: aside.y - 4 };
  switch (way) {
    case 'smash': {
      const winner = { x: mirrored(won, 124), y: rows.middle };
      return { way, lost, loser: aside, winner, from: over(winner, reaches.smash, won), ground: besides };
    }
    case 'net': {
      const winner = { x: mirrored(won, 131), y: rows.middle };
      const ground = { x: mirrored(lost, 174), y: rows.middle + 8 };
      const loser = { x: mirrored(lost, 112), y: rows.middle };
      return { way, lost, loser, winner, from: over(winner, reaches.net, won), ground };
    }
    case 'out': {
      const ground = { x: mirrored(won, 36), y: rows.middle };
      return { way, lost, loser: aside, winner: base(won), from: over(aside, reaches.clear, lost), ground };
    }
  }
};

/** What both do: the stroke is set up, and played. */
const endPoses = {
  smash: { winner: ['reach', 'smash'], loser: ['lift', 'lunge'] },
  net: { winner: ['low', 'net'], loser: ['drop', 'lunge'] },
  out: { winner: ['block', 'ready'], loser: ['high', 'clear'] },
} as const;
const endHeights = { smash: 0, net: 14, out: 44 } as const;

/** Halfway over the net: there it was, whoever it was for. */
const midway = ({ from, to, height }: Flight): Spot => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2 - height,
});

/** From where the last stroke but one is played: by the other, or by whoever it flew to already, over whom it goes on. */
const setFrom = (last: RacketFrame | null, hitter: Side): Spot | null => {
  const shuttle = last?.shuttle ?? null;
  if (shuttle === null) return null;
  return shuttle.to.x < 200 === (hitter === 'home') ? midway(shuttle) : shuttle.to;
};

/** How the last rally ended, which the feed has told: the winner smashes or drops it over the net, or the other hits it out; and the racket is lifted. */
const endingFrame = (told: RacketTold, won: Side, beat: number, last: RacketFrame | null): RacketFrame => {
  const { way, lost, loser, winner, from, ground } = lossOf(told, won);
  const poses = endPoses[way];
  if (beat > 1)
    return {
      ...frameOf(
        won,
        { ...winner, pose: 'cheer' },
        { ...loser, pose: 'droop' },
        { from: ground, to: ground, height: 0 },
      ),
      ...{ scored: { side: won, at: overHead(winner) }, cheered: won },
    };
  const hitter = way === 'out' ? lost : won;
  const setter = otherOf(hitter);
  const flight: Flight =
    beat === 0
      ? { from: setFrom(last, hitter) ?? over(base(setter), reaches.clear, setter), to: from, height: 16 }
      : { from, to: ground, height: endHeights[way], ms: endMs[way] };
  return {
    ...frameOf(
      won,
      { ...winner, pose: poses.winner[beat === 0 ? 0 : 1] },
      {
        ...(beat === 0 && way !== 'out' && last ? last[lost] : loser),
        pose: poses.loser[beat === 0 ? 0 : 1],
      },
      flight,
    ),
    heat: beat === 0 ? (last?.heat ?? 0) : 1,
  };
};

/** Both go to their courts, and whoever has lost the rally throws the shuttle over to the one who serves. */
const returnFrame = (told: RacketTold, won: Side): RacketFrame => {
  const ready = readyFrame(told);
  const { serves } = told.score;
  const { way, lost, ground } = lossOf(told, won);
  const hand = ready.shuttle?.to ?? ground;
  // What went out lies beside whoever has won.
  if (serves === lost || way === 'out') return { ...ready, shuttle: { from: ground, to: hand, height: 4 } };
  return {
    ...ready,
    [lost]: { ...ready[lost], pose: 'pass' },
    shuttle: { from: ground, to: hand, height: 34 },
  };
};

/** Both stand in their courts, and the one who serves has the shuttle. */
const readyFrame = (told: RacketTold): RacketFrame => {
  const { serves } = told.score;
  const own = serveSpot(told, serves);
  const hand = over(own, reaches.serve, serves);
  return frameOf(
    serves,
    { ...own, pose: 'ready' },
    { ...serveSpot(told, otherOf(serves)), pose: 'ready' },
    { from: hand, to: hand, height: 0 },
  );
};

/**
 * In a break whoever has won the game is cheered first. Then both walk to their towels behind the court, dry their faces, drink, walk a
 * few steps and come back. Beats since the rally ended.
 */
const pause = { cheered: 4, there: 7, dry: 11, drunk: 15, left: 18, back: 21 } as const;
const towelX = 44;
/** So far each walks up and down beside the bench. */
const steps = 15;
/** Where the shuttle lies meanwhile: on the floor beside the net, in front. */
const lies: Spot = { x: 176, y: 188 };

/** How far to the bench, 0–1. */
const gone = (beat: number): number => {
  if (beat < pause.cheered) return 0;
  if (beat < pause.there) return (beat - pause.cheered) / (pause.there - pause.cheered);
  return beat < pause.left ? 1 : Math.max(0, (pause.back - beat) / (pause.back - pause.left));
};

const restPose = (beat: number): Pose => {
  if (beat < pause.there) return 'walk';
  if (beat < pause.dry) return 'towel';
  if (beat < pause.drunk) return 'drink';
  return beat < pause.back ? 'walk' : 'rest';
};

/** A few steps towards the middle and back, once both have drunk. */
const strolls = (beat: number): number =>
  beat > pause.drunk && beat < pause.left ? steps * (beat % 2 === 0 ? 1 : 0.4) : 0;

const pauseFrame = ({ wonBy }: RacketTold, beat: number): RacketFrame => {
  const isCheered = beat < pause.cheered && wonBy !== null;
  const placed = (side: Side): Placed => {
    const { x, y } = base(side);
    const bench = mirrored(side, towelX + strolls(beat));
    const cheers: Pose = beat < 2 ? 'exult' : 'cheer';
    return {
      ...{ x: x + (bench - x) * gone(beat), y },
      pose: isCheered ? (side === wonBy ? cheers : 'droop') : restPose(beat),
    };
  };
  return {
    ...{ home: placed('home'), away: placed('away'), scored: null, heat: 0 },
    shuttle: { from: lies, to: lies, height: 0 },
    isWalkingOff: beat >= pause.cheered && beat < pause.there,
    champion: isCheered ? wonBy : null,
  };
};

/** Whoever has won the match runs along those who cheer, and then both come to the net and shake hands; the other goes to his towel, and the winner has his arms up again and again. Beats. */
const triumph = { run: 4, cheer: 9, met: 12, thanked: 20, left: 24 } as const;
const cheeredAt = { from: 60, to: 150, y: 126 } as const;
const besideNet = 174;

const endFrame = (champion: Side, beat: number): RacketFrame => {
  const lost = otherOf(champion);
  const isMeeting = beat >= triumph.cheer;
  const pose: Pose = beat < triumph.met ? 'walk' : 'greet';
  const met = (side: Side): Placed => ({ x: mirrored(side, besideNet), y: rows.middle, pose });
  const { from, to, y } = cheeredAt;
  const along = { x: mirrored(champion, beat < 2 ? to : from), y };
  const own: Placed = { ...along, pose: beat < triumph.run ? 'exult' : 'cheer' };
  const isThanked = beat >= triumph.thanked;
  const atTowel = { x: mirrored(lost, towelX), y: rows.middle };
  const after: Placed = { ...atTowel, pose: beat < triumph.left ? 'walk' : 'towel' };
  return {
    ...frameOf(
      champion,
      isMeeting ? { ...met(champion), pose: isThanked ? (beat % 6 < 3 ? 'exult' : 'cheer') : pose } : own,
      isThanked ? after : isMeeting ? met(lost) : { ...base(lost), pose: 'droop' },
      { from: lies, to: lies, height: 0 },
    ),
    champion: isMeeting ? null : champion,
  };
};

const restFrame = (told: RacketTold, beat: number, isSeen: boolean): RacketFrame => {
  if (told.phase === 'live') return pauseFrame(told, isSeen ? beat : beat + pause.cheered);
  const { home, away } = told.score;
  if (told.phase === 'over' && home !== away)
    return endFrame(home > away ? 'home' : 'away', isSeen ? beat : beat + triumph.thanked);
  return {
    home: { ...base('home'), pose: 'rest' },
    away: { ...base('away'), pose: 'rest' },
    ...{ shuttle: null, scored: null, heat: 0, isWalkingOff: false },
  };
};

/** Beats of how a rally ended; then both walk to their courts. */
const endingBeats = 3;

/**
 * What is drawn so many beats after the feed told how it stands. The rally in play goes to and fro until the feed tells who won it: it
 * never ends before. `before` is what was told until then, so that its last stroke is played on.
 */
export const racketFrame = ({ told, beat, before }: Play<RacketTold>): RacketFrame => {
  const { phase, score, wonBy } = told;
  if (phase === 'coming') return strokeFrame(told, beat + 1);
  if (wonBy !== null && phase !== 'abandoned' && beat < endingBeats) {
    const last = before && beat === 0 ? racketFrame({ ...before, before: null }) : null;
    return endingFrame(told, wonBy, beat, last);
  }
  if (phase !== 'live' || score.isBreak)
    return restFrame(told, Math.max(0, beat - endingBeats), before !== null);
  if (beat === endingBeats && wonBy !== null && before !== null)
    return { ...returnFrame(told, wonBy), cheered: wonBy };
  // After a break it is taken up from where it lies.
  if (beat === 0 && before?.told.score.isBreak === true) {
    const ready = readyFrame(told);
    return { ...ready, shuttle: { from: lies, to: ready.shuttle?.to ?? lies, height: 12 } };
  }
  return beat <= endingBeats ? readyFrame(told) : strokeFrame(told, beat - endingBeats - 1);
};
