import { currencySchema } from '@pavilion/contract';
import {
  type TournamentOwn,
  type TournamentStanding,
  tournamentCheck,
  tournamentJoin,
  tournamentLeave,
  tournamentList,
  tournamentOwn,
  tournamentPage,
  tournamentTop,
} from '@pavilion/contract/tournaments';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { type CallerOf, type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { mayBeOffered } from '../promotions/index.ts';
import { joinTournament, leaveTournament, type TournamentDeps } from './commands/joinTournament.ts';
import { presentPlace, presentScore, presentTournament } from './presenter.ts';
import {
  type EntryRow,
  findEntry,
  findTournament,
  isBeyondLimits,
  isRemoved,
  listJoined,
  listPlaces,
  listPlacesAround,
  listPrizes,
  listTournaments,
  type Owner,
  type TournamentRow,
} from './queries.ts';

/** Places before and behind the own one that a member is shown. */
const aroundDistance = 2;
/** Joining and leaving are presses; nobody does either more often than this in a minute. */
const pressesPerMinute = 30;

/** Why a member who has not joined may or may not. */
const judge = async (
  pool: Pool,
  owner: Owner,
  tournament: TournamentRow,
  now: Date,
): Promise<TournamentStanding> => {
  if (tournament.state !== 'announced' && tournament.state !== 'running') return 'over';
  if (tournament.currency !== owner.currency || !(await mayBeOffered(pool, owner, now))) return 'closed';
  if (await isRemoved(pool, owner, tournament.id)) return 'removed';
  return (await isBeyondLimits(pool, owner, tournament, now)) ? 'limits' : 'open';
};

const presentOwn = async (
  pool: Pool,
  { memberId, currency }: Owner,
  { id, kind }: TournamentRow,
  entry: EntryRow,
  now: Date,
): Promise<TournamentOwn> => {
  const around = await listPlacesAround(pool, id, memberId, now, aroundDistance);
  const own = around.find((one) => one.member_id === memberId);
  const prize = own?.prize_minor ?? null;
  return {
    standing: 'joined',
    joined_at: entry.joined_at.toISOString(),
    place: own?.place ?? null,
    score: presentScore(kind, entry.score, currency),
    rounds: entry.rounds,
    prize: prize === null ? null : toDecimal(minor(prize), currency),
    around: around.map((place) => presentPlace(place, { kind, currency })),
  };
};

/** A tournament of the site; refuses with 404 for any other. A site whose members play for nothing has none. */
const findOne = async (
  { pool, clock }: TournamentDeps,
  { site }: Pick<CallerOf<typeof tournamentPage>, 'site'>,
  id: number,
) => {
  const found = site.settings.is_demo ? undefined : await findTournament(pool, site.id, id, clock.now());
  if (found === undefined) throw refused(tournamentPage.codes, 404, 'tournaments.none');
  return found;
};

const publicCalls = (deps: TournamentDeps, keep: Keep): CallHandler[] => {
  const { pool, clock } = deps;
  return [
    handle(
      tournamentList,
      keep(async ({ site, locale }, { currency }) => {
        if (site.settings.is_demo || !site.settings.currencies.includes(currency))
          return { currency, list: [] };
        const rows = await listTournaments(pool, { siteId: site.id, currency }, clock.now());
        return { currency, list: rows.map((row) => presentTournament(row, locale)) };
      }),
    ),
    handle(
      tournamentPage,
      keep(async (caller, { id }) => {
        const found = await findOne(deps, caller, id);
        const currency = currencySchema.parse(found.currency);
        const [prizes, places] = await Promise.all([
          listPrizes(pool, id),
          listPlaces(pool, id, clock.now(), tournamentTop),
        ]);
        const isShown = found.state !== 'cancelled' && found.state !== 'announced';
        return {
          ...presentTournament(found, caller.locale),
          currency,
          min_stake: toDecimal(minor(found.min_stake_minor), currency),
          has_games: found.has_games,
          prizes: prizes.map(({ amount_minor: amount, ...steps }) => ({
            ...steps,
            amount: toDecimal(minor(amount), currency),
          })),
          standing: isShown ? places.map((place) => presentPlace(place, { kind: found.kind, currency })) : [],
        };
      }),
    ),
  ];
};

/** Tournaments: what everybody may see, and the caller's own part. */
export const tournamentCalls = (deps: TournamentDeps, keep: Keep): CallHandler[] => {
  const { pool, clock } = deps;
  return [
    ...publicCalls(deps, keep),
    handle(tournamentCheck, async ({ site, member }) => {
      if (site.settings.is_demo || !(await mayBeOffered(pool, member, clock.now())))
        return { is_offered: false, joined: [] };
      return { is_offered: true, joined: await listJoined(pool, member) };
    }),
    handle(tournamentOwn, async (caller, { id }) => {
      const { member } = caller;
      const found = await findOne(deps, caller, id);
      const now = clock.now();
      const entry = await findEntry(pool, id, member.memberId);
      if (entry !== undefined) return presentOwn(pool, member, found, entry, now);
      return {
        standing: await judge(pool, member, found, now),
        joined_at: null,
        place: null,
        score: presentScore(found.kind, 0n, member.currency),
        rounds: 0,
        prize: null,
        around: [],
      };
    }),
    handle(
      tournamentJoin,
      async ({ site, member }, { id }) => {
        if (site.settings.is_demo) throw refused(tournamentJoin.codes, 102, 'tournaments.over');
        await joinTournament(deps, member, id);
        return {};
      },
      { perMinute: pressesPerMinute },
    ),
    handle(
      tournamentLeave,
      async ({ member }, { id }) => {
        await leaveTournament(deps, member, id);
        return {};
      },
      { perMinute: pressesPerMinute },
    ),
  ];
};
