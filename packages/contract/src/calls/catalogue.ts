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
  instantSchema,
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
  /** Address of the tile picture without size and type: `{icon}-300.avif`, `{icon}-600.webp`. There always is one. */
  icon_light: z.string(),
  icon_dark: z.string(),
  member_favorite: flag,
  state: z.enum(gameStates),
  is_new: flag,
  is_hot: flag,
  /** Return to player in hundredths of a percent (9612 is 96.12 %), null when the type has none. */
  rtp_bp: z.number().int().nullable(),
  /** 1: its bets return differently, and that is the best of those that it is about. */
  rtp_up_to: flag,
  stake_min: moneySchema.nullable(),
  stake_max: moneySchema.nullable(),
  labels: z.array(idSchema),
});
export type GameEntry = z.infer<typeof gameEntrySchema>;

export const providerSchema = z.object({
  gp_id: idSchema,
  gp_code: z.string(),
  gp_name: z.string(),
  /** Address of its mark, a square picture. */
  mark: z.string(),
  wallet: z.enum(['seamless', 'transfer']),
  maintenance: z.boolean(),
  /** The window of the maintenance that is under way; an open end lasts until somebody closes it. */
  maintenance_start_at: instantSchema.nullable(),
  maintenance_end_at: instantSchema.nullable(),
  houses: z.array(z.object({ house: z.number().int(), name: z.string() })),
  /** Whether its games can be tried with play money. */
  has_demo: z.boolean(),
  /** Its games of the type that have opened; those that are announced do not count. */
  games_count: z.number().int(),
});
export type Provider = z.infer<typeof providerSchema>;

export const gameTypeSchema = z.object({
  gt_id: gameTypeIdSchema,
  gt_name: z.string(),
  gt_icon: z.string(),
  gt_icon_active: z.string(),
  /** Games that have opened; those that are announced do not count. */
  games_count: z.number().int(),
  gp_list: z.array(providerSchema),
});
export type GameType = z.infer<typeof gameTypeSchema>;

const listBody = { ...siteScoped, currency: currencySchema, support_device: deviceSchema.default(1) };

export const gameList = defineCall({
  path: '/v3/game_list',
  summary: 'Game types and the providers that offer each, those with games that have opened first.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...listBody, template: z.enum(themes).optional() }),
  data: z.object({ list: z.array(gameTypeSchema) }),
});

export const templateGameList = defineCall({
  path: '/v2/get_template_game_list',
  summary:
    'The shelves of the home page: a few games of each type and the popular ones. None that is still to open.',
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

/** More games than any hall of this house is meant to list at once. */
export const lobbyGamesMax = 20_000;

/** Games on the first screens of a lobby: six rows of the widest, more of a phone's. They travel in the page. */
export const lobbyFirstMax = 42;

/** What a tile says of itself beside its state, added up. */
export const lobbyMarks = { new: 1, hot: 2, rtpUpTo: 4 } as const;

const column = <Item extends z.ZodType>(item: Item) => z.array(item).max(lobbyGamesMax);

/**
 * Games as columns, in the order in which they are shown: thousands of them are a small answer and quickly read. All columns
 * are equally long; the same place in each is one game.
 */
export const lobbyColumnsSchema = z
  .object({
    game_id: column(idSchema),
    gp_id: column(idSchema),
    house: column(z.number().int().nonnegative()),
    game_code: column(z.string()),
    /** Address of the picture as in `icon_dark`; null for `/art/games/{game_code}`. */
    icon: column(z.string().nullable()),
    /** In the language asked for; `en_US` stands in (spec §3 Game entry). */
    name: column(z.string()),
    /** Place in `gameStates`. */
    state: column(z.union([z.literal(0), z.literal(1), z.literal(2)])),
    /** Sum of `lobbyMarks`. */
    marks: column(z.number().int().min(0).max(7)),
    /** Hundredths of a percent, null when the type has none. */
    rtp_bp: column(z.number().int().nullable()),
    stake_min: column(moneySchema.nullable()),
    stake_max: column(moneySchema.nullable()),
    labels: column(z.array(idSchema)),
    /** Where an operator's own link leads, null for a game. */
    custom_url: column(z.string().nullable()),
  })
  .refine(
    (columns) => Object.values(columns).every(({ length }) => length === columns.game_id.length),
    'columns of different lengths',
  );
export type LobbyColumns = z.infer<typeof lobbyColumnsSchema>;

const lobbyBody = {
  ...siteScoped,
  currency: currencySchema,
  device: deviceSchema.default(1),
  game_type_id: gameTypeIdSchema,
};

export const lobbyGames = defineCall({
  path: '/lobby/games',
  summary:
    'The games of a lobby as columns, in one language. Without gp_id: all providers; "Popular": the computed top list, then every other game of the type. What can be played stands first, then what is under maintenance, then what is still to open. `first` asks for the first screens of them only; `count` is how many there are, `open_count` how many of them have opened.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...lobbyBody,
    gp_id: z.union([idSchema, z.literal('Popular')]).optional(),
    house: z.number().int().nonnegative().max(2_147_483_647).default(0),
    first: z.boolean().default(false),
  }),
  data: z.object({
    count: z.number().int().nonnegative(),
    open_count: z.number().int().nonnegative(),
    /** Labels that any of the games carries, also beyond the first screens. */
    labels: z.array(z.object({ id: idSchema, tag: z.string() })),
    games: lobbyColumnsSchema,
  }),
});

export const lobbyNames = defineCall({
  path: '/lobby/names',
  summary:
    'What the games of a type are found by: their names in every language, their code, and the pinyin of Chinese names, whole and by initials, folded as `foldSearchText` folds what a visitor types.',
  tag,
  audience: 'public',
  body: z.strictObject(lobbyBody),
  data: z
    .object({ game_id: column(idSchema), text: column(z.string()) })
    .refine(({ game_id, text }) => game_id.length === text.length, 'columns of different lengths'),
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

/** Games of a member's last plays that are shown to go on with. */
export const lastPlayedMax = 12;

export const lastPlayedGames = defineCall({
  path: '/lobby/last_played',
  summary: 'What the member played last and can play now, the newest first, as tiles show it.',
  tag,
  audience: 'member',
  body: z.strictObject(listBody),
  data: z.object({ list: z.array(gameEntrySchema).max(lastPlayedMax) }),
});

/** Games that a jackpot is said to grow by. */
export const jackpotGamesMax = 12;

export const jackpotGames = defineCall({
  path: '/lobby/jackpot_games',
  summary:
    "The games that feed the site's jackpots of a currency, as far as they can be played now; the one that fed last comes first.",
  tag,
  audience: 'public',
  body: z.strictObject(listBody),
  data: z.object({ list: z.array(gameEntrySchema).max(jackpotGamesMax) }),
});
