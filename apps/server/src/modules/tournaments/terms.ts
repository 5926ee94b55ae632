import { tournamentContentShape, tournamentPlacesMax, tournamentPublish } from '@pavilion/contract/office';
import { type Minor, minor, parseDecimal } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { z } from 'zod';
import { badField, refused } from '../../http/refusal.ts';
import { beginOfSiteDay, siteDayOf } from '../../infra/siteDay.ts';
import type { NewPrize } from './commands/createTournament.ts';

export const tournamentContent = z.strictObject(tournamentContentShape);
export type TournamentContent = z.output<typeof tournamentContent>;

/** Beyond this no sum is meant: 10^15 minor units. */
const sumMaxMinor = 1_000_000_000_000_000n;
/** A tournament is counted from its rounds: it does not run on for months. */
const daysMax = 62;

const { codes } = tournamentPublish;

interface Terms {
  readonly minStakeMinor: Minor;
  readonly prizes: readonly NewPrize[];
  /** All prizes together. */
  readonly budgetMinor: Minor;
  readonly places: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const amountOf = (field: string, amount: string, currency: TournamentContent['currency']): Minor => {
  const parsed = parseDecimal(amount, currency);
  if (parsed === undefined || parsed > sumMaxMinor) throw badField(field);
  return parsed;
};

/** Prizes step by step from the first place on, none higher than the one before it. Refuses with 391 what is not so. */
const prizesOf = ({ prizes, currency }: TournamentContent): readonly NewPrize[] => {
  const steps = prizes.map(({ first_place: firstPlace, last_place: lastPlace, amount }) => ({
    firstPlace,
    lastPlace,
    amountMinor: amountOf('prizes', amount, currency),
  }));
  const follow = steps.every(({ firstPlace, lastPlace, amountMinor }, index) => {
    const before = steps[index - 1];
    return (
      firstPlace === (before?.lastPlace ?? 0) + 1 &&
      lastPlace >= firstPlace &&
      lastPlace <= tournamentPlacesMax &&
      (before === undefined || amountMinor <= before.amountMinor)
    );
  });
  if (!follow) throw refused(codes, 391, 'office.tournament_prizes');
  return steps;
};

/**
 * The amounts and moments of a tournament. Refuses a field that does not fit its currency, 391 prizes that leave a place out or
 * grow towards the end, and 392 days that are over.
 */
export const termsOf = (content: TournamentContent, timeZone: string, now: Date): Terms => {
  const prizes = prizesOf(content);
  const budgetMinor = minor(
    prizes.reduce(
      (sum, { firstPlace, lastPlace, amountMinor }) => sum + amountMinor * BigInt(lastPlace - firstPlace + 1),
      0n,
    ),
  );
  if (budgetMinor > sumMaxMinor) throw badField('prizes');
  const today = siteDayOf(now, timeZone);
  const [from, to] = [Temporal.PlainDate.from(content.from_day), Temporal.PlainDate.from(content.to_day)];
  const { compare } = Temporal.PlainDate;
  if (compare(to, from) < 0 || compare(to, today) < 0) throw refused(codes, 392, 'office.envelope_no_time');
  if (from.until(to).days >= daysMax) throw badField('to_day');
  const begin = beginOfSiteDay(from, timeZone);
  return {
    minStakeMinor: amountOf('min_stake', content.min_stake, content.currency),
    prizes,
    budgetMinor,
    places: prizes.at(-1)?.lastPlace ?? 0,
    // One that is published on its first day begins when it is.
    startsAt: begin < now ? now : begin,
    endsAt: beginOfSiteDay(to.add({ days: 1 }), timeZone),
  };
};

/** The games that are named, by their ids. Refuses with 394 one that the site does not have, or that is of another type. */
export const readGames = async (
  executor: SqlExecutor,
  siteId: number,
  { games, game_type: gameType }: Pick<TournamentContent, 'games' | 'game_type'>,
): Promise<ReadonlyMap<number, unknown>> => {
  if (games.length === 0) return new Map();
  const { rows } = await executor.query<{ id: number; names: unknown }>({
    name: 'tournament-games',
    text: `select g.id, g.names from game g join site_game s on s.game_id = g.id and s.site_id = $1 and s.enabled
            where g.id = any($2::integer[]) and not g.customized and ($3::smallint is null or g.gt_id = $3)`,
    values: [siteId, games, gameType],
  });
  if (rows.length !== new Set(games).size) throw refused(codes, 394, 'office.tournament_games');
  return new Map(rows.map(({ id, names }) => [id, names]));
};
