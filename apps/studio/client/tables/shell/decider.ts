import { minor, toDecimal } from '@pavilion/money';
import type { SlipView } from '../../../src/tables/views.ts';
import { endingIn } from '../../shell/ending.ts';
import { ApiBusy, ApiRefusal, ApiSilence, againAfterMs } from '../../shell/wire.ts';
import type { Choice, TableApi } from './api.ts';
import { handsOf, openHandIn } from './hands.ts';
import { minorOf, unmadeReasonOf } from './news.ts';
import type { TableSounds } from './sound.ts';
import type { TableClientState } from './tableState.ts';

/** Tries of a choice whose answer stayed away; it is the same choice each time. */
const triesMax = 4;
/** Between them. Milliseconds. */
const againMs = 700;

/** What choices for hands need of the table that they are made at. */
interface Desk {
  readonly api: Pick<TableApi, 'decide'>;
  readonly sounds: TableSounds;
  readonly wait: (ms: number) => Promise<void>;
  readonly newActionId: () => string;
  readonly getState: () => TableClientState;
  readonly set: (change: Partial<TableClientState>) => void;
  /** A press goes out: its number among everything that is asked. */
  readonly goOut: () => number;
  /** Takes in what the studio answered that press of a slip and of money. */
  readonly take: (asked: number, slip: SlipView | null, balance: string | null) => Promise<void>;
  /** Asks where everything stands, until no money is under way. */
  readonly ask: (round: number) => Promise<void>;
  readonly end: (error: unknown) => void;
}

/** A hand as it stood before a choice. */
interface Before {
  /** What it had raised by then. */
  readonly raised: string;
  readonly decidesAt: string | null;
}

/** Chooses for the player's hands, one press after another. */
export class Decider {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Chooses for the hand whose turn it is. */
  async choose(choice: string): Promise<void> {
    const { slips, table, choosing } = this.#desk.getState();
    const own = openHandIn(slips, table);
    if (choosing !== null || !own?.hand.next.includes(choice)) return;
    const { slip, hand } = own;
    const before = { raised: hand.raised, decidesAt: table?.decidesAt ?? null };
    this.#desk.set({ choosing: choice, choosingNth: hand.made.length });
    this.#desk.sounds.play('chip');
    try {
      await this.#send(
        {
          actionId: this.#desk.newActionId(),
          round: slip.round,
          slip: slip.id,
          spot: hand.spot,
          nth: hand.made.length,
          choice,
        },
        before,
      );
    } catch (error) {
      if (endingIn(error)) this.#desk.end(error);
      else if (error instanceof ApiRefusal) {
        // What has been refused does not look chosen while the table is asked.
        this.#desk.set({ notice: { kind: 'unmade', reason: unmadeReasonOf(error.error) }, choosing: null });
        await this.#desk.ask(slip.round);
      } else if (error instanceof ApiBusy) this.#desk.set({ notice: { kind: 'busy' } });
      else {
        // Whether the choice was made, only the state of the table tells.
        this.#desk.set({ notice: { kind: 'asking' } });
        await this.#desk.ask(slip.round);
      }
    } finally {
      this.#desk.set({ choosing: null });
    }
  }

  async #send(choice: Choice, before: Before): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const asked = this.#desk.goOut();
        const answer = await this.#desk.api.decide(choice);
        switch (answer.kind) {
          case 'decided':
            await this.#desk.take(asked, answer.slip, answer.balance);
            return this.#tell(choice, before);
          case 'pending':
            await this.#desk.take(asked, answer.slip, null);
            this.#desk.set({ notice: { kind: 'asking' } });
            return void this.#desk.ask(choice.round);
          case 'returned':
            await this.#desk.take(asked, answer.slip, answer.balance);
            return this.#desk.set({ notice: { kind: 'unmade', reason: 'returned' } });
          case 'refused':
            await this.#desk.take(asked, null, answer.balance);
            return this.#desk.set({ notice: { kind: 'unmade', reason: answer.reason } });
        }
      } catch (error) {
        // What went out before may have been made, and then that counts.
        if (error instanceof ApiRefusal || (error instanceof ApiBusy && attempt === 1)) throw error;
        if (attempt >= triesMax) throw new ApiSilence('decide');
        this.#desk.set({ notice: { kind: 'offline' } });
        await this.#desk.wait(againAfterMs(error, againMs));
      }
    }
  }

  /** Tells what the choice has raised, where it did: of what a hand has raised in all, what it had not before. */
  #tell({ round, slip, spot }: Choice, { raised, decidesAt }: Before): void {
    const { slips, table, currency } = this.#desk.getState();
    const hand = handsOf(slips, round).find((own) => own.slip.id === slip && own.hand.spot === spot)?.hand;
    const amount = minorOf(hand?.raised ?? raised, currency) - minorOf(raised, currency);
    // Once the round has gone on, its own words are told.
    const isDeciding = table?.phase === 'deciding' && table.number === round;
    this.#desk.set({
      notice:
        isDeciding && amount > 0n
          ? { kind: 'raised', amount: toDecimal(minor(amount), currency), decidesAt }
          : { kind: 'phase' },
    });
  }
}
