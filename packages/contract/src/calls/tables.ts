import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, deviceSchema, instantSchema, siteScoped } from '../fields.ts';
import { gameEntrySchema } from './catalogue.ts';

/** Results of one table at once: enough for a road of twenty columns. */
export const tableResultsMax = 120;
/** Tables of one provider, and of one site. */
export const tablesMax = 100;

/** What a wheel can stop on that is no number. */
const wheelMarks = ['storm', 'harbor'] as const;
const wheelMarksMax = 5;

const results = <Result extends z.ZodType>(result: Result) => z.array(result).max(tableResultsMax);

/** What a shared table shows of its last rounds, the oldest first. Rounds without a result are left out. */
export const tableBoardSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('baccarat'), results: results(z.enum(['player', 'banker', 'tie'])) }),
  /** Single zero. */
  z.object({ kind: z.literal('roulette'), results: results(z.int().min(0).max(36)) }),
  /** Digits of each draw, in order. */
  z.object({ kind: z.literal('digits'), results: results(z.string().regex(/^[0-9]{1,10}$/)) }),
  /** Runners by number from 1, the winner first. */
  z.object({ kind: z.literal('race'), results: results(z.array(z.int().min(1).max(99)).min(1).max(40)) }),
  z.object({ kind: z.literal('bout'), results: results(z.enum(['meron', 'wala', 'draw'])) }),
  z.object({ kind: z.literal('dragon_tiger'), results: results(z.enum(['dragon', 'tiger', 'tie'])) }),
  /** Numbers in the order in which they were drawn. */
  z.object({ kind: z.literal('numbers'), results: results(z.array(z.int().min(1).max(99)).min(1).max(20)) }),
  /** Positions, from 1, that beat the banker. */
  z.object({ kind: z.literal('winners'), results: results(z.array(z.int().min(1).max(9)).max(9)) }),
  /** How many buttons were left of each heap. */
  z.object({ kind: z.literal('fan_tan'), results: results(z.int().min(1).max(4)) }),
  z.object({
    kind: z.literal('wheel'),
    /** Numbers on which it stopped; 0 where what it came to rest on is no number. */
    results: results(z.int().min(0).max(999)),
    /** What it stopped on beside numbers, in order, for each result: storms turn it again, in the harbor it rests. */
    marks: results(z.array(z.enum(wheelMarks)).max(wheelMarksMax)).optional(),
  }),
  /** Faces of the dice of each roll. */
  z.object({ kind: z.literal('dice'), results: results(z.array(z.int().min(1).max(6)).min(1).max(6)) }),
]);
export type TableBoard = z.infer<typeof tableBoardSchema>;

/** How a table stands; its moments are by the clock that is told beside. */
export const tableStanding = {
  /** Number of the round at the table. */
  round: z.int().positive(),
  /** Bets on this round are taken until then. */
  closes_at: instantSchema,
  /** Its result is known from then on. */
  draws_at: instantSchema,
  /** The next round opens. */
  next_at: instantSchema,
  /** People at the table. */
  players: z.int().nonnegative(),
  board: tableBoardSchema,
};

export const lobbyTables = defineCall({
  path: '/lobby/tables',
  summary:
    'Tables of the site that many play at once, as their providers show them: how long bets are taken, who is there, the last results. A provider that does not answer is left out.',
  tag: 'catalogue',
  audience: 'public',
  body: z.strictObject({ ...siteScoped, currency: currencySchema, support_device: deviceSchema.default(1) }),
  data: z.object({
    /** The hall's clock at this answer; the times below are by the same clock, whatever the provider's shows. */
    as_of: instantSchema,
    list: z
      .array(
        z.object({
          game: gameEntrySchema,
          ...tableStanding,
        }),
      )
      .max(tablesMax),
  }),
});
export type LobbyTable = z.infer<typeof lobbyTables.data>['list'][number];
