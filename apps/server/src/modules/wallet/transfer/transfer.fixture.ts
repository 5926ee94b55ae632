import { createProviderClient, providerBasePath } from '@pavilion/provider-kit';
import { waitFor } from '@pavilion/testing';
import { type LoggedIn, openPlayHall, type PlayHall } from '../../play/play.fixture.ts';
import { lantern, type TestProvider } from '../hall.fixture.ts';
import { type FakeProvider, openProvider } from '../provider.fixture.ts';
import { clearUp } from './commands/clearUp.ts';
import type { TransferDeps } from './deps.ts';
import { findTransferDifferences } from './differences.ts';
import { sweepAway } from './sweepAway.ts';

/** A hall with a provider that keeps its players' money itself, and goes wrong on command. */

export const abacus: TestProvider = {
  gpId: 4,
  key: { keyId: 'key-abacus', secret: 'abacus secret' },
  game: 'beads',
};
export const beads = { gpId: 4, game_type: 2, game_code: 'beads' };
/** A game of a seamless provider, which takes its stakes from the main wallet. */
export const koi = { gpId: lantern.gpId, game_type: 2, game_code: lantern.game };

/**
 * - `lost`: the request never arrives.
 * - `unanswered`: it is done, and the answer is lost.
 * - `late`: it is done when `release` is called, which nobody waits for any more.
 * - a status: refused.
 */
export type Trouble = 'lost' | 'unanswered' | 'late' | { readonly status: string };
type TransferCall = 'transferIn' | 'transferOut' | 'transferBalance' | 'transferStatus';

interface Moved {
  readonly player: string;
  readonly content: string;
}

/** The provider's own books: what it did, once per transaction id. */
export class Bank {
  readonly balances = new Map<string, number>();
  readonly inPlay = new Map<string, number>();
  readonly moved = new Map<string, Moved>();
  /** Ids that were asked about before they came. */
  readonly voided = new Set<string>();
  /** What `transfer/status` says of an id that it does not know. */
  unknownWord: 'failed' | 'unknown' = 'failed';
  readonly #troubles = new Map<TransferCall, Trouble[]>();
  readonly #provider: FakeProvider;
  readonly #late: (() => void)[] = [];

  constructor(provider: FakeProvider) {
    this.#provider = provider;
    for (const call of ['transferIn', 'transferOut', 'transferBalance', 'transferStatus'] as const)
      provider.answer(call, (body) => this.#meet(call, body));
    provider.answer('gameLaunch', () => ({ url: `${provider.origin}/play` }));
  }

  /** The next calls of this name meet these, one after another. */
  fail(call: TransferCall, ...troubles: Trouble[]): void {
    this.#troubles.set(call, [...(this.#troubles.get(call) ?? []), ...troubles]);
  }

  /** How often a call came. */
  count(call: TransferCall): number {
    return this.#provider.received.filter((received) => received.call === call).length;
  }

  balanceOf(who: LoggedIn): number {
    return this.balances.get(String(who.memberId)) ?? 0;
  }

  /** The player wins or loses at the provider. */
  play(who: LoggedIn, result: number): void {
    this.balances.set(String(who.memberId), this.balanceOf(who) + result);
  }

  /** Lets requests be done that came long ago; answers how many. */
  release(): number {
    const late = this.#late.splice(0);
    for (const go of late) go();
    return late.length;
  }

  #meet(
    call: TransferCall,
    body: Readonly<Record<string, unknown>>,
  ): object | 'silence' | Promise<object | 'silence'> {
    const trouble = this.#troubles.get(call)?.shift();
    if (trouble === 'lost') return 'silence';
    if (trouble === 'late')
      return new Promise((resolve) => this.#late.push(() => resolve(this.#answer(call, body))));
    if (typeof trouble === 'object') return trouble;
    const answer = this.#answer(call, body);
    return trouble === 'unanswered' ? 'silence' : answer;
  }

  #answer(call: TransferCall, body: Readonly<Record<string, unknown>>): object {
    const player = String(body.player_id);
    switch (call) {
      case 'transferIn':
        return this.#move(player, body, Number(body.amount));
      case 'transferOut':
        return this.#move(player, body, -Number(body.amount));
      case 'transferBalance':
        return { balance: this.balances.get(player) ?? 0, in_play: this.inPlay.get(player) ?? 0 };
      case 'transferStatus': {
        const id = String(body.target_transaction_id);
        if (this.moved.has(id)) return { transfer_status: 'done' };
        if (this.unknownWord === 'failed') this.voided.add(id);
        return { transfer_status: this.unknownWord };
      }
    }
  }

  #move(player: string, body: Readonly<Record<string, unknown>>, by: number): object {
    const id = String(body.transaction_id);
    const content = `${player} ${by}`;
    const balance = this.balances.get(player) ?? 0;
    const known = this.moved.get(id);
    if (known && known.content !== content) return { status: 'DUPLICATE_MISMATCH' };
    if (known) return { transaction_id: id, balance };
    if (this.voided.has(id)) return { status: 'BAD_REQUEST', field: 'transaction_id' };
    if (balance + by < 0) return { status: 'INSUFFICIENT_FUNDS' };
    this.moved.set(id, { player, content });
    this.balances.set(player, balance + by);
    return { transaction_id: id, balance: balance + by };
  }
}

export interface Money {
  readonly main: number;
  readonly inTransit: number;
  /** What the books say that lies at the provider. */
  readonly wallet: number;
}

