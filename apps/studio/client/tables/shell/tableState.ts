import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import type { StakeRefusal } from '../../../src/play/views.ts';
import type {
  FollowingView,
  ResultView,
  SlipView,
  TableOpenAnswer,
  TableView,
} from '../../../src/tables/views.ts';
import type { Ending } from '../../shell/ending.ts';
import { currencyBeforeSession } from '../../shell/sessionCurrency.ts';
import type { SeenSeal } from './seals.ts';

/** Why a choice for a hand is not made. */
export type UnmadeReason = StakeRefusal | 'returned' | 'decisions_closed' | 'already_decided';

/** Something to be told in the line below the scene. */
export type Notice =
  | { readonly kind: 'phase' }
  | { readonly kind: 'placed'; readonly stake: string }
  | {
      readonly kind: 'refused';
      readonly reason: StakeRefusal | 'stake_not_offered' | 'bets_closed' | 'spot_full' | 'too_many';
    }
  /** The hall has not said what became of a stake. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'offline' }
  /** Too much was asked for: what was pressed was not sent. */
  | { readonly kind: 'busy' }
  /** What a hand's choice staked besides; told until time to decide ends that was left then, when the next street asks anew. */
  | { readonly kind: 'raised'; readonly amount: string; readonly decidesAt: string | null }
  /** A choice that is not made. */
  | { readonly kind: 'unmade'; readonly reason: UnmadeReason }
  | { readonly kind: 'returned' }
  | { readonly kind: 'stuck' }
  /** More came back than was staked. */
  | { readonly kind: 'won'; readonly won: string; readonly stake: string }
  /** What came back is the stake, or a part of it. */
  | { readonly kind: 'back'; readonly amount: string }
  | { readonly kind: 'lost' };

/** Minor units by spot. */
export type Layout = Readonly<Record<string, bigint>>;

export interface TableClientState {
  readonly phase: 'opening' | 'playing' | 'over';
  readonly ending: Ending | null;
  readonly opened: TableOpenAnswer | null;
  readonly currency: CurrencyCode;
  readonly table: TableView | null;
  /** Server's clock minus this machine's. Milliseconds. */
  readonly skewMs: number;
  readonly balance: string | null;
  readonly chips: readonly bigint[];
  readonly chip: bigint;
  /** Put down, and not yet sent. */
  readonly laid: Layout;
  /** What each press put down, for taking back the last. */
  readonly moves: readonly Layout[];
  readonly slips: readonly SlipView[];
  /** What the player bet in the last round with a bet, for betting it again. */
  readonly lastLayout: Layout;
  /** What is followed, or was until a short while ago. */
  readonly following: FollowingView | null;
  readonly busy: boolean;
  /** The choice that is being sent. */
  readonly choosing: string | null;
  /** How many choices its hand had made before it. */
  readonly choosingNth: number;
  readonly connected: boolean;
  readonly notice: Notice;
  /** Of the last round that returned more than was staked in it. */
  readonly win: string | null;
  /** Of the last settled round with a bet, whatever came back. */
  readonly returned: string | null;
  /** Results whose show is over, oldest first. */
  readonly results: readonly ResultView[];
  /** Seals that this page has received, oldest first. */
  readonly seals: readonly SeenSeal[];
  /** Net of this session, minor units. */
  readonly sessionNet: bigint;
  readonly sound: boolean;
}

/** Nothing is known of the table yet. */
export const beforeOpening: TableClientState = {
  phase: 'opening',
  ending: null,
  opened: null,
  currency: currencyBeforeSession,
  table: null,
  skewMs: 0,
  balance: null,
  chips: [],
  chip: 0n,
  laid: {},
  moves: [],
  slips: [],
  lastLayout: {},
  following: null,
  busy: false,
  choosing: null,
  choosingNth: 0,
  connected: true,
  notice: { kind: 'phase' },
  win: null,
  returned: null,
  results: [],
  seals: [],
  sessionNet: 0n,
  sound: false,
};

/** What lies on each spot in a round: slips that stand, or may yet stand. */
export const standingOf = (
  slips: readonly SlipView[],
  round: number,
  toMinor: (amount: string) => bigint,
): Layout => {
  const layout: Record<string, bigint> = {};
  for (const slip of slips) {
    if (slip.round !== round || slip.state === 'refused' || slip.state === 'returned') continue;
    for (const { spot, amount } of slip.stakes) layout[spot] = (layout[spot] ?? 0n) + toMinor(amount);
  }
  return layout;
};

/** What lies on each spot, as it is bet. */
export const stakesOf = (layout: Layout, currency: CurrencyCode): { spot: string; amount: string }[] =>
  Object.entries(layout).map(([spot, amount]) => ({ spot, amount: toDecimal(minor(amount), currency) }));

/** Everything that lies on each spot in these layouts together. */
export const sumLayouts = (layouts: readonly Layout[]): Layout => {
  const sum: Record<string, bigint> = {};
  for (const layout of layouts)
    for (const [spot, amount] of Object.entries(layout)) sum[spot] = (sum[spot] ?? 0n) + amount;
  return sum;
};

/** A layout of another day, as chips of today can make it up: never more than it was, nor than a place takes. */
export const offeredOf = (layout: Layout, smallestChip: bigint, mostOn: (spot: string) => bigint): Layout =>
  Object.fromEntries(
    Object.entries(layout)
      .map(([spot, amount]): [string, bigint] => {
        const most = mostOn(spot);
        const within = amount - most > 0n ? most : amount;
        return [spot, within - (within % smallestChip)];
      })
      .filter(([, amount]) => amount > 0n),
  );

export const sumOf = (layout: Layout): bigint =>
  Object.values(layout).reduce((sum, minor) => sum + minor, 0n);
