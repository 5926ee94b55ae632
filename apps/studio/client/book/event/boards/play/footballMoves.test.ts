import { describe, expect, it } from 'vitest';
import type { IncidentView, PlayView, Side, TimelineItem } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { beatMs } from './figures.ts';
import { isInBox } from './footballApart.ts';
import { cameraOf, sightOf } from './footballCamera.ts';
import { isPlay } from './footballCaption.ts';
import { moveBeats, piecesBeside } from './footballMoves.ts';
import { type FootballFrame, type FootballTold, footballFrame } from './footballPlay.ts';
import { recallBeats } from './footballRecall.ts';
import { goalSize, isInNet, ownView, posts, seenAt } from './pitch.ts';

const item = (kind: TimelineItem['kind'], side: Side | null = null, clock = 12): TimelineItem => ({
  ...{ kind, clock, part: 1, side, points: 0, score: [0, 0] },
});
const toldOf = (change: Partial<FootballTold> = {}): FootballTold => ({
  ...{ id: 'football-7', phase: 'live', isBreak: false, isProvisional: false, danger: null },
  ...{ goals: [0, 0], timeline: [item('start')], incidents: [], plays: [] },
  ...change,
});
const ways = ['far', 'near', 'middle'] as const;
const ends = ['cleared', 'lost', 'held', 'wide', 'over', 'back'] as const;
const every: readonly PlayView[] = sides.flatMap((side) =>
  ways.flatMap((way) =>
    ends
      .filter((end) => way !== 'middle' || (end !== 'cleared' && end !== 'lost'))
      .flatMap((end) => [true, false].map((isBreak) => ({ side, way, end, isBreak, clock: 13, after: 1 }))),
  ),
);

/** What is drawn from when it was told, and what comes after it. */
const drawn = (play: PlayView, id = 'football-7') => {
  const before = { told: toldOf({ id }), beat: 9 };
  const told = toldOf({ id, plays: [play] });
  return {
    before,
    told,
    frames: Array.from(
      { length: moveBeats(play) + 4 },
      (_, beat): FootballFrame => footballFrame({ told, beat, before }),
    ),
  };
};

const longest = (changed: readonly boolean[]): number => {
  let [run, most] = [0, 0];
  for (const each of changed) {
    run = each ? 0 : run + 1;
    most = Math.max(most, run);
  }
  return most;
};

