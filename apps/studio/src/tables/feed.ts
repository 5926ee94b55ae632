import { Patience } from '../infra/patience.ts';
import type { Studio } from '../infra/studio.ts';
import { advanceTable, mayWait, nextStepAt } from './commands/advanceTable.ts';
import { fingerprintOf } from './commands/openRound.ts';
import { type Crowd, nobody, readCrowd } from './crowd.ts';
import type { ServedTable } from './games/index.ts';
import { presentTable } from './presenter.ts';
import type { TableRoundRow } from './rows.ts';
import type { TableView } from './views.ts';

type Listener = (view: TableView) => void;

/** Every step is waited for exactly; besides, the clock looks so often, should time itself have jumped. Milliseconds. */
const lookEveryMs = 2_000;
/** How often a table looks that waits for its beacon, or for raises that are under way. Milliseconds. */
const waitingEveryMs = 200;

/**
 * One table as this process sees it: moves it on when a step is due, and tells every page that watches. What is told
 * follows from the stored round alone, so two processes tell the same.
 */
export class TableFeed {
  readonly table: ServedTable;
  readonly #studio: Studio;
  readonly #listeners = new Set<Listener>();
  #round: TableRoundRow | undefined;
  #nextSeedHash = '';
  #crowd: Crowd = nobody;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  /** One step after another: what was read before another step must not be told after it. */
  #advancing: Promise<boolean> = Promise.resolve(false);
  #hasDecided = false;
  #stopped = false;

  constructor(studio: Studio, table: ServedTable) {
    this.#studio = studio;
    this.table = table;
  }

  /** Takes every step that is due and tells those who watch. Answers whether anything changed. */
  advance(): Promise<boolean> {
    this.#advancing = this.#advancing.then(
      () => this.#advanceOnce(),
      () => this.#advanceOnce(),
    );
    return this.#advancing;
  }

  /** Somebody has decided for the last hand of a slip: the round may be done. Many who decide at once are looked after together. */
  decided(): Promise<boolean> {
    this.#hasDecided = true;
    return this.advance();
  }

  async #advanceOnce(): Promise<boolean> {
    const hasDecided = this.#hasDecided;
    this.#hasDecided = false;
    const round = await advanceTable(this.#studio, this.table, hasDecided);
    const changed =
      round.id !== this.#round?.id ||
      round.state !== this.#round.state ||
      round.street !== this.#round.street ||
      // Players were given more time.
      round.decides_at?.getTime() !== this.#round.decides_at?.getTime();
    if (round.id !== this.#round?.id) {
      this.#nextSeedHash = await this.#readNextSeedHash();
      this.#crowd = nobody;
    }
    this.#round = round;
    if (changed) this.#tell();
    // Nobody waits for a result until heads are counted.
    if (await this.#lookAtCrowd(round, changed)) this.#tell();
    return changed;
  }

  /** Counts who has bet, while somebody watches and bets come; answers whether that is another crowd than before. */
  async #lookAtCrowd(round: TableRoundRow, changed: boolean): Promise<boolean> {
    const isFilling = round.state === 'open' || round.state === 'closed';
    if (!changed && (this.#listeners.size === 0 || !isFilling)) return false;
    const before = JSON.stringify(this.#crowd);
    try {
      this.#crowd = await readCrowd(this.#studio.db, round);
    } catch (error) {
      // Who else is there holds up no round.
      this.#studio.log.error({ err: error, table: this.table.gameCode }, 'table crowd not counted');
      this.#crowd = nobody;
    }
    return JSON.stringify(this.#crowd) !== before;
  }

  /** The table now. Opens its first round where there is none yet. */
  async view(): Promise<TableView> {
    if (!this.#round) await this.advance();
    return this.#present();
  }

  /** Tells `listener` of every change until the answered function is called. */
  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs until `stop`; `onChange` hears of every step, for the money that it moves. */
  start(onChange: () => void): void {
    const patience = new Patience();
    const pass = async (): Promise<void> => {
      try {
        if (await this.advance()) onChange();
        patience.succeeded();
      } catch (error) {
        patience.failed();
        this.#studio.log.error({ err: error, table: this.table.gameCode }, 'table clock failed');
      }
      if (this.#stopped) return;
      const dueIn = this.#round
        ? nextStepAt(this.#round).getTime() - this.#studio.clock.now().getTime()
        : lookEveryMs;
      const isWaiting = dueIn <= 0 && this.#round !== undefined && mayWait(this.#round);
      const lookInMs = isWaiting ? waitingEveryMs : Math.max(1, dueIn);
      this.#timer = setTimeout(
        () => {
          this.#running = pass();
        },
        patience.waitMs(Math.min(lookEveryMs, lookInMs)),
      );
    };
    this.#running = pass();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(this.#timer);
  }

  #present(): TableView {
    if (!this.#round) throw new Error(`table ${this.table.gameCode} has no round`);
    return presentTable(this.table, this.#round, {
      nextSeedHash: this.#nextSeedHash,
      now: this.#studio.clock.now(),
      watching: this.#listeners.size,
      crowd: this.#crowd,
    });
  }

  #tell(): void {
    const view = this.#present();
    for (const listener of this.#listeners) listener(view);
  }

  async #readNextSeedHash(): Promise<string> {
    const { next_server_seed } = await this.#studio.db
      .selectFrom('shared_table')
      .select('next_server_seed')
      .where('game_code', '=', this.table.gameCode)
      .executeTakeFirstOrThrow();
    return fingerprintOf(next_server_seed);
  }
}
