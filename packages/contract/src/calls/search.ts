import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, deviceSchema, gameTypeIdSchema, idSchema, siteScoped } from '../fields.ts';
import { gameEntrySchema, providerSchema } from './catalogue.ts';

/** Characters that a search takes; longer ones than any name of a game. */
export const searchTextMax = 64;
/** Games and places that one answer names. */
export const searchGamesMax = 12;
export const searchPlacesMax = 6;

export const gameSearch = defineCall({
  path: '/lobby/search',
  summary:
    'Finds games, providers and game types by name, in every language at once, by the pinyin of Chinese names (`jinli`) and by its initials (`jl`). Nothing typed: what is popular.',
  tag: 'catalogue',
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    currency: currencySchema,
    support_device: deviceSchema.default(1),
    q: z.string().max(searchTextMax),
  }),
  data: z.object({
    /** How many games there are to be found; the first of them follow. */
    count: z.number().int().nonnegative(),
    /** What can be played first, then by how well the name fits. */
    games: z.array(gameEntrySchema).max(searchGamesMax),
    /** Who makes these games. */
    providers: z.array(providerSchema.pick({ gp_id: true, gp_name: true, mark: true, has_demo: true })),
    /** Providers, and game types (`gp_id` null), that go by what was typed. */
    places: z
      .array(
        z.object({
          gt_id: gameTypeIdSchema,
          gp_id: idSchema.nullable(),
          name: z.string(),
          /** Address of the provider's mark; null for a game type. */
          mark: z.string().nullable(),
          /** Games there that have opened. */
          games_count: z.number().int().nonnegative(),
        }),
      )
      .max(searchPlacesMax),
  }),
});
export type SearchAnswer = z.infer<typeof gameSearch.data>;
