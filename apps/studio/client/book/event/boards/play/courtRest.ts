import type { BasketballScore, Side } from '../../../../../src/book/views.ts';
import { sides } from '../sides.ts';
import { handOf, ringOf, underRing } from './courtDepth.ts';
import type { CourtFrame } from './courtPlay.ts';
import { stands } from './courtPlays.ts';
import type { CourtTold } from './courtSides.ts';
import { type Flight, mirrored, type Placed, type Pose } from './figures.ts';

const five = [0, 1, 2, 3, 4] as const;

/** Before the match each side throws at a ring in turn. */
export const warmFrame = (beat: number): CourtFrame => {
  const turn = Math.floor(beat / 3) % five.length;
  const step = beat % 3;
  const placed = (side: Side): Placed[] =>
    stands.map(({ x, y }, at) => ({
      x: mirrored(side, x),
      y,
      pose: at === turn && step === 1 ? 'shoot' : at === turn ? 'ready' : 'heed',
    }));
  const ballOf = (side: Side): Flight => {
    const ring = ringOf(side);
    const shooter = placed(side)[turn] ?? ring;
    const floor = underRing(side);
    if (step === 0) return { from: floor, to: handOf(shooter), height: 12 };
    return step === 1
      ? { from: handOf(shooter, 40), to: ring, height: 34 }
      : { from: ring, to: floor, height: 0 };
  };
  return {
    // Each at the ring behind it, so that the two do not mix.
    ...{ home: placed('away'), away: placed('home') },
    ...{ balls: sides.map(ballOf), carrier: null, scored: null },
  };
};

/** Beats in which both go to their circles, and how often hands go together there. */
const circle = { walk: 4, every: 8 } as const;

/** Those who have won run to those who cheer for them, arms up; the others go behind their line. Beats. */
const triumph = { run: 3, lasts: 14 } as const;

const endFrame = (champion: Side, beat: number): CourtFrame => {
  const won = five.map((at): Placed => {
    const isLate = beat < at % 3;
    return {
      x: mirrored(champion, isLate ? 130 + 9 * at : 52 + 26 * at),
      y: isLate ? 124 : 109 + 5 * (at % 2),
      pose: beat < triumph.run ? 'exult' : (beat + at) % 6 < 4 ? 'cheer' : 'rest',
    };
  });
  const lost = five.map(
    (at): Placed => ({
      x: mirrored(champion, beat < triumph.run ? 266 + 16 * at : 300 + 19 * at),
      y: 136 + 7 * (at % 3),
      pose: beat < triumph.run || beat >= triumph.run + 3 ? 'droop' : 'walk',
    }),
  );
  return {
    ...(champion === 'home' ? { home: won, away: lost } : { home: lost, away: won }),
    ...{ balls: [], carrier: null, scored: null, champion: beat < triumph.lasts ? champion : null },
  };
};

/** Whoever has won the quarter is cheered from the stands for so many beats. */
const quarterCheered = 4;

const quarterWonBy = ({ quarters }: BasketballScore): Side | null => {
  const [home, away] = quarters.at(-1) ?? [0, 0];
  return home === away ? null : home > away ? 'home' : 'away';
};

/** In a break each side goes together in a circle; after the end the winners are cheered. */
export const restFrame = ({ phase, score }: CourtTold, beat: number): CourtFrame => {
  if (phase === 'over' && score.home !== score.away)
    return endFrame(score.home > score.away ? 'home' : 'away', beat);
  const huddle = (side: Side): Placed[] => {
    const isTogether = beat > circle.walk && beat % circle.every > circle.every - 3;
    const pose: Pose = beat < circle.walk ? 'walk' : isTogether ? 'pass' : 'rest';
    return five.map((at) => {
      const turn = (2 * Math.PI * (at + 0.5)) / five.length;
      const wide = beat < circle.walk ? 1 + (circle.walk - beat) / 4 : 1;
      return {
        x: mirrored(side, 104 + 32 * wide * Math.cos(turn)),
        y: 130 + 16 * Math.sin(turn),
        pose,
      };
    });
  };
  const champion = phase === 'live' && beat < quarterCheered ? quarterWonBy(score) : null;
  return { home: huddle('home'), away: huddle('away'), balls: [], carrier: null, scored: null, champion };
};

/** Beats of a break, or since the end, that somebody comes into. */
export const longSince = triumph.lasts + 6;
