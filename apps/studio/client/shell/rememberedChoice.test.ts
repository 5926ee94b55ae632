import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberedChoice } from './rememberedChoice.ts';
import { rememberedSwitch } from './rememberedSwitch.ts';

afterEach(() => void vi.unstubAllGlobals());

const browserWith = (kept: Map<string, string>): void =>
  void vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });

const memory = () => rememberedChoice('fruit', ['apple', 'pear', 'plum'], 'pear');

describe('a choice', () => {
  it('is remembered by its name, and is the usual one before', () => {
    const kept = new Map<string, string>();
    browserWith(kept);
    expect(memory().read()).toBe('pear');
    memory().write('plum');
    expect(kept).toEqual(new Map([['fruit', 'plum']]));
    expect(memory().read()).toBe('plum');
  });

  it('that is offered no more is forgotten', () => {
    browserWith(new Map([['fruit', 'quince']]));
    expect(memory().read()).toBe('pear');
  });

  it('lasts for the page where the browser keeps nothing', () => {
    expect(() => memory().write('plum')).not.toThrow();
    expect(memory().read()).toBe('pear');
  });
});

it('a switch is a choice of two', () => {
  const kept = new Map<string, string>();
  browserWith(kept);
  const lamp = rememberedSwitch('lamp', true);
  expect(lamp.read()).toBe(true);
  lamp.write(false);
  expect([lamp.read(), rememberedSwitch('lamp', true).read(), kept.get('lamp')]).toEqual([false, false, '0']);
});
