import { expect, it } from 'vitest';
import { againIn } from './again.ts';

it.each<[string, ReturnType<typeof againIn>]>([
  ['?again=1.2.koi-lantern', { gpId: 1, gameType: 2, gameCode: 'koi-lantern' }],
  ['?again=1.7.koi-lantern&x=1', { gpId: 1, gameType: 7, gameCode: 'koi-lantern' }],
  ['', null],
  ['?again=', null],
  ['?again=1.1.koi-lantern', null],
  ['?again=1.2.../../etc', null],
  ['?again=1.2.koi%20lantern', null],
])('what is to be opened again in %s', (search, game) => {
  expect(againIn(search)).toEqual(game);
});
