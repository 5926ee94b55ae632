import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asNginx, lookAtCells, readDirectory } from './directory.ts';
import { cellsMax, takeNumber } from './numbers.ts';

let one: TestDatabase;
let two: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-directory-'));
  [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  for (const [place, { owner }] of [one, two].entries()) {
    const id = place + 1;
    await owner.query(
      `INSERT INTO site (id, code, name, languages, currencies) VALUES ($1, $2, 'Site', '{zh_CN}', '{RMB}')`,
      [id, `s${id}`],
    );
    await owner.query('INSERT INTO site_host (host, site_id) VALUES ($1, $2)', [`s${id}.test`, id]);
    await takeNumber(owner, { number: id, cells: cellsMax }, []);
  }
});
afterAll(async () => {
  await Promise.all([one.drop(), two.drop()]);
  rmSync(folder, { recursive: true });
});

const directory = (change: object = {}) => {
  const path = join(folder, 'cells.json');
  const cells = [
    { number: 1, name: 'one', database: { env: 'CELL_ONE' }, processes: ['10.0.0.1:3000', '10.0.0.2:3000'] },
    { number: 2, name: 'two', database: two.url, processes: ['10.0.1.1:3000'], ...change },
  ];
  writeFileSync(path, JSON.stringify({ cells }));
  return readDirectory(path, { CELL_ONE: one.url });
};

test('the directory tells which site lives where, and nginx which host goes where', async () => {
  const standings = await lookAtCells(directory());
  expect(
    standings.map(({ cell, sites, faults }) => [cell.name, sites.map(({ code }) => code), faults]),
  ).toEqual([
    ['one', ['s1'], []],
    ['two', ['s2'], []],
  ]);
  const settings = asNginx(standings);
  expect(settings).toContain('upstream cell_one {\n  server 10.0.0.1:3000;\n  server 10.0.0.2:3000;');
  expect(settings).toContain('  s1.test cell_one;\n  s2.test cell_two;');
});

test('a site that has gone from a cell is no more its own, and one that two cells claim is told', async () => {
  await two.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 's1', 'Site', '{zh_CN}', '{RMB}')`,
  );
  await two.owner.query(`INSERT INTO site_host (host, site_id) VALUES ('s1.test', 1)`);
  const both = await lookAtCells(directory());
  expect(both[0]?.faults).toContain('host s1.test lives in one and two');
  expect(() => asNginx(both)).toThrow('lives in one and two');

  await one.owner.query(`INSERT INTO cell.site (site_id, state, closed_at) VALUES (1, 'gone', '-infinity')`);
  const moved = await lookAtCells(directory());
  expect(asNginx(moved)).toContain('  s1.test cell_two;');
  await one.owner.query('DELETE FROM cell.site');
  await two.owner.query(`DELETE FROM site_host WHERE site_id = 1`);
  await two.owner.query('DELETE FROM site WHERE id = 1');
});

test('what is wrong with a cell is told: another number, no answer, an address that nobody gave', async () => {
  const astray = await lookAtCells(directory({ number: 5 }));
  expect(astray[1]?.faults).toContain('says that it is cell 2');
  const [, silent] = await lookAtCells(directory({ database: 'postgres://nobody@127.0.0.1:9/none' }));
  expect(silent?.faults.join()).toContain('does not answer');
  expect(() => directory({ database: { env: 'CELL_TWO' } })).toThrow('not in the environment');
  expect(() => directory({ number: 1 })).toThrow('a number is taken twice');
});
