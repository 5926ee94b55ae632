import { describe, expect, it } from 'vitest';
import type { PlayView, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { avertedOf } from './averted.ts';
import { beatMs } from './figures.ts';
import { laneRoom } from './footballApart.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';
import { endingOf } from './footballSegments.ts';
import { isInNet, pitchDeep, seenAt } from './pitch.ts';
import { stillBeat } from './stillBeat.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null): TimelineItem => ({
  ...{ kind, clock: 12, part: 1, side, points: 0, score: [0, 0] },
});
const begun = item('start');
const toldOf = (timeline: readonly TimelineItem[], change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id: 'football-7', phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline },
  ...change,
});

/** An attack of a side in some match, told for so many beats, and what the feed then told of it. */
const attackOf = (id: string, side: Side, end: 'goal' | 'cleared', beats = 5) => {
  const threat = toldOf([begun, item('danger', side)], { id, danger: side });
  const told = toldOf([...threat.timeline, item(end, side)], { id });
  const before = { told: threat, beat: beats };
  return {
    threat,
    told,
    at: (beat: number): FootballFrame => footballFrame({ told, beat, before }),
    /** Whatever is shown again has been ended. */
    tapped: (beat: number): FootballFrame => footballFrame({ told, beat, before }, false),
  };
};
const beats = Array.from({ length: 30 }, (_, beat) => beat);
const matches = Array.from({ length: 24 }, (_, number) => `football-${number}`);

/** In whose net a ball comes down: the end that this side attacks. */
const netOf = ({ balls }: FootballFrame): Side | null => {
  const to = balls.map((ball) => ball.to).find(isInNet);
  return to === undefined ? null : to.u > 100 ? 'home' : 'away';
};

