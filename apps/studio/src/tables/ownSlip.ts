import { paid } from './engine/chips.ts';
import type { Made, PotPlays } from './engine/decisions.ts';
import type { SlipView } from './views.ts';

/** A stake of one's own slip, and what was chosen for its hand. */
interface OwnStake {
  readonly spot: string;
  readonly amount: string;
  readonly made: Made;
}

/** One's own slip as the address of the verify page carries it. */
export interface OwnSlip {
  readonly stakes: readonly OwnStake[];
  readonly won: string;
  /** The pot that it was in: what its cards are dealt by, and what its seats have chosen. */
  readonly pot?: { readonly founder: string; readonly plays: PotPlays };
}

/**
 * What the address says of a slip whose hands were decided: nobody but its player knows what was chosen, so the page is told by
 * the link. A void hand has no payout that follows from the cards.
 */
export const slipFields = ({
  stakes,
  hands,
  won,
  pot,
}: Pick<SlipView, 'stakes' | 'hands' | 'won' | 'pot'>): [string, string][] => {
  if (!hands || won === null || hands.some(({ state }) => state === 'void')) return [];
  const fields = stakes.map(({ spot, amount }): [string, string] => {
    const made = hands.find((hand) => hand.spot === spot)?.made ?? [];
    return ['stake', [spot, amount, ...made].join(' ')];
  });
  const { founder, plays = [] } = pot?.play ?? {};
  return [
    ...fields,
    ['won', won],
    ...(founder === undefined ? [] : [['pot', founder] satisfies [string, string]]),
    ...plays.map((made): [string, string] => ['seat', made === null ? bot : made.join(' ')]),
  ];
};

/** Stands for what a bot has chosen, which follows from the draw. */
const bot = 'bot';

const amountPattern = /^\d{1,15}(\.\d{1,4})?$/;

const potIn = (fields: URLSearchParams): OwnSlip['pot'] => {
  const founder = fields.get('pot');
  const plays = fields.getAll('seat').map((text) => (text === bot ? null : text.split(' ').filter(Boolean)));
  return founder === null ? undefined : { founder, plays };
};

/** Reads them again; `null` where there are none, or none that make sense. */
export const slipIn = (fields: URLSearchParams): OwnSlip | null => {
  const won = fields.get('won') ?? '';
  const stakes = fields.getAll('stake').map((text): OwnStake => {
    const [spot = '', amount = '', ...made] = text.split(' ');
    return { spot, amount, made };
  });
  const amounts = [won, ...stakes.map(({ amount }) => amount)];
  const isWhole = stakes.length > 0 && amounts.every((amount) => amountPattern.test(amount));
  const pot = potIn(fields);
  return isWhole ? { stakes, won, ...(pot && { pot }) } : null;
};

/** Amounts of one currency have as many places. */
const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Whether what a slip won is what its stakes come to, of which so many hundredths come back. */
export const isWonRight = ({ stakes, won }: OwnSlip, backs: readonly number[]): boolean => {
  const sum = stakes.reduce((total, { amount }, at) => total + paid(unitsOf(amount), backs[at] ?? 0), 0n);
  return sum === unitsOf(won);
};
