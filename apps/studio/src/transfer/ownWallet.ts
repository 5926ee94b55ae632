import { randomUUID } from 'node:crypto';
import type { Outcome, WalletCalls, WalletClient, WalletRefusal } from '@pavilion/provider-kit';
import type { Clock } from '../infra/clock.ts';
import type { Db } from '../infra/studio.ts';
import { toWire } from '../play/money/transactionIds.ts';
import { readAccount } from './accounts.ts';
import { applyBet, applyRollback, applyWin, type Entry, isSessionLive, stateOf } from './entries.ts';

/** Calls that no game of a transfer provider makes. */
type Unused = 'promoWin' | 'adjust' | 'roundClose';

interface OwnWalletOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly gpId: number;
  /** The hall: it alone knows whose launch token it is. */
  readonly hall: WalletClient;
}

type Common = { readonly player_id: string; readonly currency: string; readonly request_id?: string };

/**
 * The wallet calls of a provider that keeps players' money itself. Games, recovery and fairness are the same whichever
 * wallet they play from: where a seamless provider asks the hall over the wire, this one asks the studio's own accounts,
 * by the same rules and with the same answers. Only the launch token is still changed at the hall.
 */
export const createOwnWallet = ({ db, clock, gpId, hall }: OwnWalletOptions): WalletClient => {
  const okShape = (body: Common, balance: bigint) => ({
    status: 'OK' as const,
    request_id: body.request_id ?? randomUUID(),
    balance: { cash: toWire(balance), bonus: 0 },
    currency: body.currency,
    processed_at: clock.now().toISOString(),
  });
  const refusal = (body: Common, status: WalletRefusal, balance?: bigint) => ({
    kind: 'refused' as const,
    answer: {
      status,
      request_id: body.request_id ?? randomUUID(),
      ...(balance !== undefined && {
        balance: { cash: toWire(balance), bonus: 0 },
        currency: body.currency,
      }),
      processed_at: clock.now().toISOString(),
    },
  });
  const keyOf = (body: Common) => ({ gpId, playerId: body.player_id, currency: body.currency });
  const posted = (
    body: Common & { readonly transaction_id: string },
    entry: Entry,
  ): Outcome<WalletCalls['bet']> =>
    entry.status === 'OK'
      ? {
          kind: 'ok',
          answer: {
            ...okShape(body, entry.balance),
            operator_tx_id: body.transaction_id.slice(-64),
            duplicate: entry.duplicate,
          },
        }
      : refusal(body, entry.status, entry.balance);
  const unused = async (body: Common) => refusal(body, 'BAD_REQUEST');
  const now = () => clock.now();

  return {
    authenticate: async (input) => {
      const outcome = await hall.authenticate(input);
      if (outcome.kind !== 'ok') return outcome;
      const { player_id: playerId, currency } = outcome.answer;
      const { balance } = await readAccount(db, { gpId, playerId, currency });
      return { kind: 'ok', answer: { ...outcome.answer, balance: { cash: toWire(balance), bonus: 0 } } };
    },
    balance: async (body) => {
      if (!(await isSessionLive(db, body.session_token))) return refusal(body, 'TOKEN_EXPIRED');
      const { balance } = await readAccount(db, keyOf(body));
      return { kind: 'ok', answer: okShape(body, balance) };
    },
    bet: async (body) => {
      const stake = { stake: BigInt(body.amount), win: 0n, kind: 'bet' as const };
      return posted(
        body,
        await applyBet(db, keyOf(body), body, { ...stake, closes: body.round_closed ?? false, at: now() }),
      );
    },
    betWin: async (body) => {
      const amounts = {
        stake: BigInt(body.bet_amount),
        win: BigInt(body.win_amount),
        kind: 'bet_win' as const,
      };
      return posted(body, await applyBet(db, keyOf(body), body, { ...amounts, closes: true, at: now() }));
    },
    win: async (body) => {
      const win = { win: BigInt(body.amount), closes: body.round_closed ?? false, at: now() };
      return posted(body, await applyWin(db, keyOf(body), body, win));
    },
    rollback: async (body) => posted(body, await applyRollback(db, keyOf(body), body, now())),
    txStatus: async (body) => {
      const state = await stateOf(db, gpId, body);
      const { balance } = await readAccount(db, keyOf(body));
      return { kind: 'ok', answer: { ...okShape(body, balance), transaction_status: state } };
    },
    ...({ promoWin: unused, adjust: unused, roundClose: unused } satisfies Pick<WalletClient, Unused>),
    close: () => undefined,
  };
};
