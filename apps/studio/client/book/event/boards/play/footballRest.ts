import type { Side } from '../../../../../src/book/views.ts';
import { sides } from '../sides.ts';
import type { FlyingBall, FootballTold } from './footballPlay.ts';
import { men, type Places, stands } from './footballShape.ts';
import { type Ground, ownView } from './pitch.ts';

/** The ring goes on by a man every so many beats, and takes its time. */
const ringMoves = 6;
const slowBeats = 3;
export const isRingMoving = (beat: number): boolean => beat % ringMoves < slowBeats;

/** Before the start each side plays the ball round in a ring; in a break and after the end all stand in their halves. */
export const restPlaces = ({ phase }: FootballTold, beat: number): Places => {
  const ring = (side: Side): readonly Ground[] =>
    stands.map((place, order) => {
      if (order === 0) return ownView(side, { u: 6, v: 0.5 });
      const turn = (2 * Math.PI * (order + Math.floor(beat / ringMoves) / 6)) / (men - 1);
      const ringed = { u: 28 + 12 * Math.cos(turn), v: 0.5 + 0.33 * Math.sin(turn) };
      return ownView(side, phase === 'coming' ? ringed : { u: Math.min(place.u, 46) - 4, v: place.v });
    });
  return { home: ring('home'), away: ring('away') };
};

/** Who of the ring has the ball: it skips one each time, so that it crosses the ring. */
const ringCarrier = (turn: number): number => 1 + ((2 * turn) % (men - 1));
const ringBeats = 2;

export const warmBalls = (told: FootballTold, beat: number): FlyingBall[] => {
  const turn = Math.floor(beat / ringBeats);
  const places = restPlaces(told, beat);
  return sides.map((side, at) => {
    const place = (of: number): Ground => {
      const man = places[side][ringCarrier(of + at)] ?? ownView(side, { u: 28, v: 0.5 });
      return { u: man.u + (side === 'home' ? 1.5 : -1.5), v: man.v + 0.02 };
    };
    return {
      key: `warm ${side} ${turn}`,
      ...{ from: place(turn - 1), to: place(turn), lift: [0, 0], height: 6, ms: 620 },
    };
  });
};
