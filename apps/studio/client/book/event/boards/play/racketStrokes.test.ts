import { describe, expect, it } from 'vitest';
import { sides } from '../sides.ts';
import { beatMs } from './figures.ts';
import { racketLook } from './racketCamera.ts';
import { type RacketTold, racketFrame } from './racketPlay.ts';
import { racketSize, reaches, strokes, struckAt } from './racketStrokes.ts';

const keys = Array.from({ length: 30 }, (_, at) => `racket-${at} 4-2`);
const beats = Array.from({ length: 40 }, (_, beat) => beat);

const toldOf = (id: string): RacketTold => ({
  ...{ id, wonBy: null, phase: 'live' },
  score: {
    ...{ sport: 'racket', home: 0, away: 0, sets: [[3, 2]], isBreak: false, serves: 'home', danger: null },
  },
});
/** From the first service on. */
const rallyOf = (id: string) =>
  beats.map((beat) => racketFrame({ told: toldOf(id), beat: beat + 4, before: null }));

describe('strokes of a rally', () => {
  it('are eight, of which none follows itself, and each is played from where the one before it went', () => {
    const seen = new Set<string>();
    for (const key of keys) {
      const rally = beats.map((beat) => struckAt(key, beat));
      for (const [at, each] of rally.entries()) {
        seen.add(each.stroke);
        const next = rally[at + 1];
        if (!next || next.number === each.number) continue;
        expect(next).toMatchObject({ number: each.number + 1, stroke: each.next, from: each.zone, since: 0 });
        expect(next.stroke).not.toBe(each.stroke);
      }
    }
    expect([...seen].sort()).toEqual([...strokes].sort());
  });

  it('from the back go over the head or to the net, and what is high is in the air for two beats', () => {
    for (const key of keys)
      for (const beat of beats) {
        const { stroke, from, zone, since, ms } = struckAt(key, beat);
        if (stroke === 'clear') expect([from, zone]).toEqual(['back', 'back']);
        if (stroke === 'lift') expect([from, zone]).toEqual(['front', 'back']);
        if (stroke === 'net') expect([from, zone]).toEqual(['front', 'front']);
        expect(ms).toBe(
          stroke === 'clear' || stroke === 'lift' || (stroke === 'serve' && zone === 'back')
            ? 2 * beatMs
            : beatMs,
        );
        expect(since).toBeLessThan(ms / beatMs);
      }
  });

  it('look unlike each other: no two have the racket at the same place', () => {
    const places = [...strokes, 'smash' as const].map((stroke) => reaches[stroke]);
    places.forEach((one, at) => {
      for (const other of places.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(7);
    });
  });

  it('begin where the racket is that plays them, and none is struck through the net', () => {
    for (const id of keys) {
      const rally = rallyOf(id);
      for (const [at, frame] of rally.entries()) {
        const { shuttle } = frame;
        if (!shuttle) throw new Error('no shuttle');
        const hitter = sides.find((side) => strokes.some((stroke) => stroke === frame[side].pose));
        const stroke = hitter && strokes.find((each) => each === frame[hitter].pose);
        if (!hitter || !stroke) continue;
        const { x, y } = frame[hitter];
        const reach = reaches[stroke];
        expect(shuttle.from.x).toBeCloseTo(x + (hitter === 'home' ? 1 : -1) * racketSize * reach.x);
        expect(shuttle.from.y).toBeCloseTo(y - racketSize * reach.y);
        expect(shuttle.from.x < 200).toBe(hitter === 'home');
        const next = rally[at + 1]?.shuttle;
        if (next && next.turn !== shuttle.turn) expect(next.from).toEqual(shuttle.to);
      }
    }
  });

  it('are gone to meet: whoever plays next is at the place before the shuttle, and whoever struck it high comes back', () => {
    for (const id of keys) {
      const rally = rallyOf(id);
      for (const [at, { home, away, shuttle }] of rally.entries()) {
        const next = rally[at + 1];
        if (!next?.shuttle || !shuttle) continue;
        for (const side of sides) {
          const [now, then] = side === 'home' ? [home, next.home] : [away, next.away];
          if (strokes.some((stroke) => stroke === then.pose))
            expect({ x: now.x, y: now.y }).toEqual({ x: then.x, y: then.y });
          else if (next.shuttle.turn === shuttle.turn && then.pose === 'run') {
            const middle = side === 'home' ? 106 : 294;
            expect(Math.abs(then.x - middle)).toBeLessThanOrEqual(Math.abs(now.x - middle));
          }
        }
      }
    }
  });

  it('stay in sight with both men, from as near as the rally is long', () => {
    for (const id of keys) {
      const rally = rallyOf(id);
      for (const frame of rally) {
        const { x, zoom } = racketLook(frame);
        const [middle, half] = [14 + (x / 100) * 372, 372 / zoom / 2];
        expect(zoom).toBeGreaterThanOrEqual(1);
        for (const side of sides) {
          expect(frame[side].x).toBeGreaterThan(middle - half + 20);
          expect(frame[side].x).toBeLessThan(middle + half - 20);
        }
      }
      const [first, late] = [rally[0], rally[14]];
      if (!first || !late) throw new Error('no rally');
      const still = {
        home: { x: 120, y: 150, pose: 'ready' },
        away: { x: 280, y: 150, pose: 'ready' },
      } as const;
      expect(racketLook({ ...late, ...still }).zoom).toBeGreaterThan(racketLook({ ...first, ...still }).zoom);
    }
  });
});
