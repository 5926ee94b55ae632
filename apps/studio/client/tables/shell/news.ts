import { type CurrencyCode, parseDecimal } from '@pavilion/money';
import type { SlipView, TableView } from '../../../src/tables/views.ts';
import type { Notice, UnmadeReason } from './tableState.ts';

const order = ['open', 'closed', 'deciding', 'drawn', 'settled', 'void'];

/** Told late: of the same round, but of a phase that is over. */
export const isEarlier = (view: TableView, shown: TableView): boolean =>
  view.number === shown.number && order.indexOf(view.phase) < order.indexOf(shown.phase);

/** The last round at the table whose show is over. */
export const overUntil = ({ number, phase }: TableView): number =>
  phase === 'settled' || phase === 'void' ? number : number - 1;

export const minorOf = (amount: string, currency: CurrencyCode): bigint =>
  parseDecimal(amount, currency) ?? 0n;

/** Newer news of a slip replace older ones. */
export const merged = (known: readonly SlipView[], news: readonly SlipView[]): SlipView[] => {
  const ids = new Set(news.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...news].slice(-200);
};

/** Why a choice was not taken, where the studio refused the press itself. */
export const unmadeReasonOf = (error: string): UnmadeReason =>
  error === 'decisions_closed' || error === 'already_decided' ? error : 'refused';

/** What a slip has staked, its raises included. Minor units. */
export const stakedBy = ({ stake, hands = [] }: SlipView, currency: CurrencyCode): bigint =>
  hands.reduce((sum, { raised }) => sum + minorOf(raised, currency), minorOf(stake, currency));

/** Whether the hall has still to say what became of a slip's money. */
export const isUnderWay = ({ state, hands = [] }: SlipView): boolean =>
  state === 'pending' || state === 'paying' || hands.some((hand) => hand.state === 'raising');

export const reasonOf = (error: string): Extract<Notice, { kind: 'refused' }>['reason'] => {
  switch (error) {
    case 'bets_closed':
    case 'spot_full':
    case 'too_many':
    case 'stake_not_offered':
      return error;
    default:
      return 'refused';
  }
};

/** News that come later than others say no earlier time than those: by so little at once the clock is set back. Milliseconds. */
const backMost = 20;
/** What is further off than news are ever late tells that this machine's clock was set. Milliseconds. */
const lateMost = 3_000;

/** By how much the server's clock is ahead, after news that say so: nothing that has been told is taken back for news that came late. */
export const skewAfter = (before: number | null, told: number): number =>
  before === null || before - told > lateMost ? told : Math.max(told, before - backMost);
