import { randomUUID } from 'node:crypto';
import { type BlossomView, blossomViewSchema } from '../tables/games/blossomFacts.ts';
import type { DecideAnswer, HandView, SlipView } from '../tables/views.ts';
import { KeptMoney } from './keptMoney.ts';
import type { Answer, StudioBench } from './studioBench.ts';
import { TableBench, type TableSeat } from './tableBench.ts';

/** A member with an ante of 10.00 at a seat of Golden Blossom. */
export interface Sitting {
  readonly player: string;
  readonly seat: TableSeat;
  readonly slip: string;
  readonly spot: string;
}

/** What a pot has come to, as it is stored. */
export interface PotRow {
  readonly seats: (string | null)[];
  readonly winner: number | null;
  readonly pot_minor: bigint;
  readonly paid_minor: bigint;
  readonly rake_minor: bigint;
}

/** Golden Blossom, whose seats decide against one another, at a provider that keeps its players' money itself. */
export class BlossomBench {
  readonly table: TableBench;
  readonly #bench: StudioBench;
  readonly #money: KeptMoney;

  constructor(bench: StudioBench) {
    this.#bench = bench;
    this.table = new TableBench(bench, 'golden-blossom');
    this.#money = new KeptMoney(bench, 'sbx-abacus-1');
  }

  cashOf(player: string): Promise<number> {
    return this.#money.cashOf(player);
  }

  /** Somebody new sits down with this much money, minor units. */
  async sit(amount = 100_000): Promise<Pick<Sitting, 'player' | 'seat'>> {
    const player = `player-${randomUUID()}`;
    await this.#money.bring(player, amount);
    return { player, seat: await this.table.sit(player, 0) };
  }

  /** Two members with an ante each at these seats of one pot, at a table that has just come to decide. */
  async sitPair(one: number, other: number): Promise<readonly [Sitting, Sitting]> {
    await this.table.fresh();
    const pair = [await this.#ante(one), await this.#ante(other)] as const;
    await this.table.until('deciding');
    return pair;
  }

  /** The same for one alone, with this much money. */
  async sitAlone(place: number, amount?: number): Promise<Sitting> {
    await this.table.fresh();
    const sitting = await this.#ante(place, amount);
    await this.table.until('deciding');
    return sitting;
  }

  async #ante(place: number, amount?: number): Promise<Sitting> {
    const { player, seat } = await this.sit(amount);
    const spot = `seat:${place}`;
    const { body } = await seat.bet({ [spot]: '10.00' });
    if (body.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(body)}`);
    return { player, seat, slip: body.slip.id, spot };
  }

  async slipOf({ seat, slip }: Sitting): Promise<SlipView> {
    const found = (await seat.state()).body.slips.find(({ id }) => id === slip);
    if (!found) throw new Error(`no slip ${slip}`);
    return found;
  }

  async handOf(sitting: Sitting): Promise<Omit<HandView, 'view'> & { readonly view: BlossomView }> {
    const hand = (await this.slipOf(sitting)).hands?.[0];
    if (!hand) throw new Error('no hand');
    return { ...hand, view: blossomViewSchema.parse(hand.view) };
  }

  choose(
    { seat, slip, spot }: Sitting,
    choice: string,
    nth: number,
    actionId?: string,
  ): Promise<Answer<DecideAnswer>> {
    return seat.decide(slip, choice, { spot, nth, ...(actionId !== undefined && { actionId }) });
  }

  /** Everybody holds, street after street, until the round is told. */
  async playOut(sittings: readonly Sitting[]): Promise<void> {
    for (let street = 0; street < 3 && (await this.table.round()).state === 'deciding'; street += 1)
      for (const sitting of sittings) {
        const { made, next } = await this.handOf(sitting);
        const holding = next.find((choice) => choice.startsWith('hold'));
        if (holding === undefined) continue;
        const { body } = await this.choose(sitting, holding, made.length);
        if (body.kind !== 'decided') throw new Error(`not held: ${JSON.stringify(body)}`);
      }
  }

  /** The pots of a round, in the order in which they were made. */
  async potsOf(round: number): Promise<PotRow[]> {
    const { rows } = await this.#bench.database.owner.query<PotRow>(
      `SELECT p.* FROM table_pot p JOIN table_round r ON r.id = p.table_round_id
        WHERE r.game_code = 'golden-blossom' AND r.number = $1 ORDER BY p.id`,
      [round],
    );
    return rows;
  }
}
