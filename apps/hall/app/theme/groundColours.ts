import type { Theme } from '@pavilion/contract';

/** `--ground` of each theme in sRGB, for the browser's own bars (`theme-color` knows no variables). */
export const groundColours: Readonly<Record<Theme, string>> = {
  H5_1: '#0a0d16',
  H5_2: '#03130e',
  H5_3: '#1e0707',
  H5_4: '#01111d',
  H5_5: '#170b1b',
  H5_6: '#f3f6fa',
  H5_7: '#111212',
  H5_8: '#fcf4ec',
};
