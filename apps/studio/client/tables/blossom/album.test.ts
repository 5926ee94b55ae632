import { expect, it } from 'vitest';
import { albumKinds, chanceOf, emptyAlbum, missingIn, readAlbum, textOfAlbum, withPetal } from './album.ts';

it('has a petal for each kind of hand, counts no round twice, and begins anew once it is whole', () => {
  const pair = withPetal(emptyAlbum, 'pair', 7);
  expect(pair).toEqual({ whole: 0, petals: ['pair'], round: 7, fresh: 'pair' });
  expect(withPetal(pair, 'flush', 7)).toBe(pair);
  expect(withPetal(pair, 'pair', 8)).toBe(pair);
  expect(withPetal(pair, 'quince', 8)).toBe(pair);
  expect(missingIn(pair)).toEqual(['triple', 'straight-flush', 'flush', 'straight', 'high']);
  const whole = albumKinds.reduce((album, kind, at) => withPetal(album, kind, at + 1), emptyAlbum);
  expect(whole).toEqual({ whole: 1, petals: [], round: 6, fresh: 'high' });
  expect(withPetal(whole, 'high', 9)).toMatchObject({ whole: 1, petals: ['high'] });
});

it('is kept as a text, and is empty where what was kept is none', () => {
  const album = withPetal(withPetal({ ...emptyAlbum, whole: 2 }, 'high', 7), 'flush', 9);
  // What has come before the page was opened is not celebrated again.
  expect(readAlbum(textOfAlbum(album))).toEqual({
    whole: 2,
    petals: ['flush', 'high'],
    round: 9,
    fresh: null,
  });
  for (const text of [null, 'quince', '-1 4 pair', '1.5 4']) expect(readAlbum(text)).toEqual(emptyAlbum);
});

it('says how rare each kind is, all of them together always', () => {
  expect(albumKinds.map(chanceOf)).toEqual(['0.24%', '0.22%', '4.96%', '3.26%', '16.94%', '74.39%']);
});
