import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import {
  percent,
  slotFeatures,
  statedOfBooks,
  statedOfChoices,
  statedOfGames,
  statedOfTables,
} from './stated.ts';

const page = readFileSync(new URL('../../../../docs/returns.md', import.meta.url), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

const all = [...statedOfGames(), ...statedOfChoices(), ...statedOfTables(), ...statedOfBooks()];

describe('docs/returns.md', () => {
  it('states every game of the catalogue', () => {
    expect([...new Set(all.map(({ gameCode }) => gameCode))].sort()).toEqual(
      catalogue.map(({ gameCode }) => gameCode).sort(),
    );
  });

  it.each(all.map(({ name, theory }) => [name, theory] as const))(
    'states %s with the theory that it has',
    (name, theory) => {
      const row = rows.find((line) => line.startsWith(`| ${name} | `));
      expect(row).toContain(` ${percent(theory)} `);
    },
  );

  it.each(slotFeatures().map((slot) => [slot.name, slot] as const))(
    'states the bonus, how often it comes and the greatest win of %s',
    (name, { feature, oneIn, greatest }) => {
      const cells = [name, `${feature}, 1 in ${oneIn.toFixed(1)}`, `${greatest.toLocaleString('en-US')} ×`];
      expect(rows).toContain(`| ${cells.join(' | ')} |`);
    },
  );
});
