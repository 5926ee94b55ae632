import { waitFor } from '@pavilion/testing';
import { expect, it } from 'vitest';
import { studioWire } from '../../shell/studioWire.fixture.ts';
import { openedOf, slipOf, viewOf } from '../table.fixture.ts';
import { createTableApi } from './api.ts';
import { storeOf } from './storeOf.fixture.ts';

/** A table over a real wire, whose studio answers each call by its path, and says one thing in each stream. */
const studio = studioWire();

const openTable = async (answers: {
  readonly state: () => unknown;
  readonly bet?: () => unknown;
  readonly said: unknown[];
}) => {
  const asked: string[] = [];
  const { table, balance, slips, results, following } = openedOf();
  const { state, bet, said } = answers;
  studio.answer = (request, response) => {
    const call = request.url?.split('/').at(-1) ?? '';
    asked.push(call);
    if (call === 'events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const next = said.shift();
      response.write(next === undefined ? ': nothing new\n\n' : `data: ${JSON.stringify(next)}\n\n`);
      return;
    }
    const told = call === 'open' ? openedOf() : call === 'bet' ? bet?.() : state();
    response.end(JSON.stringify(told ?? { table, balance, slips, results, following }));
  };
  const store = storeOf(createTableApi('tide-baccarat'));
  await store.open('ticket');
  return { store, asked };
};

it('a bet whose answer this page cannot read may lie on the table: the state of the table tells', async () => {
  const { table, results } = openedOf();
  let hasBet = false;
  const { store } = await openTable({
    bet: () => {
      hasBet = true;
      return { kind: 'placed', slip: { ...slipOf(), stake: 20 }, balance: '480.00' };
    },
    state: () =>
      hasBet ? { table, balance: '480.00', slips: [slipOf()], results, following: null } : undefined,
    said: [],
  });
  store.lay('banker');
  await store.press();
  await waitFor(() => store.getState().balance === '480.00');
  expect(store.getState()).toMatchObject({ phase: 'playing', slips: [slipOf()], laid: {} });
  store.end('left');
});

it('a stream that says what this page cannot read is taken up again, and what it missed is asked for', async () => {
  const current = { table: viewOf(4, 'closed'), balance: '490.00', slips: [], results: [], following: null };
  const { store, asked } = await openTable({
    state: () => current,
    said: [{ ...viewOf(4, 'drawn'), phase: 'dancing' }],
  });
  await waitFor(() => asked.filter((call) => call === 'events').length === 2);
  expect(asked.indexOf('state')).toBeLessThan(asked.lastIndexOf('events'));
  expect(store.getState()).toMatchObject({ balance: '490.00', table: { phase: 'closed' }, connected: true });
  store.end('left');
});
