import { z } from 'zod';
import { tournamentGamesMax, tournamentKinds, tournamentStates } from '../calls/tournaments.ts';
import {
  currencySchema,
  emptyData,
  gameTypeIdSchema,
  idSchema,
  instantSchema,
  localeSchema,
  moneySchema,
  textSchema,
} from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { listBody, listData, reasonSchema } from './fields.ts';

const tag = 'office: promotions';

/** Places that may be given a prize, and steps in which they are told. */
export const tournamentPlacesMax = 100;
const prizeStepsMax = 20;

const tournamentRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  currency: currencySchema,
  kind: z.enum(tournamentKinds),
  game_type: gameTypeIdSchema.nullable(),
  /** Games that it names; none: all of its type. */
  games: z.number().int(),
  min_stake: moneySchema,
  /** The sum of its prizes. */
  budget: moneySchema,
  prize_places: z.number().int(),
  /** Members who have joined, and those who have scored. */
  entrants: z.number().int(),
  scored: z.number().int(),
  /** What was given: prizes of places that nobody took stay with the house. */
  cost: moneySchema,
  starts_at: instantSchema,
  ends_at: instantSchema,
  state: z.enum(tournamentStates),
});
export type TournamentRow = z.infer<typeof tournamentRowSchema>;

export const tournamentDesk = defineOfficeCall({
  path: '/office/tournament/list',
  summary: 'Tournaments of this site with what they have cost.',
  tag,
  right: 'promotions.read',
  body: listBody({ state: z.enum(tournamentStates).optional(), currency: currencySchema.optional() }, [
    'id',
    'starts_at',
    'ends_at',
  ]),
  data: listData(tournamentRowSchema),
});

const prizeSchema = z.object({
  first_place: z.number().int(),
  last_place: z.number().int(),
  amount: moneySchema,
});

export const tournamentOne = defineOfficeCall({
  path: '/office/tournament/one',
  summary: 'One tournament with its terms, its standing, and what the ledger has booked for its prizes.',
  tag,
  right: 'promotions.read',
  body: z.strictObject({ id: idSchema }),
  data: tournamentRowSchema.extend({
    titles: z.partialRecord(localeSchema, z.string()),
    created_by: z.string(),
    created_at: instantSchema,
    counted_at: instantSchema.nullable(),
    game_names: z.array(z.string()),
    prizes: z.array(prizeSchema),
    /** The sum of the ledger's postings: the same as `cost` once all are paid. */
    booked: moneySchema,
    /** Prizes that are given and not paid yet. */
    unpaid: z.number().int(),
    /** The first 50, as they stand or for good. Without a place: nothing may be given to the member. */
    standing: z.array(
      z.object({
        member: z.object({ id: idSchema, account: z.string() }),
        place: z.number().int().nullable(),
        score: moneySchema,
        rounds: z.number().int(),
        reached_at: instantSchema.nullable(),
        prize: moneySchema.nullable(),
      }),
    ),
  }),
  codes: { 404: 'no such tournament' },
});
export type TournamentOne = z.infer<typeof tournamentOne.data>;

const positiveMoney = moneySchema.regex(/^(?!-)(?=.*[1-9])/);
const place = z.number().int().min(1).max(tournamentPlacesMax);

const titleSchema = z
  .partialRecord(localeSchema, textSchema(60).trim().min(1))
  .refine((title) => title.en_US !== undefined || title.zh_CN !== undefined, 'English or Chinese is missing');

/** What a tournament is, as it is proposed and published. */
export const tournamentContentShape = {
  /** English or Chinese at least: every other language falls back on it. */
  title: titleSchema,
  currency: currencySchema,
  kind: z.enum(tournamentKinds),
  game_type: gameTypeIdSchema.nullable(),
  /** Ids of games of this site; none: all games of the type. */
  games: z.array(idSchema).max(tournamentGamesMax),
  min_stake: positiveMoney,
  /** From the first place on, each step behind the one before it. */
  prizes: z
    .array(z.strictObject({ first_place: place, last_place: place, amount: positiveMoney }))
    .min(1)
    .max(prizeStepsMax),
  /** By the site's calendar, both of them with. */
  from_day: z.iso.date(),
  to_day: z.iso.date(),
} as const;

const contentCodes = {
  391: 'prizes do not follow one another from the first place on',
  392: 'it would end before it begins, or is over already',
  394: 'a game is not one of this site, or not of the type',
} as const;

export const tournamentLook = defineOfficeCall({
  path: '/office/tournament/look',
  summary: 'What a tournament would cost, who is offered it, and whether it takes a second person.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject(tournamentContentShape),
  data: z.object({
    /** The sum of its prizes: what it costs if every place is taken. */
    most: moneySchema,
    places: z.number().int(),
    /** Members who are offered it now, and those who played in the last 28 days in games of its type. */
    eligible: z.number().int(),
    played: z.number().int(),
    game_names: z.array(z.string()),
    starts_at: instantSchema,
    ends_at: instantSchema,
    needs_second: z.boolean(),
    /** What the person may still give away alone within 24 hours. */
    alone_left: moneySchema,
  }),
  codes: contentCodes,
});
export type TournamentLook = z.infer<typeof tournamentLook.data>;

export const tournamentPublish = defineOfficeCall({
  path: '/office/tournament/publish',
  summary:
    'Publishes a tournament, or proposes it where it takes a second person: beyond what one person may give away alone in 24 hours.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ ...tournamentContentShape, reason: reasonSchema, request_id: z.uuid() }),
  /** One of both, unless nobody else could confirm: then it is published, and neither is told. */
  data: z.object({ proposal_id: idSchema.nullable(), id: idSchema.nullable() }),
  codes: { ...contentCodes, ...repeatCodes },
});

export const tournamentRename = defineOfficeCall({
  path: '/office/tournament/rename',
  summary: 'Writes the title of a tournament anew. Its terms never change once it is published.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ id: idSchema, title: titleSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no such tournament' },
});

export const tournamentEnd = defineOfficeCall({
  path: '/office/tournament/end',
  summary:
    'Ends a tournament that runs now, and counts it as it stands; or calls one off that is not counted yet, which pays nobody.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ id: idSchema, how: z.enum(['end', 'cancel']), reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no such tournament', 393: 'it is over already, or does not run yet' },
});

export const tournamentRemove = defineOfficeCall({
  path: '/office/tournament/remove',
  summary:
    'Takes a member out of a tournament that is not counted yet, for good; whoever stood behind moves up. It is proposed where the place wins more than one person may give away alone.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ id: idSchema, member_id: idSchema, reason: reasonSchema, request_id: z.uuid() }),
  /** Null for what was done at once. */
  data: z.object({ proposal_id: idSchema.nullable() }),
  codes: {
    404: 'no such tournament, or the member does not stand in it',
    393: 'it is counted or called off',
    ...repeatCodes,
  },
});
