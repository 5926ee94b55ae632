import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTableSounds, familyOf } from '../tables/shell/sound.ts';
import { createSounds } from './sound.ts';

/** What was made to sound: oscillators by their form, and rustles. */
const made: string[] = [];

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
    start(): void {
      if (!this.loop) made.push(kind === 'tone' ? `${this.type} ${hz}` : kind);
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

  it('of tables draws like itself', () => {
    const voices = ['tide-baccarat', 'moon-roulette', 'hare-derby'].map((gameCode) => {
      const sounds = createTableSounds(familyOf(gameCode));
      return heard(sounds, () => sounds.play('draw')).join(' ');
    });
    expect(new Set(voices).size).toBe(3);
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