export interface TransferHall {
  readonly house: PlayHall;
  readonly bank: Bank;
  /** Starts a game as the page does. */
  readonly play: (who: LoggedIn, game?: object) => ReturnType<PlayHall['call']>;
  /** The events of this name that the member was told, oldest first. */
  readonly eventsOf: (who: LoggedIn, name: string) => ReturnType<PlayHall['eventsOf']>;
  /** Waits until the member was told of a start, by its address or by why there is none; answers the last. */
  readonly launched: (who: LoggedIn) => Promise<Awaited<ReturnType<PlayHall['eventsOf']>>[number]>;
  /** The wire to the provider by a client that waits less long than the protocol's 3 s. */
  readonly hasty: () => Promise<Pick<TransferDeps, 'providers'>>;
  readonly moneyOf: (who: LoggedIn) => Promise<Money>;
  /** What the provider's house account has won. */
  readonly houseResult: () => Promise<number>;
  readonly transfersOf: (
    who: LoggedIn,
  ) => Promise<{ direction: string; amount_minor: bigint; state: string; refusal: string | null }[]>;
  /** Whatever the ledger finds wrong with itself, and with the transfers. */
  readonly differences: () => Promise<unknown[]>;
  /** A game session at the provider, as an open game has it; answers its id. */
  readonly openGame: (who: LoggedIn) => Promise<bigint>;
  readonly closeGames: (who: LoggedIn) => Promise<void>;
  /** Runs the jobs as time goes by, until nothing is left to do. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const roundsMax = 40;

export const openTransferHall = async (): Promise<TransferHall> => {
  const house = await openPlayHall();
  const { owner } = house.hall.database;
  await owner.query(`
    INSERT INTO provider (gp_id, gp_code, name, wallet, mark)
      VALUES (4, 'ABACUS', '{"en_US": "Abacus House"}', 'transfer', 'ABACUS');
    INSERT INTO site_provider (site_id, gp_id) VALUES (1, 4);
    INSERT INTO game (id, gp_id, gt_id, game_code, names, state, motif)
      VALUES (41, 4, 2, 'beads', '{"en_US": "Beads"}', 'live', 'abacus');
    INSERT INTO site_game (site_id, game_id) VALUES (1, 41);`);
  const provider = await openProvider(house.hall, abacus);
  const bank = new Bank(provider);
  const rowsOf = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await owner.query(text, values)).rows as Row[];

  const client = createProviderClient({
    baseUrl: `${provider.origin}${providerBasePath}`,
    key: abacus.key,
    timeoutMs: 200,
    nowMs: () => house.hall.clock.now().getTime(),
  });

  const eventsOf: TransferHall['eventsOf'] = async (who, name) =>
    (await house.eventsOf(who)).filter(({ event }) => event === name);

  return {
    house,
    bank,
    play: (who, game = beads) => house.call(who, '/member/game/play1', game),
    eventsOf,
    launched: (who) => waitFor(async () => (await eventsOf(who, 'game_url')).at(-1)),
    hasty: async () => {
      const wire = await house.transferDeps.providers.wireOf(abacus.gpId);
      return { providers: { wireOf: async () => wire && { ...wire, client } } };
    },
    moneyOf: async ({ memberId }) => {
      const rows = await rowsOf<{ purpose: string; minor: bigint }>(
        `SELECT purpose, sum(balance_minor)::bigint AS minor FROM ledger.account
         WHERE owner_kind = 'member' AND owner_id = $1 GROUP BY purpose`,
        [memberId],
      );
      const of = (purpose: string) => Number(rows.find((row) => row.purpose === purpose)?.minor ?? 0n);
      return { main: of('main'), inTransit: of('in_transit'), wallet: of('provider_wallet') };
    },
    houseResult: async () => {
      const rows = await rowsOf<{ minor: bigint }>(
        `SELECT coalesce(sum(ledger.balance_of(id)), 0)::bigint AS minor FROM ledger.account
         WHERE owner_kind = 'provider' AND owner_id = 4 AND purpose = 'house'`,
      );
      return Number(rows[0]?.minor);
    },
    transfersOf: ({ memberId }) =>
      rowsOf(
        'SELECT direction, amount_minor, state, refusal FROM wallet_transfer WHERE member_id = $1 ORDER BY id',
        [memberId],
      ),
    differences: async () => [
      ...(await rowsOf('SELECT * FROM ledger.differences()')),
      ...(await findTransferDifferences(house.hall.database.pool)),
    ],
    openGame: async ({ memberId }) => {
      await house.hall.addSession(memberId, abacus);
      const rows = await rowsOf<{ id: bigint }>(
        'SELECT id FROM game_session WHERE member_id = $1 AND ended_at IS NULL',
        [memberId],
      );
      return rows[0]?.id ?? 0n;
    },
    closeGames: async ({ memberId }) => {
      await owner.query(
        `UPDATE game_session SET state = 'closed', ended_at = $2, end_reason = 'left'
         WHERE member_id = $1 AND ended_at IS NULL`,
        [memberId, house.hall.clock.now()],
      );
    },
    settle: async () => {
      for (let rounds = 0; rounds < roundsMax; rounds += 1) {
        await clearUp(house.transferDeps);
        await sweepAway(house.transferDeps);
        const open = await rowsOf(
          `SELECT FROM wallet_transfer WHERE state IN ('created', 'sent', 'unknown')
           UNION ALL SELECT FROM transfer_wallet WHERE away`,
        );
        if (open.length === 0) return;
        house.hall.clock.advance(30_000);
      }
    },
    close: async () => {
      client.close();
      await provider.close();
      await house.close();
    },
  };
};
