import { z } from 'zod';
import { defineCall } from '../call.ts';
import { themes } from '../constants.ts';
import {
  currencySchema,
  deviceSchema,
  emptyBody,
  emptyData,
  gameTypeIdSchema,
  idSchema,
  localizedTextSchema,
  moneySchema,
  siteScoped,
} from '../fields.ts';

const tag = 'catalogue';
const flag = z.union([z.literal(0), z.literal(1)]);

/** `live` can be launched; the other states are shown and refused. */
export const gameStates = ['live', 'coming_soon', 'maintenance'] as const;

export const gameEntrySchema = z.object({
  id: idSchema,
  game_id: idSchema,
  gp_id: idSchema,
  game_type: gameTypeIdSchema,
  game_code: z.string(),
  game_name: localizedTextSchema,
  /** Studio under the provider; 0 when the provider has only one. */
  house: z.number().int().nonnegative(),
  /** 1: an operator's own link that needs no login; `custom_url` says where it leads. */
  customized: flag,
  custom_url: z.string().optional(),
  gp_gt_name: z.string(),
  /** Address of the tile picture without size and type: `{icon}-300.avif`, `{icon}-600.webp`. */
  icon_light: z.string(),
  icon_dark: z.string(),
  member_favorite: flag,
  state: z.enum(gameStates),
  is_new: flag,
  is_hot: flag,
  /** Return to player in hundredths of a percent (9612 is 96.12 %), null when the type has none. */
  rtp_bp: z.number().int().nullable(),
  stake_min: moneySchema.nullable(),
  stake_max: moneySchema.nullable(),
  labels: z.array(idSchema),
});
export type GameEntry = z.infer<typeof gameEntrySchema>;

export const providerSchema = z.object({
  gp_id: idSchema,
  gp_code: z.string(),
  gp_name: z.string(),
  /** Drawn mark: name in the art package. */
  mark: z.string(),
  wallet: z.enum(['seamless', 'transfer']),
  maintenance: z.boolean(),
  houses: z.array(z.object({ house: z.number().int(), name: z.string() })),
  games_count: z.number().int(),
});
export type Provider = z.infer<typeof providerSchema>;

export const gameTypeSchema = z.object({
  gt_id: gameTypeIdSchema,
  gt_name: z.string(),
  gt_icon: z.string(),
  gt_icon_active: z.string(),
  games_count: z.number().int(),
  gp_list: z.array(providerSchema),
});
export type GameType = z.infer<typeof gameTypeSchema>;

const listBody = { ...siteScoped, currency: currencySchema, support_device: deviceSchema.default(1) };

export const gameList = defineCall({
  path: '/v3/game_list',
  summary: 'Game types and the providers that offer each.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...listBody, template: z.enum(themes).optional() }),
  data: z.object({ list: z.array(gameTypeSchema) }),
});

export const templateGameList = defineCall({
  path: '/v2/get_template_game_list',
  summary: 'The shelves of the home page: a few games of each type and the popular ones.',
  tag,
  audience: 'public',
  body: z.strictObject(listBody),
  data: z.object({
    list: z.array(
      z.object({
        shelf: z.enum([
          'popular',
          'slot',
          'live',
          'sport',
          'lottery',
          'chess',
          'virtual_sport',
          'cockfight',
          'esport',
        ]),
        games: z.array(gameEntrySchema),
      }),
    ),
  }),
});

export const tagGameList = defineCall({
  path: '/v2/get_tag_game_list',
  summary: 'Games that carry a label.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...listBody, tag: idSchema, gt_id: gameTypeIdSchema }),
  data: z.object({ list: z.array(gameEntrySchema) }),
});

export const gameLabel = defineCall({
  path: '/v2/game_label',
  summary:
    'The games of a type, provider and studio (`main`) and the labels they carry (`list`). Without gp_id: all providers; "Popular": the computed top list.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    currency: currencySchema,
    device: deviceSchema.default(1),
    gp_id: z.union([idSchema, z.literal('Popular')]).optional(),
    game_type_id: gameTypeIdSchema,
    house: z.number().int().nonnegative().default(0),
  }),
  data: z.object({
    list: z.array(z.object({ id: idSchema, tag: z.string() })),
    main: z.array(gameEntrySchema),
  }),
});

export const hotGames = defineCall({
  path: '/arks/web/member-games/hot-games',
  summary: "Games with the most rounds of the last seven days; the operator's list when there were none.",
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, currency: currencySchema, gt_id: gameTypeIdSchema.optional() }),
  data: z.object({ list: z.array(gameEntrySchema) }),
});

export const lastPlayingGame = defineCall({
  path: '/arks/web/member-games/last-playing-game',
  summary: 'Games the member played last, newest first.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ list: z.array(z.object({ game_id: idSchema })) }),
});

export const favoriteGames = defineCall({
  path: '/arks/web/member-games/favorite',
  summary: "The member's favourites, newest first.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ list: z.array(z.object({ game_id: idSchema })) }),
});

export const favoriteStore = defineCall({
  path: '/arks/web/member-games/favorite/store',
  summary: 'Set or clear favourites. Saying the same twice changes nothing.',
  tag,
  audience: 'member',
  body: z.strictObject({
    data: z
      .array(z.strictObject({ game_id: idSchema, status: flag }))
      .min(1)
      .max(100),
  }),
  data: emptyData,
});
