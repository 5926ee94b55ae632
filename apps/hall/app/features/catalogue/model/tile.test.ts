import { type Theme, themes } from '@pavilion/contract';
import { expect, it } from 'vitest';
import { iconOn } from './tile.ts';

const light: readonly Theme[] = ['H5_6', 'H5_8'];

it.each(themes)('on the ground of %s lies the picture that was made for it', (theme) => {
  const icons = { icon_light: '/art/games/koi-light', icon_dark: '/art/games/koi-dark' };
  expect(iconOn(theme, icons)).toBe(light.includes(theme) ? icons.icon_light : icons.icon_dark);
});
