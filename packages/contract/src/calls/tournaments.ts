import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  currencySchema,
  deviceSchema,
  emptyBody,
  emptyData,
  gameTypeIdSchema,
  idSchema,
  instantSchema,
  moneySchema,
  siteScoped,
} from '../fields.ts';
import { gameEntrySchema } from './catalogue.ts';

const tag = 'tournaments';

/** By what members are ranked: the highest win as a multiple of its stake, all stakes, the most wins in a row. */
export const tournamentKinds = ['multiple', 'turnover', 'streak'] as const;
export type TournamentKind = (typeof tournamentKinds)[number];

/** Not begun; running; over and being counted or paid; paid; called off, which pays nobody. */
export const tournamentStates = ['announced', 'running', 'counting', 'paid', 'cancelled'] as const;
export type TournamentState = (typeof tournamentStates)[number];

/** Games that a tournament names at most; without names it is over all games of its type. */
export const tournamentGamesMax = 24;
/** Places of the standing that everybody is shown. */
export const tournamentTop = 20;

const tournamentShape = {
  id: idSchema,
  /** Names its page: `/discount/{slug}`. */
  slug: z.string(),
  title: z.string(),
  /** How it stands and what is won, in a line. */
  summary: z.string(),
  /** Name of the drawn picture. */
  scene: z.string(),
  kind: z.enum(tournamentKinds),
  state: z.enum(tournamentStates),
  game_type: gameTypeIdSchema.nullable(),
  starts_at: instantSchema,
  ends_at: instantSchema,
  /** All prizes together, and for how many places. */
  prize_sum: moneySchema,
  prize_places: z.number().int().positive(),
  /** Members who have joined. */
  entrants: z.number().int().nonnegative(),
} as const;

const tournamentSchema = z.object(tournamentShape);
export type Tournament = z.infer<typeof tournamentSchema>;

/** A multiple with two decimals, an amount, or a number of wins. */
const scoreSchema = moneySchema;

const placeSchema = z.object({
  place: z.number().int().positive(),
  /** An account, masked except for its ends. */
  name: z.string(),
  score: scoreSchema,
  /** What the place wins; null for one that wins nothing. */
  prize: moneySchema.nullable(),
});
export type TournamentPlace = z.infer<typeof placeSchema>;

export const tournamentList = defineCall({
  path: '/arks/web/tournament',
  summary:
    'Tournaments of a currency: those that run first, then those to come, then those of the last two weeks.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, currency: currencySchema }),
  data: z.object({ currency: currencySchema, list: z.array(tournamentSchema) }),
});

export const tournamentPage = defineCall({
  path: '/arks/web/tournament/one',
  summary: 'A tournament with its terms, its prizes and the first places of its standing.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, id: idSchema }),
  data: z.object({
    ...tournamentShape,
    currency: currencySchema,
    min_stake: moneySchema,
    /** Whether it is over some games alone; `tournamentGames` lists them. */
    has_games: z.boolean(),
    /** What each of some places wins, the first in front. */
    prizes: z.array(
      z.object({ first_place: z.number().int(), last_place: z.number().int(), amount: moneySchema }),
    ),
    /** Members who may not be given anything now do not stand in it; those behind them move up. */
    standing: z.array(placeSchema).max(tournamentTop),
  }),
  codes: { 404: 'no such tournament' },
});
export type TournamentPage = z.infer<typeof tournamentPage.data>;

export const tournamentGames = defineCall({
  path: '/lobby/tournament_games',
  summary: 'The games that a tournament is over, as far as it names some and they can be played now.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    id: idSchema,
    currency: currencySchema,
    support_device: deviceSchema.default(1),
  }),
  data: z.object({ list: z.array(gameEntrySchema).max(tournamentGamesMax) }),
});

/**
 * How a tournament stands for a member: may be joined; is joined; is not for this member, by a limit of their own; staff took
 * them out; is over, was called off, or nothing is offered to them.
 */
export const tournamentStandings = ['open', 'joined', 'limits', 'removed', 'over', 'closed'] as const;
export type TournamentStanding = (typeof tournamentStandings)[number];

export const tournamentOwn = defineCall({
  path: '/member/tournament/own',
  summary: "The member's own part in a tournament: place, score, and who stands before and behind.",
  tag,
  audience: 'member',
  body: z.strictObject({ id: idSchema }),
  data: z.object({
    standing: z.enum(tournamentStandings),
    joined_at: instantSchema.nullable(),
    /** Null while nothing is scored, and for members who are not ranked. */
    place: z.number().int().positive().nullable(),
    score: scoreSchema,
    /** Rounds that count so far. */
    rounds: z.number().int().nonnegative(),
    /** What the place wins: as things stand, or for good once it is counted. */
    prize: moneySchema.nullable(),
    /** The places around the own one. */
    around: z.array(placeSchema),
  }),
  codes: { 404: 'no such tournament' },
});
export type TournamentOwn = z.infer<typeof tournamentOwn.data>;

export const tournamentCheck = defineCall({
  path: '/member/tournament/check',
  summary: 'Whether tournaments are offered to the member: not to one who is away, disabled or frozen.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ is_offered: z.boolean(), joined: z.array(idSchema) }),
});

export const tournamentJoin = defineCall({
  path: '/member/tournament/join',
  summary: 'Joins a tournament: rounds count from then on. Again it does nothing more.',
  tag,
  audience: 'member',
  body: z.strictObject({ id: idSchema }),
  data: emptyData,
  codes: {
    101: 'nothing is offered to this member, staff took them out, or an own limit is against it',
    102: 'over, called off, or no such tournament',
  },
});

export const tournamentLeave = defineCall({
  path: '/member/tournament/leave',
  summary:
    'Leaves a tournament, and its standing, before its end. Whoever joins again goes on from where they joined first. Again it does nothing more.',
  tag,
  audience: 'member',
  body: z.strictObject({ id: idSchema }),
  data: emptyData,
  codes: { 102: 'over, or no such tournament' },
});
