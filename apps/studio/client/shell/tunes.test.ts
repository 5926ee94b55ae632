import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSoundFamily } from '../tables/heard/cues.ts';
import { createTableSounds } from '../tables/heard/material.ts';
import type { SoundName } from '../tables/shell/sound.ts';
import { createSounds } from './sound.ts';

/** What was made to sound: oscillators by their form, and rustles. */
const made: string[] = [];
/** When each of them begins. Seconds. */
const begun: number[] = [];

const node = (kind: string) => {
  let hz = 0;
  const param = {
    value: 0,
    setValueAtTime: (value: number) => {
      if (kind === 'tone' && value > 1) hz = Math.round(value);
    },
    exponentialRampToValueAtTime: () => undefined,
    cancelScheduledValues: () => undefined,
    setTargetAtTime: (value: number, at: number) => {
      if (kind === 'gain') made.push(value > 0 ? 'ambience' : `fades ${at}`);
    },
  };
  return {
    type: '',
    buffer: null,
    loop: false,
    frequency: param,
    Q: param,
    gain: param,
    connect: (next: unknown) => next,
    start(at: number): void {
      if (this.loop) return;
      made.push(kind === 'tone' ? `${this.type} ${hz}` : kind);
      begun.push(at);
    },
    stop: () => undefined,
  };
};

class SilentContext {
  readonly state = 'running';
  readonly sampleRate = 8_000;
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator = () => node('tone');
  createGain = () => node('gain');
  createBiquadFilter = () => node('filter');
  createBufferSource = () => node('rustle');
  createBuffer = (_: number, frames: number) => ({ getChannelData: () => new Float32Array(frames) });
  resume = async () => undefined;
  suspend = async () => undefined;
}

beforeEach(() => {
  made.length = 0;
  begun.length = 0;
  vi.stubGlobal('AudioContext', SilentContext);
});
afterEach(() => vi.unstubAllGlobals());

const heard = (sounds: { setOn: (on: boolean) => void }, play: () => void): string[] => {
  sounds.setOn(true);
  made.length = 0;
  play();
  return notesOf(made);
};

/** What is heard but for the ambience. */
const notesOf = (sounds: readonly string[]): string[] =>
  sounds.filter((sound) => !/^(ambience|fades)/.test(sound));

describe('each family', () => {
  it('of games for one sounds like itself', () => {
    const voices = (['reels', 'beads', 'cards', 'balls'] as const).map((family) => {
      const sounds = createSounds(family);
      return heard(sounds, () => {
        for (const name of ['press', 'stop', 'win'] as const) sounds.play(name);
      }).join(' ');
    });
    expect(new Set(voices).size).toBe(4);
    expect(voices[1]).toContain('rustle');
  });

  const seen: Readonly<Record<TableSoundFamily, readonly SoundName[]>> = {
    cards: ['deal', 'turn', 'rise', 'told'],
    wheels: ['tick', 'drop', 'rest', 'storm', 'ship'],
    dice: ['shake', 'fall'],
    buttons: ['lift', 'rake', 'left'],
    beads: ['roll', 'number'],
    numbers: ['number'],
    carps: ['number'],
    races: ['start', 'pace', 'finish', 'in', 'photo'],
    boats: ['start', 'pace', 'finish', 'in'],
    bouts: ['start', 'clash', 'hit', 'crest'],
  };
  const tableFamilies = Object.keys(seen).filter((family): family is TableSoundFamily => family in seen);
  const heardOf = (family: TableSoundFamily, names: readonly SoundName[]): string => {
    const sounds = createTableSounds({ family });
    return heard(sounds, () => {
      for (const name of names) sounds.play(name);
    }).join(' ');
  };

  it('of tables lets be heard what is seen there in a way of its own', () => {
    const voices = tableFamilies.map((family) => heardOf(family, seen[family]));
    expect(new Set(voices).size).toBe(tableFamilies.length);
    for (const family of tableFamilies)
      for (const name of seen[family]) expect(heardOf(family, [name])).not.toBe('');
  });

  it('of tables has the chips and the last seconds of all others', () => {
    // Notes of a win are played on the instrument of the table.
    for (const name of ['chip', 'taken', 'back', 'last'] as const)
      expect(new Set(tableFamilies.map((family) => heardOf(family, [name]))).size).toBe(1);
  });

  it('of tables plays a number that comes later a note higher, and in its time', () => {
    const notes = [0, 1, 9].map((higher) => {
      const sounds = createTableSounds({ family: 'numbers' });
      return heard(sounds, () => sounds.play('number', { higher, inMs: 120 })).join(' ');
    });
    expect(new Set(notes).size).toBe(3);
    expect(begun.every((at) => at === 0.12)).toBe(true);
  });
});

it('nothing sounds until the player has asked for it, and nothing once it is off again', () => {
  const sounds = createSounds('reels');
  sounds.play('great');
  expect(made).toEqual([]);
  sounds.setOn(true);
  sounds.play('great');
  expect(notesOf(made)).toHaveLength(5);
  sounds.setOn(false);
  sounds.play('great');
  expect(notesOf(made)).toHaveLength(5);
});

it('an ambience comes with the notes, stays for a while after each, and dies away where none follows', () => {
  const sounds = createSounds('reels');
  sounds.play('press');
  expect(made).toEqual([]);
  sounds.setOn(true);
  expect(made).toEqual([]);
  sounds.play('press');
  sounds.play('press');
  expect(made.filter((sound) => !/^triangle/.test(sound))).toEqual([
    'ambience',
    'fades 25',
    'ambience',
    'fades 25',
  ]);
});