describe('a goal that the feed has told', () => {
  it('is shot into the net of the end that its side attacks, before its figures are told, and into no other', () => {
    for (const id of matches)
      for (const side of sides) {
        const { at } = attackOf(id, side, 'goal');
        expect(beats.slice(1, 5).map((beat) => netOf(at(beat)))).toEqual([side, side, side, side]);
        expect(beats.map((beat) => netOf(at(beat)))).not.toContain(otherOf(side));
        expect(at(1).inNet).toBe(side);
        // The shot is over before digits and words change.
        expect(beatMs + (at(1).balls[0]?.ms ?? 0)).toBeLessThan(1_200);
        expect(at(1)[otherOf(side)][0]?.pose).toBe('dive');
      }
  });

  it('is celebrated by its side alone and named for two and a half seconds, then the others kick off', () => {
    const { at, tapped } = attackOf('football-3', 'away', 'goal');
    expect(at(4).away.every(({ pose }) => pose === 'cheer')).toBe(true);
    expect(at(4).home.some(({ pose }) => pose === 'cheer')).toBe(false);
    const named = beats.filter((beat) => at(beat).news?.kind === 'goal');
    expect(named).toEqual([2, 3, 4, 5]);
    expect(at(2).news).toEqual({ kind: 'goal', side: 'away' });
    expect(Math.round((named.length * beatMs) / 500) / 2).toBe(2.5);
    // It is shown once more, slowly, and then the others kick off.
    expect([5, 6, 9, 10].map((beat) => at(beat).recall?.clock)).toEqual([
      ...[undefined, null, null, undefined],
    ]);
    expect(tapped(7).recall).toBeUndefined();
    const kickOff = at(10);
    expect(kickOff.carrier).toMatchObject({ side: 'home' });
    expect(kickOff.balls[0]?.to).toEqual({ u: 50, v: 0.5 });
    // Everybody is in his own half by then.
    expect(Math.max(...tapped(9).home.map(({ u }) => u))).toBeLessThan(50);
    expect(Math.min(...tapped(9).away.map(({ u }) => u))).toBeGreaterThan(50);
  });

  it('has its way free of men, the scorer marked until all go back, and the net moved as the ball comes into it', () => {
    for (const id of matches)
      for (const side of sides) {
        const { at } = attackOf(id, side, 'goal');
        for (const beat of [1, 7, 8, 9]) {
          const { balls, shooter, ...frame } = at(beat);
          const [ball] = balls;
          if (!ball) throw new Error('no ball');
          for (const of of sides)
            frame[of].forEach((man, order) => {
              const along = (man.u - ball.from.u) / (ball.to.u - ball.from.u);
              if (order === 0 || (of === side && order === shooter?.order) || along < 0 || along > 1) return;
              const v = ball.from.v + (ball.to.v - ball.from.v) * along;
              expect(Math.abs(man.v - v) * pitchDeep, `${id} ${beat} ${of} ${order}`).toBeGreaterThan(
                laneRoom * 0.99,
              );
            });
        }
        expect(beats.slice(0, 5).map((beat) => at(beat).shooter)).toEqual(Array(5).fill({ side, order: 3 }));
        expect([6, 7, 8, 9].map((beat) => at(beat).inNet)).toEqual([null, null, side, side]);
        expect(at(7).balls[0]?.ms).toBeLessThan(2 * beatMs);
        // The same flight to its end, whatever is told meanwhile.
        expect(new Set([7, 8, 9].map((beat) => at(beat).balls[0]?.key)).size).toBe(1);
      }
  });

  it('is shown again to its end although more is told meanwhile, and the others kick off before a counter', () => {
    const { told, threat } = attackOf('football-3', 'away', 'goal');
    const play: PlayView = {
      ...{ side: 'away', way: 'middle', end: 'wide', isBreak: true },
      ...{ clock: 13, after: 3 },
    };
    const first = { told, beat: 7, before: { told: threat, beat: 5 } };
    const later = { ...told, plays: [play] };
    const at = (beat: number) => footballFrame({ told: later, beat, before: first });
    expect(at(0).balls[0]?.key).toBe(footballFrame(first).balls[0]?.key);
    expect(at(1)).toMatchObject({ recall: { clock: null }, inNet: 'away' });
    expect([2, 3].map((beat) => at(beat).carrier?.side)).toEqual(['home', 'home']);
    expect(at(2).balls[0]?.to).toEqual({ u: 50, v: 0.5 });
    // It is lost before it is won.
    expect([4, 5, 6].map((beat) => at(beat).caption)).toEqual([
      { kind: 'long', side: 'home' },
      { kind: 'steal', side: 'away' },
      { kind: 'breaks', side: 'away' },
    ]);
    expect(at(4).home.some(({ pose }) => pose === 'kick')).toBe(true);
  });

  it('has the others kick off although the next attack comes before it was shown again', () => {
    const { told, threat } = attackOf('football-3', 'away', 'goal');
    const first = { told, beat: 8, before: { told: threat, beat: 5 } };
    for (const danger of sides) {
      const next = { ...told, timeline: [...told.timeline, item('danger', danger)], danger };
      const at = (beat: number) => footballFrame({ told: next, beat, before: first });
      expect(at(0)).toMatchObject({ carrier: { side: 'home' }, caption: { kind: 'builds', side: 'home' } });
      expect(at(0).balls[0]?.from).toEqual({ u: 50, v: 0.5 });
      expect(at(3).carrier?.side).toBe(danger);
      expect(at(4).near).toBe(danger);
    }
  });

  it('is not shown again to somebody who has just come, nor after something else was told', () => {
    const { told } = attackOf('football-3', 'home', 'goal');
    for (const beat of beats) {
      const frame = footballFrame({ told, beat, before: null });
      expect([netOf(frame), frame.news]).toEqual([null, null]);
    }
    const later = toldOf([...told.timeline, item('break')], { isBreak: true });
    expect(endingOf(later, told.timeline.length)).toBeNull();
    // Told together with the half-time that it brought, it is.
    expect(endingOf(later, told.timeline.length - 1)).toMatchObject({ kind: 'goal', side: 'home' });
  });
});

