/** Sides and competitions, and how the league stands, as the pages of the book are told (`views.ts`). */
import * as z from 'zod/mini';
import type { Told } from '../shapes/fields.ts';
import { namesSchema } from './scores.ts';

export const teamSchema = z.object({
  code: z.string(),
  /** Its number in its competition, from 0, which its crest follows from: no two sides that meet have the same. */
  crest: z.optional(z.int()),
  names: namesSchema,
});
export type TeamView = Told<typeof teamSchema>;

export const competitionSchema = z.object({ code: z.string(), names: namesSchema });
export type CompetitionView = Told<typeof competitionSchema>;

const leagueFormSchema = z.enum(['won', 'drawn', 'lost']);
export type LeagueForm = z.output<typeof leagueFormSchema>;

const standingSchema = z.object({
  team: teamSchema,
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  scored: z.number(),
  conceded: z.number(),
  points: z.number(),
  /** Of the last five matches, the latest last; those of the season before count too. */
  form: z.array(leagueFormSchema),
});

/** How the season stands by final results. */
export const leagueAnswerSchema = z.object({
  competition: competitionSchema,
  /** Counted from 1. */
  season: z.number(),
  /** The round that was played last or is being played, from 1. */
  round: z.number(),
  rounds: z.number(),
  /** The leader first. */
  table: z.array(standingSchema),
});
export type LeagueAnswer = Told<typeof leagueAnswerSchema>;
