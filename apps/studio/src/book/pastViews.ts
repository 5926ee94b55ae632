/** What two sides did before they meet, as the pages of the book are told: `GET events/{id}/past` → `PastAnswer`. */
import * as z from 'zod/mini';
import { type Told, timeSchema } from '../shapes/fields.ts';
import { teamSchema } from './leagueViews.ts';
import { pairSchema } from './scores.ts';

const pastMatchSchema = z.object({
  id: z.string(),
  home: teamSchema,
  away: teamSchema,
  startsAt: timeSchema,
  /** Final, home first: goals, sets, points. */
  score: pairSchema,
});
export type PastMatch = Told<typeof pastMatchSchema>;

export const pastAnswerSchema = z.object({
  /** The last five of each side before this event, the latest first; fewer where there have been fewer. */
  home: z.array(pastMatchSchema),
  away: z.array(pastMatchSchema),
  /** The last three that both played against each other, whoever was at home. */
  meetings: z.array(pastMatchSchema),
});
export type PastAnswer = Told<typeof pastAnswerSchema>;
