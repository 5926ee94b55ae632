import { type CurrencyCode, currencyCodes, type Minor, minor, toDecimal } from '@pavilion/money';
import { basketballRules } from '../book/engine/basketball.ts';
import { schedules } from '../book/engine/fixtures.ts';
import { footballRules } from '../book/engine/footballRules.ts';
import { competitions } from '../book/engine/league.ts';
import { partsToWin } from '../book/engine/parts.ts';
import { racketRules } from '../book/engine/racket.ts';
import { siegeRules } from '../book/engine/siege.ts';
import { lines as slotLines } from '../engine/machine.ts';
import { machines } from '../engine/machines/index.ts';
import { ladderSteps, moons } from '../games/blackjack/ladder.ts';
import { sidePays } from '../games/blackjack/sides.ts';
import { thousandJellies } from '../games/cascade/thousandJellies.ts';
import { lines as classicLines, jadeFrog } from '../games/classic/machine.ts';
import { lanternJackpot, lotsOf } from '../games/jackpot.ts';
import { lamps, paysOf } from '../games/keno/rules.ts';
import { lightFeeders, lightLevels, lightLotsInAll, lightTerms } from '../games/lights.ts';
import { stakesOf } from '../games/stakes.ts';
import { payingHandsOf, payOf, variants } from '../games/videoPoker/variants.ts';
import { videoSlots } from '../games/videoSlots/slots/index.ts';
import { tableRules } from './tableRules.ts';

/**
 * What the descriptions in `docs/fairness` speak of, taken from the games themselves: strips, pays, tables. For programs that
 * recompute draws; `npm run fairness -- --vectors` writes it.
 */

/** Data of a game less what only the studio needs. */
const withoutPlace = <Data extends { readonly gpId: number }>({ gpId: _, ...data }: Data) => data;

const lots = () =>
  Object.fromEntries(
    currencyCodes.map((currency) => {
      const smallest = stakesOf(currency)[0] ?? minor(0n);
      return [
        currency,
        {
          smallestStake: toDecimal(smallest, currency),
          lotsInAll: lotsOf(smallest, currency, lanternJackpot).lotsInAll,
        },
      ];
    }),
  );

/** Minor units by currency. */
const inMinor = (amountOf: (currency: CurrencyCode) => Minor) =>
  Object.fromEntries(currencyCodes.map((currency) => [currency, Number(amountOf(currency))]));

const slots = () => ({
  lines: slotLines,
  lineSlots: machines.map(({ gpId: _, earlier: __, ...data }) => data),
  cascade: withoutPlace(thousandJellies),
  classic: { ...withoutPlace(jadeFrog), lines: classicLines, lots: lots() },
  videoSlots: videoSlots.map(withoutPlace),
  lights: {
    feeders: lightFeeders,
    lotsInAll: lightLotsInAll,
    shareBp: lightTerms.shareBp,
    levels: lightLevels.map(({ name, jackpotId, lots: of, seedOf, ceilingOf }) => ({
      name,
      pot: jackpotId,
      lots: of,
      seeds: inMinor(seedOf),
      ceilings: inMinor(ceilingOf),
    })),
  },
});

const solo = () => ({
  keno: Object.fromEntries(lamps.map((lamp) => [lamp, paysOf(lamp)])),
  poker: Object.fromEntries(
    variants.map((variant) => [
      variant,
      Object.fromEntries(payingHandsOf(variant).map((hand) => [hand, payOf(variant, hand)])),
    ]),
  ),
  blackjack: { sides: sidePays, ladder: ladderSteps, moons },
});

const book = () => ({
  schedules,
  rules: {
    football: footballRules,
    league: footballRules,
    racket: { ...racketRules, partsToWin },
    siege: { ...siegeRules, partsToWin },
    basketball: basketballRules,
  },
  competitions: competitions.map(({ code, sport, teams }) => ({
    code,
    sport,
    sides: teams.map((team) => ({ code: team.code, strength: team.strength })),
  })),
});

/** By the name of their file in `docs/fairness`. */
export const makeRules = (): Readonly<Record<string, unknown>> => ({
  'slots.json': slots(),
  'solo.json': solo(),
  'tables.json': tableRules(),
  'book.json': book(),
});

/** Lists of plain things stay on one line. */
export const rulesText = (rules: unknown): string =>
  `${JSON.stringify(rules, null, 1).replaceAll(/\[[^[\]{}]*\]/g, (list) => list.replaceAll(/\s*\n\s*/g, ' '))}\n`;
