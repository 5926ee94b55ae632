import { describe, expect, it } from 'vitest';
import type { Side, TimelineItem } from '../../../../../src/book/views.ts';
import { pressureOf } from '../pressure.ts';
import { gapBetween } from './footballApart.ts';
import { cameraOf } from './footballCamera.ts';
import { captionBeats, captionOf, playCaptions, stealsApart } from './footballCaption.ts';
import { type FootballTold, footballFrame } from './footballPlay.ts';
import { stillPlay } from './stillBeat.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const live = (
  goals: FootballTold['goals'],
  timeline: readonly TimelineItem[],
  id = 'football-7',
): FootballTold => ({
  ...{ id, phase: 'live', isBreak: false, isProvisional: false, danger: null, goals, timeline },
});
const endOf = (goals: FootballTold['goals'], timeline: readonly TimelineItem[], id?: string) => {
  const before = { told: live(goals, timeline, id), beat: 20 };
  const told: FootballTold = {
    ...{ ...before.told, phase: 'over', isProvisional: true, timeline: [...timeline, item('end')] },
  };
  return (beat: number) => footballFrame({ told, beat, before });
};
const beats = Array.from({ length: 60 }, (_, beat) => beat);

describe('the end of a match', () => {
  it('is an event: all shake hands in pairs, winners run to their fans with both arms up, the others hang their heads', () => {
    const at = endOf([1, 0], [item('start'), item('goal', 'home')]);
    expect(at(3).home.map(({ pose }) => pose)).toContain('exult');
    expect(at(3).after).toMatchObject({ kind: 'told', isLarge: true, cheers: 'home' });
    for (const side of ['home', 'away'] as const)
      expect(at(8)[side].every(({ pose }) => pose === 'greet')).toBe(true);
    expect(at(12).home.every(({ pose }) => pose === 'exult')).toBe(true);
    // Those of the home side look on from over the left half.
    expect(at(15).home.every(({ u, v }) => u < 50 && v < 0.3)).toBe(true);
    expect(at(15).away.every(({ u, v, pose }) => u > 50 && v < 0.3 && pose === 'droop')).toBe(true);
    expect(at(45).away.every(({ isGone }) => isGone)).toBe(true);
    const turned = endOf([1, 0], [item('start'), item('restart'), item('goal', 'home')]);
    expect(turned(15).home.every(({ u }) => u < 50)).toBe(true);
  });

  it('has each man before the one whose hand he shakes, and nobody over another at any beat', () => {
    for (let match = 0; match < 20; match += 1)
      for (const goals of [
        [0, 0],
        [1, 0],
        [0, 2],
      ] as const) {
        const at = endOf(
          goals,
          [item('start'), ...(match % 2 ? [item('restart')] : [])],
          `football-${match}`,
        );
        const { home, away } = at(8);
        for (const [order, { u, v }] of home.entries()) {
          const other = away[order];
          expect(Math.abs((other?.v ?? 9) - v)).toBeLessThan(0.01);
          expect(Math.abs((other?.u ?? 99) - u)).toBeLessThan(6);
        }
        for (const beat of beats) {
          const frame = at(beat);
          if (frame.after?.kind !== 'told') continue;
          const men = [...frame.home, ...frame.away].filter(({ isGone }) => !isGone);
          const gaps = men.flatMap((man, one) => men.slice(one + 1).map((other) => gapBetween(man, other)));
          if (gaps.length > 0) expect(Math.min(...gaps), `${match} ${goals} ${beat}`).toBeGreaterThan(0.95);
        }
      }
  });

  it('is one picture from its first moment where nothing should move', () => {
    const timeline = [item('start'), item('goal', 'home'), item('end')];
    const told: FootballTold = { ...live([1, 0], timeline), phase: 'over', isProvisional: true };
    for (const before of [null, { told: live([1, 0], timeline.slice(0, -1)), beat: 3 }]) {
      const frame = footballFrame(stillPlay({ told, beat: 0, before }, 90), false);
      expect(frame.after).toMatchObject({ kind: 'told', isLarge: true, cheers: 'home' });
      expect(frame.home.every(({ u, v }) => u < 50 && v < 0.3)).toBe(true);
      expect(frame.away.every(({ pose, isGone }) => pose === 'droop' && isGone !== true)).toBe(true);
    }
  });

  it('shows the last goal once more, in the net where it was scored, marked as such', () => {
    const at = endOf([1, 0], [item('start'), item('goal', 'home'), item('restart')]);
    const replayed = beats.filter((beat) => at(beat).after?.kind === 'replay');
    expect(replayed.length).toBeGreaterThan(5);
    for (const beat of replayed) expect(at(beat).after?.goal).toEqual({ side: 'home', clock: 12 });
    const inNet = replayed.filter((beat) => at(beat).inNet === 'home');
    expect(inNet.length).toBeGreaterThan(0);
    for (const beat of inNet) expect(at(beat).right).toBe('home');
    // The view is as near as in an attack.
    for (const beat of inNet) expect(cameraOf(at(beat)).zoom).toBeGreaterThan(1.9);
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

  it('is quiet after a draw: both shake hands in the middle and go each to its own fans', () => {
    const at = endOf([0, 0], [item('start')]);
    for (const side of ['home', 'away'] as const) {
      expect(at(9)[side].every(({ pose }) => pose === 'greet')).toBe(true);
      expect(at(40)[side].every(({ u }) => u < 50 === (side === 'home'))).toBe(true);
      expect(at(40)[side].map(({ pose }) => pose)).not.toContain('droop');
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