describe('the ball in minutes without an attack', () => {
  it('goes from the back of one side before the goal of the other in six to twelve seconds, and never into it', () => {
    for (const play of every) {
      const { frames } = drawn(play);
      const along = frames.map(({ balls }) => ownView(play.side, balls[0]?.to ?? { u: 50, v: 0.5 }).u);
      expect(along[0]).toBeLessThan(35);
      expect(Math.max(...along.slice(0, moveBeats(play)))).toBeGreaterThan(73);
      expect(frames.some(({ inNet, balls }) => inNet !== null || balls.some(({ to }) => isInNet(to)))).toBe(
        false,
      );
      const seconds = (moveBeats(play) * 620) / 1_000;
      expect(seconds).toBeGreaterThan(6);
      expect(seconds).toBeLessThan(12);
      // What it breaks out of is the others' ball first.
      expect(frames.slice(play.isBreak ? 1 : 0, 6).every(({ carrier }) => carrier?.side === play.side)).toBe(
        true,
      );
    }
  });

  it('never leaps, and never lies still for more than two seconds', () => {
    for (const play of every) {
      const { frames } = drawn(play);
      frames.slice(1).forEach((frame, beat) => {
        const [was, is] = [frames[beat]?.balls[0], frame.balls[0]];
        if (was && is && was.key !== is.key) expect(is.from).toEqual(was.to);
      });
      const moved = frames.map(({ balls: [ball] }, beat) => ball?.key !== frames[beat - 1]?.balls[0]?.key);
      expect(longest(moved)).toBeLessThan(3);
    }
  });

  it('ends before the next minute is over, and says how it ended only once that is seen', () => {
    for (const play of every) {
      const { frames } = drawn(play);
      const said = frames.findIndex(({ caption }) => caption?.kind === play.end);
      if (play.end === 'back') continue;
      expect([7, 10]).toContain(said);
      expect(frames.slice(0, said).some(({ caption }) => ends.some((end) => end === caption?.kind))).toBe(
        false,
      );
      expect(frames.every(({ caption }) => caption && isPlay(caption.kind))).toBe(true);
    }
  });

  it('is not shot, nor called a shot, as long as an attack in the next minute would break it off uncounted', () => {
    const minuteBeats = 5000 / beatMs;
    for (const play of every.filter(({ end }) => ['held', 'wide', 'over'].includes(end))) {
      const { frames } = drawn(play);
      for (const { caption, away, home } of frames.slice(0, Math.ceil(minuteBeats))) {
        expect(caption?.kind).not.toBe('shoots');
        expect([...home, ...away].map(({ pose }) => pose)).not.toContain('dive');
      }
      expect(frames.map(({ caption }) => caption?.kind)).toContain('shoots');
      // The next but one minute finds it seen to its end.
      expect(moveBeats(play)).toBeLessThan(2 * minuteBeats);
    }
  });

  it('is never seen from near and never told in large: nothing can be scored', () => {
    for (const play of every)
      for (const { near, averted } of drawn(play).frames) expect([near, averted]).toEqual([null, undefined]);
  });

  it('is shot from no nearer than 18 metres, and crossed no further than the near post', () => {
    for (const play of every) {
      const { frames } = drawn(play);
      const kicked = frames
        .slice(0, moveBeats(play))
        .flatMap(({ balls }) => balls)
        .map(({ from, to }) => [ownView(play.side, from), ownView(play.side, to)] as const);
      const shots = kicked.filter(([from, to]) => from.u < 90 && to.u > 96);
      expect(shots.length > 0).toBe(['held', 'wide', 'over'].includes(play.end));
      for (const [from] of shots) expect((100 - from.u) * 1.05).toBeGreaterThan(18);
      if (play.end !== 'cleared') continue;
      const wing = play.way === 'near' ? 0.85 : 0.11;
      const [, cross] = kicked.find(([from, to]) => Math.abs(from.v - wing) < 0.05 && isInBox(to)) ?? [];
      expect(cross && (cross.v - 0.5) * (wing - 0.5)).toBeGreaterThan(0.03);
    }
  });

  it('is shot with the goal and whoever shoots in sight, before the ball is there', () => {
    for (const play of every) {
      if (!['held', 'wide', 'over'].includes(play.end)) continue;
      const { frames } = drawn(play);
      for (const frame of frames.slice(4, 9)) {
        const { left, right, top, bottom } = sightOf(cameraOf(frame));
        const u = play.side === frame.right ? 100 : 0;
        for (const { x, y } of [posts.far, posts.near].map((v) => seenAt({ u, v }))) {
          expect(x).toBeGreaterThan(left);
          expect(x).toBeLessThan(right);
          expect(y - goalSize.height).toBeGreaterThan(top);
          expect(y).toBeLessThan(bottom);
        }
        const from = seenAt(frame.balls[0]?.from ?? { u: 50, v: 0.5 });
        const isShot = [7, 8].includes(frames.indexOf(frame));
        if (isShot) expect([from.x > left, from.x < right]).toEqual([true, true]);
      }
      expect(frames[0]?.goal).toBeUndefined();
    }
  });

  it('is theirs afterwards who have stopped it', () => {
    for (const play of every.filter(({ end }) => end !== 'back')) {
      const { frames } = drawn(play);
      expect(frames[moveBeats(play)]?.carrier?.side).toBe(otherOf(play.side));
    }
  });

  it('goes on under an attack from where it was', () => {
    for (const play of every) {
      const { told, before, frames } = drawn(play);
      const danger = otherOf(play.side);
      const threat = { ...told, timeline: [...told.timeline, item('danger', danger)], danger };
      const start = footballFrame({ told: threat, beat: 0, before: { told, beat: 7, before } });
      expect(start.balls[0]?.from).toEqual(frames[7]?.balls[0]?.to);
      const later = footballFrame({ told: threat, beat: 4, before: { told, beat: 7, before } });
      expect(later.near).toBe(danger);
    }
  });

  it('is seen to its end before what is told besides meanwhile', () => {
    for (const play of every) {
      const { told, before, frames } = drawn(play);
      const corner: IncidentView = { kind: 'corner', side: play.side, man: null, clock: 14, after: 1 };
      const more = { ...told, incidents: [corner] };
      const left = moveBeats(play) - 8;
      const at = (beat: number) => footballFrame({ told: more, beat, before: { told, beat: 7, before } });
      for (let beat = 0; beat < left; beat += 1) {
        expect(at(beat).balls[0]?.to).toEqual(frames[8 + beat]?.balls[0]?.to);
        expect(at(beat).caption).toEqual(frames[8 + beat]?.caption);
      }
      expect(at(left + 3).caption).toMatchObject({ kind: 'corner' });
    }
  });

  it('is not seen by whoever has only just come', () => {
    const [play] = every;
    if (!play) throw new Error('none');
    const frame = footballFrame({ told: toldOf({ plays: [play] }), beat: 5, before: null });
    expect(frame.near).toBeNull();
  });

  it('is called a cross only where it is headed out, and a shot as soon as it is struck', () => {
    for (const play of every) {
      const { frames } = drawn(play);
      const said = frames.map(({ caption }) => caption?.kind);
      expect(said.includes('cross')).toBe(play.end === 'cleared');
      const isShot = play.end === 'held' || play.end === 'wide' || play.end === 'over';
      expect(said.includes('shoots')).toBe(isShot);
      if (isShot) expect(frames[said.indexOf('shoots')]?.carrier).toBeNull();
    }
  });

  it('hides what is small of the minutes it fills, and nothing else', () => {
    const told = (kind: IncidentView['kind'], clock: number): IncidentView => ({
      ...{ kind, side: 'home', man: null, clock, after: 1 },
    });
    const incidents = [
      ...[told('throw-in', 12), told('throw-in', 13), told('foul', 14), told('corner', 14)],
      ...[told('long-ball', 15)],
    ];
    const [play] = every;
    if (!play) throw new Error('none');
    expect(piecesBeside({ incidents, plays: [] })).toEqual(incidents);
    expect(piecesBeside({ incidents, plays: [play] })?.map(({ clock, kind }) => `${clock} ${kind}`)).toEqual([
      ...['12 throw-in', '14 foul', '14 corner', '15 long-ball'],
    ]);
  });
});