describe('a threat that came to nothing', () => {
  it('ends in one of four ways, each seen to its end, and never with the ball in a net', () => {
    const ways = new Set<string>();
    for (const id of matches)
      for (const side of sides) {
        const { told, at } = attackOf(id, side, 'cleared');
        const ending = endingOf(told, 2);
        if (ending === null) throw new Error('no ending');
        ways.add(avertedOf(ending));
        // How it was averted is written over the picture while nobody sends the ball away.
        const shown = { side: otherOf(side), way: avertedOf(ending) };
        expect([at(1), at(2), at(3), at(5)].map(({ averted }) => averted)).toEqual([
          ...[undefined, shown, shown, undefined],
        ]);
        expect([at(1).shooter?.side, at(2).shooter]).toEqual([side, undefined]);
        for (const beat of beats) {
          const frame = at(beat);
          expect([netOf(frame), frame.inNet]).toEqual([null, null]);
          expect([...frame.home, ...frame.away].map(({ pose }) => pose)).not.toContain('cheer');
        }
        // The shot reaches keeper, post or blocker, or goes past, before words tell how it ended.
        const [ball] = at(1).balls;
        expect(beatMs + (ball?.ms ?? 0)).toBeLessThan(1_200);
        expect(Math.abs((ball?.to.u ?? 50) - 50)).toBeGreaterThan(39);
        expect(at(1)[otherOf(side)].some(({ pose }) => pose === 'dive')).toBe(true);
        // It is seen from near, and then play goes back.
        expect([at(0).near, at(2).near, at(7).near]).toEqual([side, side, null]);
        // Then whoever averted it has the ball.
        expect(at(7).carrier?.side).toBe(otherOf(side));
      }
    expect(ways).toEqual(new Set(['saved', 'wide', 'post', 'blocked']));
  });
});

describe('what is played while nothing is told', () => {
  it('stays in midfield between two facts: nobody shoots and nobody threatens', () => {
    for (const id of matches)
      for (const beat of beats) {
        const { balls, inNet } = footballFrame({ told: toldOf([begun], { id }), beat, before: null });
        expect(inNet).toBeNull();
        expect(balls[0]?.to.u).toBeGreaterThan(30);
        expect(balls[0]?.to.u).toBeLessThan(70);
      }
  });

  it('has passes in every minute, men that run with the ball, and a ball that never leaps', () => {
    const told = toldOf([begun]);
    const frames = beats.map((beat) => footballFrame({ told, beat, before: null }));
    const carriers = frames.map(({ carrier }) => `${carrier?.side} ${carrier?.order}`);
    const passes = carriers.filter((carrier, beat) => beat > 0 && carrier !== carriers[beat - 1]);
    expect(passes.length).toBeGreaterThan(5);
    frames.slice(1).forEach((frame, beat) => {
      expect(frame.balls[0]?.from).toEqual(frames[beat]?.balls[0]?.to);
      const going = [...frame.home, ...frame.away].filter(({ pose }) => pose === 'run' || pose === 'walk');
      expect(going.length).toBeGreaterThan(1);
    });
  });

  it('has nobody slide: whoever comes to another place takes steps, and those near the ball do not stand about', () => {
    for (const id of matches) {
      const frames = beats.map((beat) =>
        footballFrame({ told: toldOf([begun], { id }), beat, before: null }),
      );
      frames.slice(1).forEach((frame, at) => {
        const ball = seenAt(frame.balls[0]?.to ?? { u: 50, v: 0.5 });
        for (const side of sides)
          frame[side].forEach((man, order) => {
            const [was, is] = [frames[at]?.[side][order] ?? man, man].map(seenAt);
            if (!was || !is) throw new Error('no man');
            const gone = Math.hypot(is.x - was.x, is.y - was.y);
            if (gone > 1 && order > 0) expect(['rest', 'heed']).not.toContain(man.pose);
            if (gone > 8 && !['kick', 'ask'].includes(man.pose)) expect(man.pose).toBe('run');
            if (Math.hypot(is.x - ball.x, is.y - ball.y) < 80) expect(man.pose).not.toBe('rest');
          });
      });
    }
  });

  it('has whoever is passed to next ask for it with an arm up', () => {
    let asked = 0;
    for (const id of matches) {
      const frames = beats.map((beat) =>
        footballFrame({ told: toldOf([begun], { id }), beat, before: null }),
      );
      frames.forEach((frame, beat) => {
        for (const side of sides)
          frame[side].forEach(({ pose }, order) => {
            const next = frames[beat + 1];
            if (pose !== 'ask' || !next) return;
            asked += 1;
            expect(next.carrier).toEqual({ side, order });
          });
      });
    }
    expect(asked).toBeGreaterThan(beats.length / 6);
  });

  it('goes on from where the ball was, as a threat begins, ends, and is over', () => {
    for (const end of ['goal', 'cleared'] as const)
      for (const id of matches) {
        const calm = toldOf([begun], { id });
        const { threat, told } = attackOf(id, 'home', end);
        const last = footballFrame({ told: calm, beat: 7, before: null }).balls[0]?.to;
        const start = footballFrame({ told: threat, beat: 0, before: { told: calm, beat: 7 } });
        expect(start.balls[0]?.from).toEqual(last);
        const before = { told: threat, beat: 5, before: { told: calm, beat: 7 } };
        const frames = beats.map((beat) => footballFrame({ told, beat, before }, false).balls[0]);
        const held = footballFrame({ told: threat, beat: 5, before: { told: calm, beat: 7 } }).balls[0]?.to;
        expect(frames[0]?.from).toEqual(held);
        frames.slice(1).forEach((ball, beat) => {
          const was = frames[beat];
          if (ball && was && ball.key !== was.key) expect(ball.from).toEqual(was.to);
        });
      }
  });

  it('a threat is kept before the goal until the feed tells what comes of it', () => {
    for (const side of sides)
      for (const beat of beats.slice(3)) {
        const { threat } = attackOf('football-9', side, 'goal');
        const frame = footballFrame({ told: threat, beat, before: null });
        expect(frame.carrier?.side).toBe(side);
        expect(netOf(frame)).toBeNull();
        expect(Math.abs((frame.balls[0]?.to.u ?? 50) - (side === 'home' ? 100 : 0))).toBeLessThan(22);
      }
  });
});

