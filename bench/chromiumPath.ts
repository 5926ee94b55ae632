import { findChromium } from '../scripts/chromium.ts';
import { BenchError } from './table.ts';

/** Where the browser to measure with is. Throws `BenchError` when there is none. */
export const chromiumPath = (): string => {
  const path = findChromium();
  if (path === undefined) throw new BenchError('no Chromium: install it, or name it by CHROMIUM_PATH');
  return path;
};
