// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { gameKeyOf } from './keys.ts';

/** A key that is pressed on what this markup ends in. */
const pressOn = (html: string, key: { code: string; key: string } & Partial<KeyboardEventInit>) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-here]') ?? document.body;
  const { code, key: sign, ...more } = key;
  return {
    code,
    key: sign,
    target,
    repeat: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  };
};

const space = { code: 'Space', key: ' ' };
const sound = { code: 'KeyM', key: 'm' };
const up = { code: 'ArrowUp', key: 'ArrowUp' };
const enter = { code: 'Enter', key: 'Enter' };
const back = { code: 'Backspace', key: 'Backspace' };
const help = { code: 'Slash', key: '?' };

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a key', () => {
  it.each([
    ['on the page', '', space, 'Space'],
    ['on the button that plays', '<button data-action="play" data-here></button>', space, 'Space'],
    ['on a button that was pressed before', '<button data-here></button>', sound, 'KeyM'],
    ['on a chip that was chosen', '<input type="radio" data-here>', { code: 'Digit2', key: '2' }, 'Digit2'],
    ['on a chip, to take one back', '<input type="radio" data-here>', back, 'Backspace'],
    ['on the page, to bet', '', enter, 'Enter'],
    ['with a sign, wherever it lies on the keyboard', '', help, '?'],
  ])('%s is the game’s', (_, html, key, told) => {
    expect(gameKeyOf(pressOn(html, key), true)).toBe(told);
  });

  it.each([
    ['in a field', '<input data-here>', sound],
    ['in a field, an arrow too', '<input data-here>', up],
    ['in an open panel', '<dialog open><p data-here></p></dialog>', sound],
    ['that presses another button', '<button data-here></button>', space],
    ['that chooses a chip with the space bar', '<input type="radio" data-here>', space],
    ['that chooses a chip with an arrow', '<input type="radio" data-here>', up],
    ['that presses a button with Enter', '<button data-action="play" data-here></button>', enter],
    ['that takes back a letter', '<input type="text" data-here>', back],
    ['that is held down', '', { ...sound, repeat: true }],
    ['that is held down to bet', '', { ...enter, repeat: true }],
    ['with another beside it', '', { ...sound, ctrlKey: true }],
  ])('%s is not', (_, html, key) => {
    expect(gameKeyOf(pressOn(html, key), true)).toBeNull();
  });

  it('with a letter or sign is not heard once those are switched off; others are', () => {
    for (const key of [sound, help, { code: 'Digit1', key: '1' }])
      expect(gameKeyOf(pressOn('', key), false)).toBeNull();
    expect(gameKeyOf(pressOn('', space), false)).toBe('Space');
    expect(gameKeyOf(pressOn('', up), false)).toBe('ArrowUp');
  });
});
