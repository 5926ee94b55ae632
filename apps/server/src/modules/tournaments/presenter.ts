import { type Currency, currencySchema, gameTypeIdSchema, type Locale } from '@pavilion/contract';
import type { Tournament, TournamentKind, TournamentPlace } from '@pavilion/contract/tournaments';
import { formatMinor, minor, toDecimal } from '@pavilion/money';
import { messageText } from '../../http/messages.ts';
import { textOf } from '../../infra/storedText.ts';
import { maskAccount } from '../content/index.ts';
import type { PlaceRow, TournamentRow } from './queries.ts';

const hundred = 100n;

/** A score as it goes on the wire: a multiple with two decimals, an amount, or a number of wins. */
export const presentScore = (kind: TournamentKind, score: bigint, currency: Currency): string => {
  switch (kind) {
    case 'multiple':
      return `${score / hundred}.${(score % hundred).toString().padStart(2, '0')}`;
    case 'turnover':
      return toDecimal(minor(score), currency);
    case 'streak':
      return score.toString();
  }
};

/** The last part of the address of its page. */
export const slugOf = (id: number): string => `tournament-${id}`;

const scenes = { multiple: 'vip', turnover: 'turnover', streak: 'streak' } as const;

const rankedBy = {
  multiple: 'tournaments.by_multiple',
  turnover: 'tournaments.by_turnover',
  streak: 'tournaments.by_streak',
} as const;
const states = {
  announced: 'tournaments.state_announced',
  running: 'tournaments.state_running',
  counting: 'tournaments.state_counting',
  paid: 'tournaments.state_paid',
  cancelled: 'tournaments.state_cancelled',
} as const;

const presentSummary = (row: TournamentRow, currency: Currency, locale: Locale): string => {
  const text = messageText(rankedBy[row.kind], locale)
    .replace('{places}', row.prize_places.toString())
    .replace('{sum}', formatMinor(minor(row.budget_minor), currency));
  return `${messageText(states[row.state], locale)} · ${text}`;
};

export const presentTournament = (row: TournamentRow, locale: Locale): Tournament => {
  const currency = currencySchema.parse(row.currency);
  return {
    id: row.id,
    slug: slugOf(row.id),
    title: textOf(row.title, locale),
    summary: presentSummary(row, currency, locale),
    scene: scenes[row.kind],
    kind: row.kind,
    state: row.state,
    game_type: gameTypeIdSchema.nullable().parse(row.game_type),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    prize_sum: toDecimal(minor(row.budget_minor), currency),
    prize_places: row.prize_places,
    entrants: row.entrants,
  };
};

/** A place as everybody may see it: no member is told by more than the ends of an account. */
export const presentPlace = (
  { place, account, score, prize_minor: prize }: PlaceRow,
  { kind, currency }: { readonly kind: TournamentKind; readonly currency: Currency },
): TournamentPlace => ({
  place,
  name: maskAccount(account),
  score: presentScore(kind, score, currency),
  prize: prize === null ? null : toDecimal(minor(prize), currency),
});
