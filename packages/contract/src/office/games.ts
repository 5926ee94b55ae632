import { z } from 'zod';
import {
  currencySchema,
  emptyBody,
  emptyData,
  gameTypeIdSchema,
  idSchema,
  localizedTextSchema,
  moneySchema,
} from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, listData, pictureNameSchema, reasonSchema, typedSchema } from './fields.ts';
import { officeTextsSchema, pictureCodes, rowVersionSchema, sharedCodes } from './providers.ts';

const tag = 'office: games';

export const gameStates = ['live', 'coming_soon', 'maintenance'] as const;

/** By what a list of games is narrowed, beside their fields. */
export const gameMarks = ['new', 'hot'] as const;

const gameRowSchema = z.object({
  id: idSchema,
  provider: z.object({ id: idSchema, name: z.string() }),
  type: gameTypeIdSchema,
  code: z.string(),
  name: z.string(),
  /** Address of the picture that members see, without size and type. */
  icon: z.string(),
  /** The picture that staff have chosen; null where one of the house’s own is shown. */
  picture: pictureNameSchema.nullable(),
  state: z.enum(gameStates),
  /** Whether this site offers it. */
  enabled: z.boolean(),
  is_new: z.boolean(),
  /** Place in the site’s hot list, 1 first; null: not on it. */
  hot_rank: z.number().int().nullable(),
  sort: z.number().int(),
  labels: z.array(idSchema),
  /** Null: every currency of the site. */
  currencies: z.array(currencySchema).nullable(),
  on_desktop: z.boolean(),
  on_mobile: z.boolean(),
  /** Return to player in hundredths of a percent; null where the kind of game has none. */
  rtp_bp: z.number().int().nullable(),
  /** Its bets return differently: tiles say “up to”. */
  rtp_up_to: z.boolean(),
  version: rowVersionSchema,
});
export type GameRow = z.infer<typeof gameRowSchema>;

export const gameList = defineOfficeCall({
  path: '/office/game/list',
  summary: 'The games of this site, in its order. `q` finds by name in any language and by code.',
  tag,
  right: 'games.read',
  body: listBody(
    {
      q: typedSchema.optional(),
      provider_id: idSchema.optional(),
      type: gameTypeIdSchema.optional(),
      state: z.enum(gameStates).optional(),
      enabled: z.boolean().optional(),
      label_id: idSchema.optional(),
      mark: z.enum(gameMarks).optional(),
    },
    ['sort', 'id', 'hot_rank'],
  ),
  data: listData(gameRowSchema),
});

export const gameOne = defineOfficeCall({
  path: '/office/game/one',
  summary: 'A game of this site with its names and its stakes.',
  tag,
  right: 'games.read',
  body: z.strictObject({ id: idSchema }),
  data: gameRowSchema.extend({
    names: localizedTextSchema,
    limits: z.array(z.object({ currency: currencySchema, min: moneySchema, max: moneySchema })),
    /** How far the returns of single rounds lie apart, in thousandths of the stake, as the provider tells it. */
    deviation_milli: z.number().int().nullable(),
    /** Up to which multiple of its stake a round is paid at once; null: as its provider has it. */
    win_multiple_max: z.number().int().nullable(),
    other_sites: z.number().int(),
  }),
  codes: { 404: 'this site has no such game' },
});
export type OfficeGame = z.infer<typeof gameOne.data>;

const noGame = { 404: 'this site has no such game' } as const;
const versionData = z.object({ version: rowVersionSchema });

export const gameSave = defineOfficeCall({
  path: '/office/game/save',
  summary: 'What this site makes of a game: whether it offers it, where it stands, what it is marked as.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    id: idSchema,
    enabled: z.boolean(),
    is_new: z.boolean(),
    hot_rank: z.number().int().min(1).max(10_000).nullable(),
    sort: z.number().int().min(0).max(1_000_000),
    labels: z.array(idSchema).max(20),
    version: rowVersionSchema,
  }),
  data: versionData,
  codes: { ...noGame, ...staleCodes, 391: 'this site has no such label' },
});

export const gameSaveWhole = defineOfficeCall({
  path: '/office/game/save_whole',
  summary: 'What a game is on every site: its names, state, currencies and devices.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    id: idSchema,
    names: officeTextsSchema(100),
    state: z.enum(gameStates),
    currencies: z.array(currencySchema).min(1).nullable(),
    on_desktop: z.boolean(),
    on_mobile: z.boolean(),
    reason: reasonSchema,
    version: rowVersionSchema,
  }),
  data: versionData,
  codes: { ...noGame, ...staleCodes, ...sharedCodes },
});

/** The smallest width of a game’s picture: that of a tile on a screen of two pixels for one. */
export const gamePictureWidthMin = 300;

