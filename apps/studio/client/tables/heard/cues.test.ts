import { expect, it } from 'vitest';
import { LateSounds, type SoundName, type TableSounds } from '../shell/sound.ts';
import { aheadMs, type Cue, CuePlayer, inOne, lateMs, type Timeline } from './cues.ts';

const since = Date.parse('2026-11-29T10:00:00Z');
const cues: readonly Cue[] = [
  { at: 0, sound: 'deal' },
  { at: 500, sound: 'deal' },
  { at: 1_000, sound: 'turn' },
  { at: 4_000, sound: 'told' },
];
const show = (name = '7 show', change: readonly Cue[] = cues): Timeline => ({ name, since, cues: change });

const playerOf = () => {
  const played: string[] = [];
  const player = new CuePlayer((sound, { inMs = 0 } = {}) => played.push(`${sound} ${inMs}`));
  /** The page looks at the show so long after its beginning. */
  const at = (ms: number, timeline = show()) => player.pass(timeline, since + ms);
  return { played, at, unheardAt: (ms: number) => player.passUnheard(since + ms) };
};

it('plays each cue once, handed over a little before its moment', () => {
  const { played, at } = playerOf();
  for (let ms = -1_000; ms <= 6_000; ms += 100) at(ms);
  expect(played.map((heard) => heard.split(' ')[0])).toEqual(['deal', 'deal', 'turn', 'told']);
  for (const heard of played) expect(Number(heard.split(' ')[1])).toBeLessThanOrEqual(aheadMs);
  // Seen once more from the beginning, as a clock that is set back would have it.
  for (let ms = 0; ms <= 6_000; ms += 100) at(ms);
  expect(played).toHaveLength(4);
});

it('skips what lies in the past when it joins in the middle', () => {
  const { played, at } = playerOf();
  at(1_000 + lateMs + 1);
  expect(played).toEqual([]);
  at(3_950);
  expect(played).toEqual(['told 50']);
});

it('plays at once what has only just passed', () => {
  const { played, at } = playerOf();
  at(1_000 + lateMs - 1);
  expect(played).toEqual(['turn 0']);
});

it('lets nothing be heard in a burst when a page comes back that has slept', () => {
  const { played, at } = playerOf();
  at(-500);
  at(9_000);
  expect(played).toEqual([]);
});

it('plays nothing unheard, and does not make up for it later', () => {
  const { played, at, unheardAt } = playerOf();
  for (let ms = 0; ms <= 1_000; ms += 100) unheardAt(ms);
  at(1_050);
  expect(played).toEqual([]);
  at(4_000);
  expect(played).toEqual(['told 0']);
});

it('plays the next show from its beginning, and two cards that are turned together as one', () => {
  const { played, at } = playerOf();
  at(0);
  at(0, show('8 show', [...cues, { at: 0, sound: 'deal' }]));
  expect(played).toEqual(['deal 0', 'deal 0']);
});

it('plays what is told anew of the same show, but nothing that it has passed', () => {
  const { played, at } = playerOf();
  at(1_000);
  at(1_100, show('7 show', [...cues, { at: 900, sound: 'turn' }, { at: 1_250, sound: 'turn' }]));
  expect(played).toEqual(['turn 0', 'turn 150']);
});

it('is one sound for whom everything is shown at once', () => {
  expect(inOne(show())).toEqual(show('7 show', [{ at: 0, sound: 'draw' }]));
});

const lateSounds = () => {
  const heard: string[] = [];
  const page = { isAttended: true };
  const material: TableSounds = {
    setOn: (on) => heard.push(on ? 'on' : 'off'),
    play: (sound: SoundName) => heard.push(sound),
  };
  return { heard, page, material, sounds: new LateSounds(() => page.isAttended) };
};

it('a table is silent until it is asked for sound and its material has come', () => {
  const { heard, material, sounds } = lateSounds();
  sounds.play('chip');
  sounds.setOn(true);
  sounds.play('chip');
  expect(heard).toEqual([]);
  expect(sounds.isHeard()).toBe(false);
  sounds.bring(material);
  sounds.play('chip');
  expect(heard).toEqual(['on', 'chip']);
  sounds.setOn(false);
  sounds.play('chip');
  expect(heard).toEqual(['on', 'chip', 'off']);
});

it('falls silent out of sight and behind another table, and is heard again after', () => {
  const { heard, page, material, sounds } = lateSounds();
  sounds.setOn(true);
  sounds.bring(material);
  page.isAttended = false;
  sounds.play('chip');
  expect(sounds.isHeard()).toBe(false);
  page.isAttended = true;
  sounds.play('last');
  expect(heard).toEqual(['on', 'off', 'on', 'last']);
});
