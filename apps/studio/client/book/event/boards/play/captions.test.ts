import { describe, expect, it } from 'vitest';
import type {
  BasketballScore,
  IncidentKind,
  IncidentView,
  PlayView,
  TimelineItem,
} from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { courtFrame } from './courtPlay.ts';
import type { CourtTold } from './courtSides.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';

const matches = Array.from({ length: 10 }, (_, match) => match);
const beats = Array.from({ length: 18 }, (_, beat) => beat);

const start: TimelineItem = {
  ...{ kind: 'start', clock: 12, part: 1, side: null, points: 0, score: [0, 0] },
};
const football = (id: string, change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id, phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline: [start], incidents: [], plays: [] },
  ...change,
});
const drawn = (match: number, change: Partial<FootballTold>): readonly FootballFrame[] => {
  const id = `football-${match}`;
  const before = { told: football(id), beat: 9 + match };
  const told = football(id, change);
  return beats.map((beat) => footballFrame({ told, beat, before }));
};

/** What is told of a side whose ball it is not any more. */
const failed = ['cleared', 'lost', 'held', 'wide', 'over', 'foul', 'yellow', 'back'];

const isOthers = ({ caption, carrier }: FootballFrame): boolean =>
  carrier !== null && caption?.side !== undefined && caption.side !== carrier.side;

describe('what is said under the picture', () => {
  it('names at football the side that has the ball, whatever was told besides', () => {
    const kinds: readonly IncidentKind[] = ['corner', 'free-kick', 'throw-in', 'offside', 'long-ball'];
    for (const match of matches)
      for (const kind of kinds)
        for (const side of sides) {
          const told: IncidentView = { kind, side, man: null, clock: 13, after: 1 };
          const frames = drawn(match, { incidents: [told] });
          expect(frames.filter(isOthers)).toEqual([]);
          // It is over before its picture is.
          const said = frames.map(({ caption }) => caption?.kind === kind);
          expect(said.filter(Boolean).length).toBeGreaterThan(1);
          expect(said.filter(Boolean).length).toBeLessThan(4);
        }
  });

  it('leaves an attack that failed two beats after the ball is in other hands', () => {
    const ends = ['cleared', 'lost', 'held', 'wide', 'over', 'back'] as const;
    for (const match of matches)
      for (const end of ends)
        for (const side of sides) {
          const play: PlayView = { side, end, way: 'near', isBreak: match % 2 === 0, clock: 13, after: 1 };
          const frames = drawn(match, { plays: [play] });
          const late = frames.filter(isOthers);
          expect(late.length).toBeLessThan(3);
          for (const { caption } of late) expect(failed).toContain(caption?.kind);
        }
  });

  it('names at basketball the side that has the ball, until what it is told to have ended in and after', () => {
    const scoreOf = (change: Partial<BasketballScore>): BasketballScore => ({
      ...{ sport: 'basketball', home: 8, away: 6, quarter: 1, clock: 420, quarters: [[8, 6]] },
      ...{ isBreak: false, attacks: 'home', danger: null },
      ...change,
    });
    let steals = 0;
    for (const match of matches)
      for (const side of sides)
        for (const brought of [0, 1, 2, 3])
          for (const clock of [90, 240, 390]) {
            const id = `basketball-${match}`;
            const score = scoreOf({ attacks: otherOf(side), clock });
            const told: CourtTold = { id, score, brought, phase: 'live' };
            const attacked = scoreOf({ attacks: side, clock: clock + 30 });
            const before = { told: { ...told, score: attacked, brought: 0 }, beat: 9 };
            for (const beat of beats) {
              const { said, carrier } = courtFrame({ told, beat, before });
              if (said?.kind === 'steal') steals += 1;
              if (said && carrier) expect(said.side).toBe(carrier.side);
            }
          }
    expect(steals).toBeGreaterThan(10);
  });
});
