import { describe, expect, it } from 'vitest';
import type { IncidentView, PlayView, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { ballRoom, gapBetween, isInBox, mostAtBall, mostInBox, offFrom, ranksOf } from './footballApart.ts';
import { moveBeats } from './footballMoves.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';
import { ownView } from './pitch.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const toldOf = (id: string, change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id, phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline: [item('start')], incidents: [], plays: [] },
  ...change,
});
const matches = ['football-1', 'football-2', 'football-3', 'football-4'] as const;

/** So many beats of what was told after a quiet minute. */
const passage = (told: FootballTold, beats: number): FootballFrame[] => {
  const before = { told: toldOf(told.id), beat: 9 };
  return Array.from({ length: beats }, (_, beat) => footballFrame({ told, beat, before }));
};
const attack = (id: string, side: Side): FootballFrame[] =>
  passage(toldOf(id, { timeline: [item('start'), item('danger', side)], danger: side }), 12);
const ended = (id: string, side: Side, end: 'goal' | 'cleared'): FootballFrame[] => {
  const threat = toldOf(id, { timeline: [item('start'), item('danger', side)], danger: side });
  const told = toldOf(id, { timeline: [...threat.timeline, item(end, side)] });
  return Array.from({ length: 10 }, (_, beat) =>
    footballFrame({ told, beat, before: { told: threat, beat: 5 } }),
  );
};
const besides = (id: string, side: Side, kind: IncidentView['kind']): FootballFrame[] =>
  passage(toldOf(id, { incidents: [{ kind, side, man: null, clock: 13, after: 1 }] }), 8);
const move = (id: string, side: Side, end: PlayView['end']): FootballFrame[] => {
  const play: PlayView = { ...{ side, end, way: 'far', isBreak: false, clock: 13, after: 1 } };
  return passage(toldOf(id, { plays: [play] }), moveBeats(play));
};

const passages = matches.flatMap((id) =>
  sides.flatMap((side) => [
    ...[attack(id, side), ended(id, side, 'goal'), ended(id, side, 'cleared')],
    ...[besides(id, side, 'corner'), besides(id, side, 'free-kick'), besides(id, side, 'throw-in')],
    ...[move(id, side, 'held'), move(id, side, 'over'), move(id, side, 'cleared')],
    passage(toldOf(id), 30),
  ]),
);

describe('figures of football', () => {
  it('never cover each other, in any passage from its first beat to its last', () => {
    for (const frames of passages)
      for (const { home, away } of frames) {
        // A wall stands shoulder to shoulder.
        const men = [...home, ...away].filter(({ pose }) => pose !== 'wall');
        men.forEach((one, at) => {
          for (const other of men.slice(at + 1)) expect(gapBetween(one, other)).toBeGreaterThan(0.66);
        });
      }
  });

  it('are no more before a goal than can be told apart', () => {
    for (const frames of passages)
      for (const frame of frames)
        for (const attacks of sides) {
          const inside = (side: Side): number =>
            frame[side].filter((man) => isInBox(ownView(attacks, man))).length;
          expect(inside(attacks)).toBeLessThanOrEqual(mostInBox.attack);
          expect(inside(otherOf(attacks))).toBeLessThanOrEqual(mostInBox.defence);
        }
  });

  it('stand out where the ball is played', () => {
    for (const frames of passages)
      for (const { home, away, carrier } of frames) {
        const ranks = ranksOf({ home, away }, carrier);
        const all = [...ranks.home, ...ranks.away];
        const count = carrier === null ? 0 : 1;
        expect(all.filter((rank) => rank === 'carrier')).toHaveLength(count);
        expect(all.filter((rank) => rank === 'rival')).toHaveLength(count);
        if (carrier) expect(ranks[carrier.side][carrier.order]).toBe('carrier');
      }
    const row = [
      { u: 50, v: 0.5 },
      { u: 52, v: 0.5 },
      { u: 92, v: 0.5 },
    ] as const;
    expect(ranksOf({ home: row, away: row }, { side: 'home', order: 0 })).toEqual({
      home: ['carrier', null, null],
      away: ['rival', null, null],
    });
  });
});

describe('at the ball', () => {
  it('are at most two of either side, in any passage: the others keep their places', () => {
    let frames = 0;
    for (const passage of passages)
      for (const { home, away, balls, carrier } of passage) {
        const [ball] = balls;
        if (!ball || carrier === null) continue;
        frames += 1;
        for (const men of [home, away]) {
          const near = men.slice(1).filter((man) => offFrom(man, ball.to) < ballRoom - 1);
          expect(near.length).toBeLessThanOrEqual(mostAtBall);
        }
      }
    expect(frames).toBeGreaterThan(500);
  });
});
