import { describe, expect, it } from 'vitest';
import type { Side, TimelineItem } from '../../../../../src/book/views.ts';
import { pressureOf } from '../pressure.ts';
import { captionBeats, captionOf, playCaptions, stealsApart } from './footballCaption.ts';
import { type FootballTold, footballFrame } from './footballPlay.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const live = (goals: FootballTold['goals'], timeline: readonly TimelineItem[]): FootballTold => ({
  ...{ id: 'football-7', phase: 'live', isBreak: false, isProvisional: false, danger: null, goals, timeline },
});
const endOf = (goals: FootballTold['goals'], timeline: readonly TimelineItem[]) => {
  const before = { told: live(goals, timeline), beat: 20 };
  const told: FootballTold = {
    ...{ ...before.told, phase: 'over', isProvisional: true, timeline: [...timeline, item('end')] },
  };
  return (beat: number) => footballFrame({ told, beat, before });
};
const beats = Array.from({ length: 60 }, (_, beat) => beat);

describe('the end of a match', () => {
  it('is an event: winners run to their fans with both arms up, the others go in, and the result stands large', () => {
    const at = endOf([1, 0], [item('start'), item('goal', 'home')]);
    expect(at(3).home.map(({ pose }) => pose)).toContain('exult');
    expect(at(3).after).toMatchObject({ kind: 'told', isLarge: true, cheers: 'home' });
    // Those of the home side look on from over the left half.
    expect(at(9).home.every(({ u, v }) => u < 50 && v < 0.2)).toBe(true);
    expect(at(45).away.every(({ isGone }) => isGone)).toBe(true);
    const turned = endOf([1, 0], [item('start'), item('restart'), item('goal', 'home')]);
    expect(turned(9).home.every(({ u }) => u < 50)).toBe(true);
  });

  it('shows the last goal once more, in the net where it was scored, marked as such', () => {
    const at = endOf([1, 0], [item('start'), item('goal', 'home'), item('restart')]);
    const replayed = beats.filter((beat) => at(beat).after?.kind === 'replay');
    expect(replayed.length).toBeGreaterThan(5);
    const inNet = replayed.filter((beat) => at(beat).inNet === 'home');
    expect(inNet.length).toBeGreaterThan(0);
    for (const beat of inNet) expect(at(beat).right).toBe('home');
    for (const beat of beats) expect(at(beat).inNet).not.toBe('away');
  });

  it('shows no goal again where there is none, or where it was taken back', () => {
    for (const timeline of [
      [item('start')],
      [item('start'), item('goal', 'home'), item('goal-withdrawn', 'home')],
    ]) {
      const at = endOf([0, 0], timeline);
      for (const beat of beats) expect(at(beat).after?.kind).toBe('told');
    }
  });

  it('is quiet after a draw: both shake hands in the middle and go in', () => {
    const at = endOf([0, 0], [item('start')]);
    for (const side of ['home', 'away'] as const) {
      expect(at(9)[side].every(({ pose }) => pose === 'greet')).toBe(true);
      expect(at(40)[side].every(({ isGone }) => isGone)).toBe(true);
    }
    for (const beat of beats) expect(at(beat).after?.cheers).toBeNull();
  });
});

describe('what is said of play between two things that are told', () => {
  it('comes from a closed list and changes every four to six seconds', () => {
    for (let match = 0; match < 12; match += 1) {
      const said = Array.from({ length: 120 }, (_, beat) =>
        captionOf(`football-${match} 3 live`, { side: 'home', isKickOff: false }, beat),
      );
      const marks = said.map(({ kind, side }) => `${kind} ${side}`);
      for (const { kind } of said) expect(playCaptions).toContain(kind);
      for (const beat of marks.keys())
        if (beat > 0) expect(marks[beat] === marks[beat - 1]).toBe(beat % captionBeats !== 0);
    }
  });

  it('speaks of a ball that is won once in three things at most', () => {
    for (let match = 0; match < 12; match += 1) {
      const kinds = Array.from({ length: 24 }, (_, turn) => {
        const beat = turn * captionBeats;
        return captionOf(`football-${match} 3 live`, { side: 'home', isKickOff: false }, beat).kind;
      });
      for (const turn of kinds.keys()) {
        const near = kinds.slice(turn, turn + stealsApart + 1).filter((kind) => kind === 'steal');
        expect(near.length).toBeLessThanOrEqual(1);
      }
      expect(new Set(kinds).size).toBeGreaterThan(2);
    }
  });

  it('names the side that is drawn with the ball, and is silent while an attack is told', () => {
    const told = live([0, 0], [item('start')]);
    for (const beat of beats.slice(6)) {
      const frame = footballFrame({ told, beat, before: null });
      expect(frame.caption?.side).toBe(frame.carrier?.side);
    }
    const danger = { ...told, danger: 'away' as const };
    expect(footballFrame({ told: danger, beat: 8, before: null }).caption).toBeNull();
  });
});

describe('how both pressed', () => {
  it('is made of the attacks that were told alone, up to now', () => {
    const threats = [{ clock: 4, side: 'home' as const }];
    expect(pressureOf(threats, 'away', 9)).toEqual(Array(10).fill(0));
    const home = pressureOf(threats, 'home', 9);
    expect(home.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(home[4]).toBe(1);
    expect(home[9]).toBeLessThan(home[5] ?? 0);
    expect(pressureOf([], 'home', 90).every((press) => press === 0)).toBe(true);
  });
});
