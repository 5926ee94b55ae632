import { randomUUID } from 'node:crypto';
import { sha256 } from '../fair/hash.ts';
import { later } from '../infra/clock.ts';
import { advanceTable, findLatest, nextStepAt } from '../tables/commands/advanceTable.ts';
import type { Made } from '../tables/engine/decisions.ts';
import { cardOf } from '../tables/engine/tableGame.ts';
import { findTable, type ServedTable } from '../tables/games/index.ts';
import type { TableRoundRow } from '../tables/rows.ts';
import {
  type BetAnswer,
  type DecideAnswer,
  type ProofView,
  type RevealAnswer,
  sessionHeader,
  type TableHistoryAnswer,
  type TableOpenAnswer,
  type TableState,
} from '../tables/views.ts';
import type { Answer, StudioBench } from './studioBench.ts';

export interface Stakes {
  readonly [spot: string]: string;
}

/** The number that a press keeps to itself until its round is sealed. */
export const numberOf = (actionId: string): string => actionId.replaceAll('-', '');

/** A player's page at a table: what a browser would hold and send. */
export interface TableSeat {
  readonly opened: TableOpenAnswer;
  readonly cookie: string;
  readonly bet: (stakes: Stakes, how?: { actionId?: string; round?: number }) => Promise<Answer<BetAnswer>>;
  /** Chooses for the hand of a slip. */
  readonly decide: (
    slip: string,
    choice: string,
    how?: { spot?: string; nth?: number; actionId?: string; round?: number },
  ) => Promise<Answer<DecideAnswer>>;
  /** Tells the numbers of these presses. */
  readonly reveal: (round: number, actionIds: readonly string[]) => Promise<Answer<RevealAnswer>>;
  readonly state: (resultsAfter?: number) => Promise<Answer<TableState>>;
  readonly history: () => Promise<Answer<TableHistoryAnswer>>;
  readonly call: <Body>(name: string, body: object) => Promise<Answer<Body>>;
}

/** A table of a studio bench: its seats, and its clock moved by hand. */
export class TableBench {
  readonly bench: StudioBench;
  readonly table: ServedTable;

  constructor(bench: StudioBench, gameCode: string) {
    const table = findTable(gameCode);
    if (!table) throw new Error(`no table ${gameCode}`);
    this.bench = bench;
    this.table = table;
  }

  /** A member with this much money sits down. */
  async sit(playerId: string, cash: number): Promise<TableSeat> {
    const { hall } = this.bench;
    if (!hall.books.players.has(playerId)) hall.books.addPlayer(playerId, 'USD', cash);
    return this.#open(await this.bench.launchUrl(playerId, this.table.gameCode));
  }

  async sitForFun(): Promise<TableSeat> {
    return this.#open(await this.bench.demoUrl(this.table.gameCode));
  }

  #open(url: URL): Promise<TableSeat> {
    return this.sitWith(url.searchParams.get('t') ?? '');
  }

  /** Whoever has this ticket sits down. */
  async sitWith(ticket: string): Promise<TableSeat> {
    const response = await fetch(`${this.bench.origin}/play/${this.table.gameCode}/api/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    });
    if (response.status !== 200) throw new Error(`open failed: ${response.status} ${await response.text()}`);
    const opened = (await response.json()) as TableOpenAnswer;
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return this.seatOf(opened, cookie);
  }

  seatOf(opened: TableOpenAnswer, cookie: string): TableSeat {
    const call = <Body>(name: string, body: object): Promise<Answer<Body>> =>
      this.bench.post<Body>(`/play/${this.table.gameCode}/api/${name}`, body, {
        [sessionHeader]: opened.session,
      });
    return {
      opened,
      cookie,
      call,
      bet: async (stakes, { actionId = randomUUID(), round } = {}) =>
        call<BetAnswer>('bet', {
          action_id: actionId,
          round: round ?? (await this.round()).number,
          stakes: Object.entries(stakes).map(([spot, amount]) => ({ spot, amount })),
          // One press brings one part of the draw, however often it is sent.
          entropy: sha256(numberOf(actionId)),
        }),
      decide: async (slip, choice, { spot = 'ante', nth = 0, actionId = randomUUID(), round } = {}) =>
        call<DecideAnswer>('decide', {
          action_id: actionId,
          round: round ?? (await this.round()).number,
          slip,
          spot,
          nth,
          choice,
        }),
      reveal: (round, actionIds) => call('reveal', { round, numbers: actionIds.map(numberOf) }),
      state: (resultsAfter = 0) => call('state', { results_after: resultsAfter }),
      history: () => call('history', {}),
    };
  }

  /** The round at the table. */
  async round(): Promise<TableRoundRow> {
    const round = await findLatest(this.bench.app.studio, this.table);
    return round ?? advanceTable(this.bench.app.studio, this.table);
  }

  /** Moves the clock to the moment of the next step, and takes it. */
  async step(): Promise<TableRoundRow> {
    const round = await this.round();
    const now = this.bench.clock.now();
    this.bench.clock.advance(Math.max(0, nextStepAt(round).getTime() - now.getTime()));
    await this.bench.app.runTables();
    return this.round();
  }

  /** Steps until the round at the table is in this state. */
  async until(state: TableRoundRow['state']): Promise<TableRoundRow> {
    for (let steps = 0; steps < 24; steps += 1) {
      const round = await this.step();
      if (round.state === state) return round;
    }
    throw new Error(`the table never came to ${state}`);
  }

  /** As if nothing had run until this long after the draw was due. */
  async sleepPastDraw(ms: number): Promise<void> {
    const { draws_at } = await this.round();
    const wake = later(draws_at, ms);
    this.bench.clock.advance(wake.getTime() - this.bench.clock.now().getTime());
  }

  /** The round at the table when it is open, the next as it opens otherwise. */
  async fresh(): Promise<TableRoundRow> {
    const round = await this.round();
    return round.state === 'open' ? round : this.until('open');
  }

  /** What these stakes, in minor units, come to by the round's stored outcome, and by what was chosen for hands. */
  worth(round: TableRoundRow, stakes: Readonly<Record<string, number>>, made: Made = []): number {
    const { payout } = this.table.judge(round.outcome, cardOf(this.table, round.server_seed_hash));
    return Object.entries(stakes).reduce((sum, [spot, stake]) => sum + (stake * payout(spot, made)) / 100, 0);
  }

  /** What everybody may know of a round. */
  async proof(number: number): Promise<ProofView> {
    const response = await fetch(`${this.bench.origin}/tables/${this.table.gameCode}/rounds/${number}`);
    return (await response.json()) as ProofView;
  }

  /** Whether the seat's last slip has a part in the draw of this round. */
  async isInDraw(seat: TableSeat, number: number): Promise<boolean> {
    const [last] = (await seat.history()).body.slips;
    return (await this.proof(number)).contributions.some(({ id }) => id === last?.id);
  }
}
