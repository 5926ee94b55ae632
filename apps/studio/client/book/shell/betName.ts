import type { CurrencyCode } from '@pavilion/money';
import { type Folds, partsIn } from '../../../src/book/engine/systems.ts';
import type { BetView } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { priceText } from '../slip/picks.ts';
import type { BookTexts } from '../texts/texts.ts';
import { nameIn } from './names.ts';

type Named = Pick<BetView, 'legs' | 'system'>;

/** As much of a bet as says of which kind it is. */
interface OfKind {
  readonly legs: readonly { readonly event: string }[];
  readonly system: Folds | null;
}

const isOnOneMatch = ({ legs }: Pick<OfKind, 'legs'>): boolean =>
  new Set(legs.map(({ event }) => event)).size === 1;

/** Single, multi, system, or several choices of one match. */
export const kindOfBet = (bet: OfKind, texts: BookTexts): string => {
  const { legs, system } = bet;
  if (system !== null) return texts.slip.system.name(system, partsIn(legs));
  if (legs.length > 1 && isOnOneMatch(bet)) return texts.slip.joint;
  return legs.length === 1 ? texts.bets.single : texts.bets.multi(legs.length);
};

/** How a bet is told apart from others in one line: by its match and how that ended, or stands where that is known, or as the kind of bet that it is. */
export const betName = (
  bet: Named,
  lang: Lang,
  texts: BookTexts,
  standing?: { readonly home: number; readonly away: number },
): string => {
  const [leg] = bet.legs;
  if (leg === undefined || !isOnOneMatch(bet)) return kindOfBet(bet, texts);
  const score = leg.phase === 'over' ? leg.score : standing && [standing.home, standing.away];
  const between = score?.join(' : ') ?? texts.versus;
  return `${nameIn(leg.home.names, lang, texts)} ${between} ${nameIn(leg.away.names, lang, texts)}`;
};

/** What a bet is on: the choice of a single, as `chosen` says it, and otherwise the kind of bet. */
export const chosenName = (
  bet: Named,
  texts: BookTexts,
  chosen: (leg: BetView['legs'][number]) => string,
): string => {
  const [leg, other] = bet.legs;
  return leg && !other ? chosen(leg) : kindOfBet(bet, texts);
};

/** The same, and at which price. */
export const pricedName = (
  bet: Named & Pick<BetView, 'price'>,
  texts: BookTexts,
  chosen: (leg: BetView['legs'][number]) => string,
): string => `${chosenName(bet, texts, chosen)} @${priceText(bet.price)}`;

/** What a bet that has lost took. */
export const lostText = ({ stake }: Pick<BetView, 'stake'>, currency: CurrencyCode): string =>
  `−${money(stake, currency)}`;
