import { goalCodes, type LegResult, marginsFrom, type SelectionCode, type Side } from '../views.ts';
import { type Final, furtherGoals, halfLines, sumOf } from './footballLines.ts';
import {
  type Market,
  type MarketChances,
  marginOf,
  openMarket,
  overUnder,
  overUnderSoFar,
  plainMarket,
  twoWay,
  winnerOf,
} from './market.ts';

/** Markets of football on one side's goals, on how many there are, by how much somebody wins, and on both halves. */

const goalsCodeOf = (goals: number): SelectionCode | undefined =>
  goalCodes[Math.min(goals, goalCodes.length - 1)];

/** Who wins without conceding. */
const nilOf = (home: number, away: number): Side | 'none' =>
  home > 0 && away === 0 ? 'home' : away > 0 && home === 0 ? 'away' : 'none';

/** Markets in which this is all but certain are left out. */
const certain = 0.99;
const isOpen = ({ selections }: MarketChances): boolean => selections.every(({ chance }) => chance < certain);

/** What the final score decides, beside what is offered of it first. */
export const endMarkets = (all: readonly Final[], [home, away]: readonly [number, number]): MarketChances[] =>
  [
    ...halfLines('home-total', home, all, (final) => final.home),
    ...halfLines('away-total', away, all, (final) => final.away),
    openMarket(plainMarket('margin'), (code) =>
      sumOf(all, (final) => marginOf(final.home - final.away, marginsFrom.goals) === code),
    ),
    openMarket(plainMarket('goals'), (code) =>
      sumOf(all, (final) => goalsCodeOf(final.home + final.away) === code),
    ),
    twoWay(
      plainMarket('home-clean'),
      sumOf(all, (final) => final.away === 0),
    ),
    twoWay(
      plainMarket('away-clean'),
      sumOf(all, (final) => final.home === 0),
    ),
    openMarket(plainMarket('nil'), (code) => sumOf(all, (final) => nilOf(final.home, final.away) === code)),
  ].filter(isOpen);

/** A way in which the first half may end, or has ended. */
export interface AtHalf {
  readonly ahead: Side | 'draw';
  /** Goals that the home side is ahead by, of a half that is over those that were scored since included. */
  readonly lead: number;
  /** How likely the last goal so far is the home side's; `null` where there was none. */
  readonly ofHome: number | null;
  readonly chance: number;
}

/** What is less likely is left out: all of it together is less than one match in a billion. */
const chanceMin = 1e-14;

/** Who is ahead at half-time and who at the end, after so many more minutes; the withdrawal of the last goal included. */
export const halfFullMarket = (
  halves: readonly AtHalf[],
  left: number,
  goals: { readonly home: number; readonly away: number },
  withdrawal: number,
): MarketChances => {
  const late = furtherGoals(left, goals.home, goals.away).filter(({ chance }) => chance > chanceMin);
  const found = new Map<string, number>();
  for (const { ahead, lead, ofHome, chance } of halves)
    for (const more of late) {
      const both = chance * more.chance;
      if (both < chanceMin) continue;
      const add = (by: number, share: number): void => {
        const code = `${ahead}/${winnerOf(by, 0)}`;
        found.set(code, (found.get(code) ?? 0) + both * share);
      };
      const scored = more.home + more.away;
      const lastOfHome = scored > 0 ? more.home / scored : ofHome;
      const by = lead + more.home - more.away;
      add(by, lastOfHome === null ? 1 : 1 - withdrawal);
      if (lastOfHome !== null) {
        add(by - 1, withdrawal * lastOfHome);
        add(by + 1, withdrawal * (1 - lastOfHome));
      }
    }
  return openMarket(plainMarket('half-full'), (code) => found.get(code) ?? 0);
};

/** Decides what the final score decides, and of it what is certain before the score is final. */
export const decideEnd = (
  [home, away]: readonly [number, number],
  { kind, line }: Market,
  code: SelectionCode,
  isFinal: boolean,
): LegResult => {
  const ofYes = (isYes: boolean): LegResult => (isYes === (code === 'yes') ? 'won' : 'lost');
  const ofCode = (winner: string | undefined): LegResult => (winner === code ? 'won' : 'lost');
  const over = isFinal ? overUnder : overUnderSoFar;
  switch (kind) {
    case 'home-total':
      return over(home, line ?? 0, code);
    case 'away-total':
      return over(away, line ?? 0, code);
    case 'home-clean':
      return isFinal || away > 0 ? ofYes(away === 0) : 'open';
    case 'away-clean':
      return isFinal || home > 0 ? ofYes(home === 0) : 'open';
    case 'nil':
      return isFinal || (home > 0 && away > 0) ? ofCode(nilOf(home, away)) : 'open';
    case 'margin':
      return isFinal ? ofCode(marginOf(home - away, marginsFrom.goals)) : 'open';
    case 'goals':
      return isFinal ? ofCode(goalsCodeOf(home + away)) : 'open';
    default:
      return 'open';
  }
};
