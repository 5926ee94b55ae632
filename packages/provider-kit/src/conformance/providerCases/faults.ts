import { strictEqual } from 'node:assert/strict';
import { everyFault } from '../../faults/index.ts';
import { providerCalls } from '../../providerCalls.ts';
import { faultInWords, throughFault } from '../throughFault.ts';
import { expectHeard } from '../wire.ts';
import { define, newId, offered, type ProviderGroup } from './context.ts';

/** The hall's calls with every fault on their way, and a hall that asks again until it knows. */

const faults = everyFault.filter(({ kind }) => kind !== 'rollback_first');
const step = 100;

const transfer = (name: 'transferIn' | 'transferOut', before: number, after: number) =>
  faults.map((fault) =>
    define(`${providerCalls[name].path} with ${faultInWords(fault)} moves once`, async (context) => {
      const { wire, currency } = context;
      const player_id = newId('player');
      const account = { player_id, currency };
      expectHeard(await offered(context, 'transferBalance', account), 'OK', { balance: 0 });
      if (before > 0) {
        const opening = { ...account, transaction_id: newId('in'), amount: before };
        expectHeard(await wire.persist('transferIn', opening), 'OK', { balance: before });
      }
      const moved = { ...account, transaction_id: newId('move'), amount: step };
      const heard = await throughFault(wire, name, fault, (faulty) => faulty.persist(name, moved));
      expectHeard(heard, 'OK');
      expectHeard(await wire.persist('transferBalance', account), 'OK', { balance: after });
    }),
  );

export const providerFaults: ProviderGroup = {
  name: 'Calls through every fault',
  cases: [
    ...faults.map((fault) =>
      define(`${providerCalls.games.path} with ${faultInWords(fault)} is answered`, async ({ wire }) => {
        const plain = expectHeard(await wire.call('games', {}), 'OK');
        const heard = await throughFault(wire, 'games', fault, (faulty) => faulty.persist('games', {}));
        strictEqual(JSON.stringify(heard.answer.games), JSON.stringify(plain.answer.games));
      }),
    ),
    ...transfer('transferIn', 0, step),
    ...transfer('transferOut', 3 * step, 2 * step),
  ],
};