export const gameSetPicture = defineOfficeCall({
  path: '/office/game/set_picture',
  summary:
    'The picture of a game on every site: one that was uploaded on this site, shown in 3:4; null goes back to the house’s own.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    id: idSchema,
    picture: pictureNameSchema.nullable(),
    reason: reasonSchema,
    version: rowVersionSchema,
  }),
  data: versionData,
  codes: { ...noGame, ...staleCodes, ...sharedCodes, ...pictureCodes },
});

export const gameSetLimit = defineOfficeCall({
  path: '/office/game/set_limit',
  summary:
    'The stakes of a game in a currency, on every site. Lower is done at once; a higher bound, or a currency’s first, waits for a second person.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    id: idSchema,
    currency: currencySchema,
    min: moneySchema,
    max: moneySchema,
    reason: reasonSchema,
    version: rowVersionSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema.nullable() }),
  codes: { ...noGame, ...staleCodes, ...sharedCodes, ...repeatCodes },
});

export const gameSetReturn = defineOfficeCall({
  path: '/office/game/set_return',
  summary:
    'Proposes what a game should return and how far its rounds lie apart, as its provider states it: by this the returns are judged. Always for a second person.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    id: idSchema,
    rtp_bp: z.number().int().min(1).max(10_000).nullable(),
    /** Whether its bets return differently; left out it stays as it is. */
    rtp_up_to: z.boolean().optional(),
    deviation_milli: z.number().int().min(1).max(10_000_000).nullable(),
    reason: reasonSchema,
    version: rowVersionSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema }),
  codes: { ...noGame, ...staleCodes, ...sharedCodes, ...repeatCodes },
});

/** Games that are changed at once. */
export const gamesAtOnceMax = 200;
const gameIdsSchema = z.array(idSchema).min(1).max(gamesAtOnceMax);

export const gamesSwitch = defineOfficeCall({
  path: '/office/game/switch',
  summary: 'Changes many games of this site at once, all or none.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    ids: gameIdsSchema,
    change: z
      .strictObject({
        enabled: z.boolean().optional(),
        is_new: z.boolean().optional(),
        /** On the hot list, after those that are on it; or off it. */
        is_hot: z.boolean().optional(),
        add_label: idSchema.optional(),
        remove_label: idSchema.optional(),
      })
      .refine((change) => Object.values(change).some((value) => value !== undefined), 'nothing to change'),
    reason: reasonSchema,
  }),
  data: z.object({ changed: z.number().int() }),
  codes: { 404: 'one of them is no game of this site', 391: 'this site has no such label' },
});

/** Games whose places are dealt at once. */
export const gamesOrderedMax = 1_000;
const orderedSchema = z
  .array(idSchema)
  .min(2)
  .max(gamesOrderedMax)
  .refine((ids) => new Set(ids).size === ids.length, 'each once');

export const gamesOrder = defineOfficeCall({
  path: '/office/game/order',
  summary: 'Deals the places which these games hold in the site’s order to them anew, in the order given.',
  tag,
  right: 'games.manage',
  body: z
    .strictObject({
      ids: orderedSchema,
      /** The same games as whoever asks saw them, in the order that they stood in. */
      seen: orderedSchema,
    })
    .refine(({ ids, seen }) => ids.length === seen.length && seen.every((id) => ids.includes(id)), {
      path: ['seen'],
      error: 'the same games',
    }),
  data: emptyData,
  codes: { 404: 'one of them is no game of this site', ...staleCodes },
});

const labelSchema = z.object({
  id: idSchema,
  name: z.string(),
  names: localizedTextSchema,
  sort: z.number().int(),
  enabled: z.boolean(),
  games: z.number().int(),
  version: rowVersionSchema,
});
export type GameLabel = z.infer<typeof labelSchema>;

export const labelList = defineOfficeCall({
  path: '/office/label/list',
  summary: 'The labels of this site’s games, in their order.',
  tag,
  right: 'games.read',
  body: emptyBody,
  data: z.object({ labels: z.array(labelSchema) }),
});

export const labelSave = defineOfficeCall({
  path: '/office/label/save',
  summary: 'Makes a label, or changes one.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    /** With `version`; both left out for a new one. */
    id: idSchema.optional(),
    version: rowVersionSchema.optional(),
    names: officeTextsSchema(40),
    sort: z.number().int().min(0).max(10_000),
    enabled: z.boolean(),
  }),
  data: z.object({ id: idSchema }),
  codes: { 404: 'this site has no such label', ...staleCodes },
});

export const labelRemove = defineOfficeCall({
  path: '/office/label/remove',
  summary: 'Removes a label; its games stay.',
  tag,
  right: 'games.manage',
  body: z.strictObject({ id: idSchema, version: rowVersionSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'this site has no such label', ...staleCodes },
});