it('where nothing moves, a goal lies in the net for a minute, and then play goes on', () => {
  const { told, at } = attackOf('football-4', 'home', 'goal');
  const during = at(stillBeat(told, 13));
  expect([netOf(during), during.news?.kind]).toEqual(['home', 'goal']);
  const after = at(stillBeat(told, 14));
  expect([netOf(after), after.news]).toEqual([null, null]);
});

describe('while nobody plays', () => {
  it('both rings are warm before the start, all stand in the break, and winners are cheered', () => {
    const coming = toldOf([], { phase: 'coming' });
    expect(footballFrame({ told: coming, beat: 3, before: null }).balls).toHaveLength(2);
    const over = (isProvisional: boolean) =>
      footballFrame({
        told: toldOf([begun, item('end')], { phase: 'over', goals: [2, 1], isProvisional }),
        ...{ beat: 6, before: null },
      });
    for (const isProvisional of [true, false]) {
      expect(over(isProvisional).home.map(({ pose }) => pose)).toContain('cheer');
      expect(over(isProvisional).away.every(({ isGone }) => isGone)).toBe(true);
    }
  });

  it('a goal that is taken back after the end is named once', () => {
    const end = toldOf([begun, item('goal', 'home'), item('end')], { phase: 'over' });
    const told = toldOf([...end.timeline, item('goal-withdrawn', 'home')], { phase: 'over' });
    const before = { told: end, beat: 40 };
    expect(footballFrame({ told, beat: 1, before }).news).toEqual({ kind: 'withdrawn', side: 'home' });
    expect(footballFrame({ told, beat: 9, before }).news).toBeNull();
    expect(footballFrame({ told, beat: 5, before: null }).news).toBeNull();
  });
});