describe('a match in play that is opened', () => {
  const timeline = [item('start', null, 0), item('danger', 'away', 20), item('goal', 'away', 20)];
  const told = toldOf({ timeline });
  const at = (age: number, change: Partial<FootballTold> = {}): FootballFrame =>
    footballFrame({ told: { ...told, ...change }, beat: 5 + age, before: null, age });

  it('shows its last shot once, for five seconds', () => {
    expect((recallBeats * 620) / 1_000).toBeCloseTo(5, 0);
    for (let age = 0; age < recallBeats; age += 1)
      expect(at(age).recall).toEqual({ clock: 20, shot: { side: 'away', end: 'goal' } });
    expect([3, 4, 5, 6].some((age) => at(age).inNet === 'away')).toBe(true);
    expect(at(recallBeats)).toMatchObject({ isCut: true, inNet: null });
    expect(at(recallBeats + 1).isCut).toBeUndefined();
  });

  it('does not while a side attacks, nor once more has been told, nor where there was none', () => {
    const threat = [...timeline, item('danger', 'home', 23)];
    expect(at(2, { timeline: threat, danger: 'home' }).recall).toBeUndefined();
    expect(at(2, { timeline: [item('start', null, 0)] }).recall).toBeUndefined();
    const cleared = toldOf({ timeline: [...threat, item('cleared', 'home', 23)] });
    const after = footballFrame({ told: cleared, beat: 0, before: { told, beat: 8 }, age: 3 });
    expect(after.recall).toBeUndefined();
    // Whatever is told meanwhile is cut to.
    const corner: IncidentView = { kind: 'corner', side: 'home', clock: 21, after: 3, man: null };
    const more = toldOf({ timeline, incidents: [corner] });
    const live = footballFrame({ told: more, beat: 0, before: { told, beat: 8, before: null }, age: 3 });
    expect([live.recall, live.isCut]).toEqual([undefined, true]);
  });

  it('shows what was at the other ends at the other ends', () => {
    const later = toldOf({ timeline: [...timeline, item('break', null, 45), item('restart', null, 45)] });
    const seen = footballFrame({ told: later, beat: 9, before: null, age: 4 });
    expect([seen.recall?.clock, seen.right]).toEqual([20, 'home']);
    expect(footballFrame({ told: later, beat: 30, before: null, age: 25 }).right).toBe('away');
  });
});
