import type { BetAnswer, DecideAnswer, TableState, TableView } from '../../../src/tables/views.ts';
import { ApiRefusal, ApiSilence } from '../../shell/wire.ts';
import { openedOf, slipOf, viewOf } from '../table.fixture.ts';
import type { Bet, Choice, TableApi } from './api.ts';

/** The studio's end of a shared table, as a test wants it. */
export class ScriptedTable implements TableApi {
  bets: Bet[] = [];
  answers: (BetAnswer | Error)[] = [];
  current: TableState = {
    table: viewOf(4, 'open'),
    balance: '500.00',
    slips: [],
    results: [],
    following: null,
  };
  /** After which round results were asked for. */
  asked: number[] = [];
  /** Calls that are not answered before one is. */
  silences = 0;
  /** What questions for `state` meet before they are answered. */
  stateErrors: Error[] = [];
  hangUp: () => void = () => undefined;
  tell: (view: TableView) => void = () => undefined;

  /** What opening meets before it is answered. */
  refusals: Error[] = [];
  tickets: (string | null)[] = [];

  open = async (ticket: string | null) => {
    this.tickets.push(ticket);
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    return openedOf();
  };
  bet = async (bet: Bet): Promise<BetAnswer> => {
    this.bets.push(bet);
    const answer = this.answers.shift() ?? { kind: 'placed' as const, slip: slipOf(), balance: '480.00' };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  choices: Choice[] = [];
  decisions: (DecideAnswer | Error)[] = [];
  decide = async (choice: Choice): Promise<DecideAnswer> => {
    this.choices.push(choice);
    const answer = this.decisions.shift() ?? new ApiRefusal('decisions_closed');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  follow = async () => ({ following: null });
  stopFollowing = async () => ({ following: null });
  revealed: [number, readonly string[]][] = [];
  reveal = async (round: number, numbers: readonly string[]) => {
    this.revealed.push([round, numbers]);
    if (this.silences > 0) {
      this.silences -= 1;
      throw new ApiSilence('reveal');
    }
    return { opened: numbers.length };
  };
  /** Answers of `state` wait here, where the test lets them go one by one. */
  held: (() => void)[] | null = null;
  state = async (resultsAfter: number): Promise<TableState> => {
    const { current } = this;
    if (this.held) await new Promise<void>((resolve) => this.held?.push(resolve));
    if (this.held) return current;
    const error = this.stateErrors.shift();
    if (error) throw error;
    if (this.silences > 0) {
      this.silences -= 1;
      throw new ApiSilence('state');
    }
    this.asked.push(resultsAfter);
    return this.current;
  };
  history = async () => ({ slips: [], before: null });
  leave = async () => ({ lobbyUrl: 'https://hall.test/close' });
  watch = (onView: (view: TableView) => void, signal: AbortSignal): Promise<void> => {
    this.tell = onView;
    return new Promise((resolve) => {
      this.hangUp = resolve;
      signal.addEventListener('abort', () => resolve());
    });
  };
}
