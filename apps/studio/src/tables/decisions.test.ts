import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';

let bench: StudioBench;
let table: TableBench;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'moonlit-three');
});
afterAll(() => bench.close());

describe('a round in which players decide', () => {
  it('walks', async () => {
    await table.fresh();
    const seat = await table.sitForFun();
    const placed = (await seat.bet({ ante: '10.00', 'pair-plus': '5.00' })).body;
    if (placed.kind !== 'placed') throw new Error('not placed');
    const round = await table.until('deciding');
    console.log(JSON.stringify((await seat.state()).body, null, 1));
    const a = await seat.call('decide', {
      action_id: randomUUID(),
      round: round.number,
      slip: placed.slip.id,
      spot: 'ante',
      nth: 0,
      choice: 'play',
    });
    console.log(JSON.stringify(a));
    console.log((await table.round()).state);
    await table.until('settled');
    console.log(JSON.stringify((await seat.history()).body, null, 1));
  });
});
