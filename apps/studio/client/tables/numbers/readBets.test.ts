import { beforeAll, describe, expect, it } from 'vitest';
import { studioLocales } from '../../../src/locale.ts';
import { findTable } from '../../../src/tables/games/index.ts';
import { loadWords } from '../../shell/spoken.ts';
import * as carps from '../carps/typed.ts';
import * as digits from '../digits/typed.ts';
import * as fastThree from '../fastThree/typed.ts';
import * as fireflies from '../fireflies/typed.ts';
import * as sixMark from '../sixMark/typed.ts';
import type { TypedForm } from './readBets.ts';

beforeAll(async () => {
  await Promise.all(studioLocales.map(loadWords));
});

const typings = {
  'abacus-three': digits.formsIn,
  'five-minute-lanterns': fastThree.formsIn,
  'firefly-ten': fireflies.formsIn,
  'seven-storey-draw': sixMark.formsIn,
  'eight-carp-draw': carps.formsIn,
} as const;

const groups: readonly (readonly [keyof typeof typings, string, string])[] = [
  ['abacus-three', 'number', ''],
  ['abacus-three', 'place', '2'],
  ['abacus-three', 'place', 'any'],
  ['abacus-three', 'sum', ''],
  ['abacus-three', 'form', ''],
  ['abacus-three', 'duel', ''],
  ['five-minute-lanterns', 'sum', ''],
  ['five-minute-lanterns', 'triple', ''],
  ['five-minute-lanterns', 'double', ''],
  ['five-minute-lanterns', 'trio', ''],
  ['five-minute-lanterns', 'pair', ''],
  ['firefly-ten', 'place', '7'],
  ['firefly-ten', 'sum', ''],
  ['firefly-ten', 'duel', ''],
  ['seven-storey-draw', 'special', ''],
  ['seven-storey-draw', 'facets', ''],
  ['seven-storey-draw', 'regular', ''],
  ['seven-storey-draw', 'combined', 'two'],
  ['seven-storey-draw', 'combined', 'three'],
  ['seven-storey-draw', 'combined', 'two-special'],
  ['seven-storey-draw', 'any', ''],
  ['eight-carp-draw', 'tickets', ''],
  ['eight-carp-draw', 'first', ''],
];

const formOf = (game: keyof typeof typings, group: string, place = '', id?: string): TypedForm => {
  const forms: readonly TypedForm[] = typings[game]('en_US', group, place);
  const form = id === undefined ? forms[0] : forms.find((one) => one.id === id);
  if (!form) throw new Error(`nothing is typed in ${group} of ${game}`);
  return form;
};

const spots = (...named: string[]) => ({ kind: 'spots', spots: named });

