import { strictEqual } from 'node:assert/strict';
import { everyFault, type Fault, nativeFaultWire, openFaultProxy, seeded } from '../../faults/index.ts';
import { walletCalls } from '../../walletCalls.ts';
import { type CaseContext, type CaseGroup, cashOf, define, expectEither } from '../case.ts';
import { Skip } from '../port.ts';
import { faultInWords, throughFault } from '../throughFault.ts';
import { type Body, type CallName, expectHeard, type HallWire } from '../wire.ts';

/** Every call with every fault between provider and hall, each with a client that does what the protocol asks of one. */

interface FaultyCall {
  readonly name: CallName;
  readonly play: (t: CaseContext, fault: Fault) => Promise<void>;
}

/** What a bet comes to: its stake is taken once, or, where its rollback came first, not at all. */
const stakes = (
  name: 'bet' | 'betWin',
  body: (t: CaseContext) => Body,
  net: (t: CaseContext) => number,
): FaultyCall => ({
  name,
  play: async (t, fault) => {
    const player = await t.player(2);
    const round = t.round(player);
    const transaction_id = t.id(name);
    const heard = await throughFault(t.wire, name, fault, (wire) =>
      wire.persist(name, { ...round.common, transaction_id, ...body(t) }),
    );
    if (fault.kind === 'rollback_first') {
      expectHeard(heard, 'CANCELLED_BEFORE');
      return t.expectCash(player, player.cash, `${name} after its rollback`);
    }
    expectHeard(heard, 'OK');
    await t.expectCash(player, player.cash + net(t), `${name} through a fault`);
    if (name === 'bet') expectHeard(await round.rollback(t.id('rb'), transaction_id), 'OK');
  },
});

/** A call on a bet that stands already, and what it makes of the player's cash. */
const onBet = (
  name: CallName,
  body: (t: CaseContext, bet: string) => Body,
  net: (t: CaseContext) => number,
): FaultyCall => ({
  name,
  play: async (t, fault) => {
    const player = await t.player(2);
    const round = t.round(player);
    const bet = t.id('bet');
    expectHeard(await round.bet(bet, 2 * t.unit), 'OK');
    const sent = { ...round.common, transaction_id: t.id(name), ...body(t, bet) };
    expectHeard(await throughFault(t.wire, name, fault, (wire) => wire.persist(name, sent)), 'OK');
    await t.expectCash(player, player.cash + net(t), `${name} through a fault`);
  },
});

const question = (name: 'balance' | 'txStatus', body: (t: CaseContext) => Body): FaultyCall => ({
  name,
  play: async (t, fault) => {
    const player = await t.player(0);
    const { playerId, sessionToken, currency } = player;
    const who = name === 'balance' ? { session_token: sessionToken } : {};
    const heard = await throughFault(t.wire, name, fault, (wire) =>
      wire.persist(name, { player_id: playerId, currency, ...who, ...body(t) }),
    );
    strictEqual(cashOf(expectHeard(heard, 'OK')), player.cash);
  },
});

const promoWin: FaultyCall = {
  name: 'promoWin',
  play: async (t, fault) => {
    const player = await t.player(0);
    const { playerId, currency } = player;
    const sent = {
      player_id: playerId,
      currency,
      transaction_id: t.id('promo'),
      campaign_id: 'conformance',
      amount: t.unit,
    };
    expectHeard(
      await throughFault(t.wire, 'promoWin', fault, (wire) => wire.persist('promoWin', sent)),
      'OK',
    );
    await t.expectCash(player, player.cash + t.unit, 'promo-win through a fault');
  },
};

const adjust: FaultyCall = {
  name: 'adjust',
  play: async (t, fault) => {
    const player = await t.player(1);
    const round = t.round(player);
    expectHeard(await round.bet(t.id('bet'), t.unit, { round_closed: true }), 'OK');
    const sent = { ...round.common, transaction_id: t.id('adjust'), amount: t.unit, reason: 'resettled' };
    const heard = await throughFault(t.wire, 'adjust', fault, (wire) => wire.persist('adjust', sent));
    if (heard.answer.field === 'x-key-id')
      throw new Skip('the key has not the permission for /wallet/adjust');
    expectHeard(heard, 'OK');
    await t.expectCash(player, player.cash, 'adjust through a fault');
  },
};

