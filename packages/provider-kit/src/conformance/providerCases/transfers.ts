import { strictEqual } from 'node:assert/strict';
import { expectHeard, type Heard, type ProviderStatus } from '../wire.ts';
import { define, newId, offered, type ProviderContext, type ProviderGroup } from './context.ts';

/** Transfer wallets: money that a provider keeps (wallet protocol, Two wallet kinds). */

const step = 100;

/** A player of the case's own, with an account that starts empty. */
const account = (context: ProviderContext) => {
  const { wire, currency } = context;
  const player_id = newId('player');
  const move = (name: 'transferIn' | 'transferOut', transaction_id: string, amount: number) =>
    offered(context, name, { player_id, currency, transaction_id, amount });
  return {
    put: (id: string, amount: number) => move('transferIn', id, amount),
    take: (id: string, amount: number) => move('transferOut', id, amount),
    expectBalance: async (balance: number): Promise<void> => {
      expectHeard(await offered(context, 'transferBalance', { player_id, currency }), 'OK', { balance });
    },
    state: async (target_transaction_id: string): Promise<unknown> => {
      const heard = await wire.call('transferStatus', { player_id, target_transaction_id });
      return expectHeard(heard, 'OK').answer.transfer_status;
    },
  };
};

const count = (heard: readonly Heard<ProviderStatus>[], status: ProviderStatus): number =>
  heard.filter((one) => one.status === status).length;

export const transfers: ProviderGroup = {
  name: 'Transfer wallet',
  cases: [
    define('money goes in and out, and the balance tells', async (context) => {
      const player = account(context);
      await player.expectBalance(0);
      const [into, out] = [newId('in'), newId('out')];
      expectHeard(await player.put(into, 5 * step), 'OK', { transaction_id: into, balance: 5 * step });
      expectHeard(await player.take(out, 2 * step), 'OK', { transaction_id: out, balance: 3 * step });
      await player.expectBalance(3 * step);
      strictEqual(await player.state(into), 'done');
      strictEqual(await player.state(out), 'done');
    }),
    define(
      'a repeated transfer moves once; another amount under its id is DUPLICATE_MISMATCH',
      async (context) => {
        const player = account(context);
        const into = newId('in');
        for (let times = 0; times < 3; times += 1) expectHeard(await player.put(into, step), 'OK');
        expectHeard(await player.put(into, 2 * step), 'DUPLICATE_MISMATCH');
        expectHeard(await player.take(into, step), 'DUPLICATE_MISMATCH');
        await player.expectBalance(step);
      },
    ),
    define('INSUFFICIENT_FUNDS for more than there is, which then has failed for good', async (context) => {
      const player = account(context);
      expectHeard(await player.put(newId('in'), step), 'OK');
      const out = newId('out');
      expectHeard(await player.take(out, step + 1), 'INSUFFICIENT_FUNDS');
      strictEqual(await player.state(out), 'failed');
      expectHeard(await player.put(newId('in'), step), 'OK');
      expectHeard(await player.take(out, step + 1), 'INSUFFICIENT_FUNDS');
      await player.expectBalance(2 * step);
    }),
    define('50 identical transfers at once move once', async (context) => {
      const player = account(context);
      const into = newId('in');
      const heard = await Promise.all(Array.from({ length: 50 }, () => player.put(into, step)));
      strictEqual(count(heard, 'OK'), 50);
      await player.expectBalance(step);
    }),
    define('50 transfers out with money for 25: exactly 25 leave', async (context) => {
      const player = account(context);
      expectHeard(await player.put(newId('in'), 25 * step), 'OK');
      const heard = await Promise.all(Array.from({ length: 50 }, () => player.take(newId('out'), step)));
      strictEqual(count(heard, 'OK'), 25);
      strictEqual(count(heard, 'INSUFFICIENT_FUNDS'), 25);
      await player.expectBalance(0);
    }),
    define('a transfer that was told as failed before it came stays so', async (context) => {
      const player = account(context);
      await player.expectBalance(0);
      const into = newId('in');
      const isBound = (await player.state(into)) === 'failed';
      const late = await player.put(into, step);
      // Where it was told as unknown, it may come yet.
      if (isBound)
        strictEqual(late.status === 'OK', false, 'a transfer that was told as failed has moved money');
      await player.expectBalance(late.status === 'OK' ? step : 0);
    }),
    define('BAD_REQUEST for amounts that are none', async (context) => {
      const player = account(context);
      await player.expectBalance(0);
      for (const amount of [0, -1, 0.5, 2 ** 53]) {
        expectHeard(await player.put(newId('in'), amount), 'BAD_REQUEST', { field: 'amount' });
      }
      await player.expectBalance(0);
    }),
  ],
};