describe('what is typed at a lottery', () => {
  it.each(groups)('%s %s %s reads its own example as places of the table', (game, group, place) => {
    const table = findTable(game);
    for (const locale of studioLocales) {
      for (const form of typings[game](locale, group, place)) {
        expect(form.name, locale).not.toBe('');
        const read = form.read(form.example);
        expect(read.kind, form.example).toBe('spots');
        if (read.kind !== 'spots') continue;
        expect(read.spots.length).toBeGreaterThan(1);
        expect(read.spots.filter((spot) => !table?.isSpot(spot))).toEqual([]);
      }
    }
  });

  it('names the places of the group and the place that are open', () => {
    expect(formOf('firefly-ten', 'place', '4').read('1 3 10')).toEqual(
      spots('place:4:1', 'place:4:3', 'place:4:10'),
    );
    expect(formOf('firefly-ten', 'duel', '', 'tiger').read('2')).toEqual(spots('duel:2:tiger'));
    expect(formOf('seven-storey-draw', 'special').read('7 12 33')).toEqual(
      spots('special:7', 'special:12', 'special:33'),
    );
    expect(formOf('abacus-three', 'place', '3').read('0,9')).toEqual(spots('place:3:0', 'place:3:9'));
    expect(formOf('abacus-three', 'number').read('042 808')).toEqual(spots('straight:042', 'straight:808'));
    expect(formOf('abacus-three', 'number', '', 'box').read('420')).toEqual(spots('box:024'));
    expect(formOf('five-minute-lanterns', 'trio').read('652')).toEqual(spots('trio:2-5-6'));
    expect(formOf('five-minute-lanterns', 'double').read('44')).toEqual(spots('double:4'));
  });

  it('reads digits and separators of other tongues, and numbers with a nought before them', () => {
    const form = formOf('seven-storey-draw', 'special');
    expect(form.read('०७、১২；３３')).toEqual(spots('special:7', 'special:12', 'special:33'));
  });

  it('reads several tickets, parted by a sign or by two dots', () => {
    const form = formOf('eight-carp-draw', 'tickets');
    const both = spots('pick:030711', 'pick:0409');
    for (const text of ['3 7 11 / 4 9', '3.7.11..4.9', '11,7,3; 9,4', ' 3 7 11 // 4 9 /'])
      expect(form.read(text), text).toEqual(both);
  });

  it('takes nothing where something is wrong, and says what', () => {
    const special = formOf('seven-storey-draw', 'special');
    expect(special.read(' , ')).toEqual({ kind: 'empty' });
    expect(special.read('7 x9')).toEqual({ kind: 'strange', part: 'x9' });
    expect(special.read('7 50')).toEqual({ kind: 'outside', part: '50' });
    expect(special.read('0')).toEqual({ kind: 'outside', part: '0' });
    expect(special.read('7 12 07')).toEqual({ kind: 'twice', part: '07' });
    expect(special.read('99999999999999999999')).toEqual({ kind: 'outside', part: '999999999999' });
    const box = formOf('abacus-three', 'number', '', 'box');
    expect(box.read('777')).toEqual({ kind: 'outside', part: '777' });
    expect(box.read('12')).toEqual({ kind: 'outside', part: '12' });
    expect(box.read('042 240')).toEqual({ kind: 'twice', part: '240' });
    expect(formOf('five-minute-lanterns', 'trio').read('122')).toEqual({ kind: 'outside', part: '122' });
    expect(formOf('five-minute-lanterns', 'triple').read('11')).toEqual({ kind: 'outside', part: '11' });
    expect(formOf('abacus-three', 'duel').read('21')).toEqual({ kind: 'outside', part: '21' });
    const tickets = formOf('eight-carp-draw', 'tickets');
    expect(tickets.read('3 7 / 1 2 3 4 5 6 7 8 9')).toEqual({ kind: 'long', part: '8' });
    expect(tickets.read('3 7 / 7 3')).toEqual({ kind: 'twice', part: '7 3' });
    expect(tickets.read('3 3')).toEqual({ kind: 'twice', part: '3' });
    expect(tickets.read('3 / 21')).toEqual({ kind: 'outside', part: '21' });
    expect(tickets.read(' / ')).toEqual({ kind: 'empty' });
  });

  it('reads tickets of as many numbers as their kind has, the lower first', () => {
    const two = formOf('seven-storey-draw', 'combined', 'two');
    expect(two.read('7 33')).toEqual(spots('two:7-33'));
    expect(two.read('33 7 / 9.4 / 49、1')).toEqual(spots('two:7-33', 'two:4-9', 'two:1-49'));
    expect(formOf('seven-storey-draw', 'combined', 'two-special').read('33 7')).toEqual(
      spots('two-special:7-33'),
    );
    const three = formOf('seven-storey-draw', 'combined', 'three');
    expect(three.read('33 7 12')).toEqual(spots('three:7-12-33'));
    expect(three.read('7 33')).toEqual({ kind: 'short', part: '3' });
    expect(three.read('7 12 33 / 4')).toEqual({ kind: 'short', part: '3' });
    expect(two.read('7 12 33')).toEqual({ kind: 'long', part: '2' });
    expect(two.read('7 7')).toEqual({ kind: 'twice', part: '7' });
    expect(two.read('7 33 / 33 7')).toEqual({ kind: 'twice', part: '33 7' });
    expect(two.read('7 50')).toEqual({ kind: 'outside', part: '50' });
    expect(formOf('seven-storey-draw', 'any', '', 'animal').read('1 12')).toEqual(
      spots('any-animal:1', 'any-animal:12'),
    );
  });
});