const faulty: readonly FaultyCall[] = [
  stakes(
    'bet',
    (t) => ({ amount: t.unit }),
    (t) => -t.unit,
  ),
  stakes(
    'betWin',
    (t) => ({ bet_amount: 2 * t.unit, win_amount: t.unit }),
    (t) => -t.unit,
  ),
  onBet(
    'win',
    (t, bet) => ({ bet_transaction_id: bet, amount: 3 * t.unit, round_closed: true }),
    (t) => t.unit,
  ),
  onBet(
    'rollback',
    (_t, bet) => ({ target_transaction_id: bet }),
    () => 0,
  ),
  onBet(
    'roundClose',
    (t) => ({ bet_total: 2 * t.unit, win_total: 0 }),
    (t) => -2 * t.unit,
  ),
  promoWin,
  adjust,
  question('balance', () => ({})),
  question('txStatus', (t) => ({ target_transaction_id: t.id('nothing') })),
];

const bets: ReadonlySet<CallName> = new Set(['bet', 'betWin']);

/** One round of a careful client through faults; answers what it makes of the cash by the hall's own definite words. */
const playRound = async (t: CaseContext, wire: HallWire, common: Body, n: number): Promise<number> => {
  const id = (what: string): string => `${String(common.round_id)}-${what}`;
  const bet = await wire.persist('bet', { ...common, transaction_id: id('bet'), amount: t.unit });
  expectEither(bet, ['OK', 'CANCELLED_BEFORE']);
  if (bet.status === 'CANCELLED_BEFORE') return 0;
  if (n % 3 === 0) {
    const target_transaction_id = id('bet');
    const rollback = await wire.persist('rollback', {
      ...common,
      transaction_id: id('rb'),
      target_transaction_id,
    });
    expectHeard(rollback, 'OK');
    return 0;
  }
  const amount = (n % 5) * t.unit;
  const won = { bet_transaction_id: id('bet'), amount, round_closed: true };
  const win = await wire.persist('win', { ...common, transaction_id: id('win'), ...won });
  // A bet whose first copy was answered and whose second had its rollback before it is told as OK and is gone.
  expectEither(win, ['OK', 'CANCELLED_BEFORE', 'BET_NOT_FOUND']);
  return win.status === 'OK' ? amount - t.unit : 0;
};

const soakRounds = 60;
const playersAtOnce = 6;

export const faults: CaseGroup = {
  name: 'Every call through every fault',
  cases: [
    ...faulty.flatMap(({ name, play }) =>
      everyFault
        .filter(({ kind }) => kind !== 'rollback_first' || bets.has(name))
        .map((fault) =>
          define(`${walletCalls[name].path} with ${faultInWords(fault)} has its effect once`, (t) =>
            play(t, fault),
          ),
        ),
    ),
    define(
      'rounds of a careful client with faults at every second message: not a unit is lost or made',
      async (t) => {
        const player = await t.player(soakRounds);
        const prefix = t.id('soak');
        // The draw leaves out what differs from run to run, so that a seed repeats its faults.
        const plan = seeded({ seed: t.seed, rate: 0.5, about: (text) => text.replaceAll(prefix, '') });
        const proxy = await openFaultProxy({
          target: t.wire.origin,
          wire: nativeFaultWire([t.wire.key]),
          plan,
        });
        const wire = t.wire.through(proxy.url);
        try {
          const { common } = t.round(player);
          let expected = player.cash;
          let next = 0;
          const play = async (): Promise<void> => {
            while (next < soakRounds) {
              const n = next++;
              const net = await playRound(t, wire, { ...common, round_id: `${prefix}-${n}` }, n);
              expected += net;
            }
          };
          await Promise.all(Array.from({ length: playersAtOnce }, play));
          await proxy.idle();
          await t.expectCash(player, expected, `after ${soakRounds} rounds with faults of seed ${t.seed}`);
        } finally {
          wire.close();
          await proxy.close();
        }
      },
    ),
  ],
};
