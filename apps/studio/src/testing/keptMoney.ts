import { randomUUID } from 'node:crypto';
import type { StudioBench } from './studioBench.ts';

/** Money of players at a provider that keeps it itself: the hall brings it, and asks for it. */
export class KeptMoney {
  readonly #bench: StudioBench;
  readonly #key: string;

  /** `key`: the key by which the hall calls this provider. */
  constructor(bench: StudioBench, key: string) {
    this.#bench = bench;
    this.#key = key;
  }

  /** What a player has there, minor units; `NaN` where the provider does not say. */
  async cashOf(player: string, currency = 'USD'): Promise<number> {
    const outcome = await this.#asHall((hall) => hall.transferBalance({ player_id: player, currency }));
    return outcome.kind === 'ok' ? outcome.answer.balance : Number.NaN;
  }

  /** Adds a player who brings so much, minor units; whoever is there already brings nothing more. */
  async bring(player: string, amount: number, currency = 'USD'): Promise<void> {
    const { books } = this.#bench.hall;
    if (books.players.has(player)) return;
    books.addPlayer(player, currency, 0);
    const transfer = { player_id: player, currency, transaction_id: randomUUID(), amount };
    await this.#asHall((hall) => hall.transferIn(transfer));
  }

  async #asHall<Answer>(ask: (hall: ReturnType<StudioBench['asHall']>) => Promise<Answer>): Promise<Answer> {
    const hall = this.#bench.asHall(this.#key);
    try {
      return await ask(hall);
    } finally {
      hall.close();
    }
  }
}
