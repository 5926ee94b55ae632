import { z } from 'zod';
import { launchModes } from '../calls/play.ts';
import {
  currencySchema,
  emptyBody,
  emptyData,
  idSchema,
  instantSchema,
  localeSchema,
  localizedTextSchema,
  textSchema,
} from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { listBody, listData, pictureNameSchema, reasonSchema, typedSchema } from './fields.ts';

const tag = 'office: games';

/** How a row stood when it was read, as one word; goes with the change that it is meant for. */
export const rowVersionSchema = z.string().min(1).max(64);

/**
 * `closed`: the site does not offer it; `resting`: the installation works with it nowhere; `paused`: a pause is under way;
 * `open`: its games can be played.
 */
export const providerStates = ['open', 'paused', 'closed', 'resting'] as const;

const pauseSchema = z.object({ start_at: instantSchema, end_at: instantSchema.nullable() });

const providerRowSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  /** Address of the mark that members see. */
  mark: z.string(),
  wallet: z.enum(['seamless', 'transfer']),
  state: z.enum(providerStates),
  /** Under way or announced; null when there is none. */
  pause: pauseSchema.nullable(),
  launch_mode: z.enum(launchModes).nullable(),
  sort: z.number().int(),
  games: z.number().int(),
  version: rowVersionSchema,
});
export type ProviderRow = z.infer<typeof providerRowSchema>;

export const providerList = defineOfficeCall({
  path: '/office/provider/list',
  summary: 'The providers of this site, in its order.',
  tag,
  right: 'games.read',
  body: listBody({ q: typedSchema.optional(), state: z.enum(providerStates).optional() }, ['sort', 'id']),
  data: listData(providerRowSchema),
});

/** A provider has up to two live keys, so that they change without a stop. */
const providerKeySchema = z.object({
  key_id: z.string(),
  slot: z.number().int(),
  may_adjust: z.boolean(),
  made_at: instantSchema,
});

export const providerOne = defineOfficeCall({
  path: '/office/provider/one',
  summary:
    'A provider of this site: how its games open, who plays there now, its wire and its live keys, never their secrets.',
  tag,
  right: 'games.read',
  body: z.strictObject({ id: idSchema }),
  data: providerRowSchema.extend({
    /** The mark that staff have chosen; null where one of the house’s own is shown. */
    picture: pictureNameSchema.nullable(),
    android_app: z.string().nullable(),
    open_games: z.number().int(),
    open_rounds: z.number().int(),
    /** How many other sites of the installation work with it. */
    other_sites: z.number().int(),
    /** Null for a provider that cannot be reached. */
    wire: z.object({ adapter: z.string(), base_url: z.string(), game_origin: z.string() }).nullable(),
    keys: z.array(providerKeySchema),
  }),
  codes: { 404: 'this site has no such provider' },
});
export type OfficeProvider = z.infer<typeof providerOne.data>;

const deed = { id: idSchema, reason: reasonSchema, version: rowVersionSchema };
const deedData = z.object({ version: rowVersionSchema });
const deedCodes = { 404: 'this site has no such provider', ...staleCodes } as const;

export const providerSetOpen = defineOfficeCall({
  path: '/office/provider/set_open',
  summary:
    'Opens a provider on this site, or closes it: its games are gone from every list, and none starts. With `end_games` the games that are open there end as well; wins of their rounds are still taken.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ ...deed, open: z.boolean(), end_games: z.boolean().default(false) }),
  data: deedData.extend({ games_ended: z.number().int() }),
  codes: deedCodes,
});

export const providerPause = defineOfficeCall({
  path: '/office/provider/pause',
  summary:
    'Pauses a provider on this site, now or from an instant on, until an end or until somebody ends it. Whoever wants to play meanwhile is told with code 203, with start and end. Null ends a pause.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({
    ...deed,
    pause: z
      .strictObject({
        /** Left out: now. */
        start_at: instantSchema.optional(),
        end_at: instantSchema.nullable(),
      })
      .nullable(),
    end_games: z.boolean().default(false),
  }),
  data: deedData.extend({ games_ended: z.number().int() }),
  codes: { ...deedCodes, 381: 'a pause ends after it has begun, and not in the past' },
});

export const providerSave = defineOfficeCall({
  path: '/office/provider/save',
  summary: 'How the games of a provider open on this site, and its place among the others.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({
    ...deed,
    launch_mode: z.enum(launchModes).nullable(),
    sort: z.number().int().min(0).max(10_000),
  }),
  data: deedData,
  codes: deedCodes,
});

/** What is the installation's is changed by whoever has the right on every site that it reaches. */
export const sharedCodes = { 382: 'other sites work with it, and the right is missing there' } as const;

/** An id of an Android app. */
export const appIdSchema = z
  .string()
  .max(150)
  .regex(/^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+$/);

export const providerSaveWhole = defineOfficeCall({
  path: '/office/provider/save_whole',
  summary:
    'Of a provider on every site: whether the installation works with it at all, and the id of its own Android app, told to the hall’s app.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({
    ...deed,
    active: z.boolean(),
    android_app: appIdSchema.nullable(),
  }),
  data: deedData,
  codes: { ...deedCodes, ...sharedCodes },
});

/** What a picture is refused with. */
export const pictureCodes = {
  397: 'this site has no such picture',
  398: 'the picture is too small, or not of the shape that is shown',
} as const;

/** The smallest side of a mark. */
export const markSideMin = 128;

export const providerSetMark = defineOfficeCall({
  path: '/office/provider/set_mark',
  summary:
    'The mark of a provider on every site: a square picture that was uploaded on this site; null goes back to the house’s own.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ ...deed, picture: pictureNameSchema.nullable() }),
  data: deedData,
  codes: { ...deedCodes, ...sharedCodes, ...pictureCodes },
});

export const keyIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);

export const providerMakeKey = defineOfficeCall({
  path: '/office/provider/make_key',
  summary:
    'Makes a second key of a provider and proposes to take it into use. Its secret is answered once, to whoever proposes it; a repeat answers null.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ id: idSchema, key_id: keyIdSchema, reason: reasonSchema, request_id: z.uuid() }),
  data: z.object({ proposal_id: idSchema, secret: z.string().nullable() }),
  codes: {
    ...repeatCodes,
    ...sharedCodes,
    404: 'this site has no such provider, or it has no wire',
    383: 'this id was given to a key before',
    384: 'two keys live already: retire one first',
  },
});

export const providerRetireKey = defineOfficeCall({
  path: '/office/provider/retire_key',
  summary: 'Proposes to retire a key of a provider. The last one that lives stays.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ id: idSchema, key_id: keyIdSchema, reason: reasonSchema, request_id: z.uuid() }),
  data: z.object({ proposal_id: idSchema }),
  codes: {
    ...repeatCodes,
    ...sharedCodes,
    404: 'this provider has no such key that lives',
    385: 'it is the last key that lives: make another first',
  },
});

export const caseOutcomes = ['passed', 'failed', 'skipped'] as const;

export const providerConform = defineOfficeCall({
  path: '/office/provider/conform',
  summary:
    'Runs the conformance suite against a provider, with a player of its own that is opened there. It takes a minute or two; `conformance` has what came of it.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ id: idSchema, currency: currencySchema, reason: reasonSchema }),
  data: z.object({ run_id: idSchema }),
  codes: {
    404: 'this site has no such provider, or it has no wire or no key that lives',
    395: 'it speaks another wire than the suite',
    396: 'a run is under way',
  },
});

export const providerConformance = defineOfficeCall({
  path: '/office/provider/conformance',
  summary: 'The last run of the conformance suite against a provider.',
  tag,
  right: 'games.read',
  body: z.strictObject({ id: idSchema }),
  data: z.object({
    run: z
      .object({
        id: idSchema,
        currency: currencySchema,
        by: z.string(),
        asked_at: instantSchema,
        /** `lost`: the process that ran it has ended meanwhile. */
        state: z.enum(['running', 'done', 'lost']),
        finished_at: instantSchema.nullable(),
        results: z.array(
          z.object({
            group: z.string(),
            title: z.string(),
            outcome: z.enum(caseOutcomes),
            reason: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
  }),
  codes: { 404: 'this site has no such provider' },
});
export type ConformanceRun = NonNullable<z.infer<typeof providerConformance.data>['run']>;

const sportsSchema = z.strictObject({
  provider_id: idSchema,
  /** The game that a chosen event opens. */
  game_code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  /** Of the provider's own origin. */
  url: textSchema(500).regex(/^https?:\/\/[^\s\\@]+$/),
});

/** In as many languages as somebody has written it in; others fall back. */
export const officeTextsSchema = (lengthMax: number) =>
  z
    .partialRecord(localeSchema, textSchema(lengthMax).trim().min(1))
    .refine((texts) => Object.keys(texts).length > 0, 'a text in one language at least');

export const launchOne = defineOfficeCall({
  path: '/office/launch/one',
  summary: 'How games open on this site, whether anybody may play, transfer wallets, the sports page.',
  tag,
  right: 'games.read',
  body: emptyBody,
  data: z.object({
    default_mode: z.enum(launchModes),
    /** While it says something, no game starts. */
    closed_text: localizedTextSchema.nullable(),
    transfer_pause: z.object({ since: instantSchema, reason: z.string() }).nullable(),
    sports: sportsSchema.nullable(),
    version: rowVersionSchema,
  }),
});
export type OfficeLaunch = z.infer<typeof launchOne.data>;

export const launchSave = defineOfficeCall({
  path: '/office/launch/save',
  summary:
    'How games open where their provider leaves the choice, and the text with which nobody plays; null opens the site again.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({
    default_mode: z.enum(launchModes),
    closed_text: officeTextsSchema(300).nullable(),
    reason: reasonSchema,
    version: rowVersionSchema,
  }),
  data: deedData,
  codes: staleCodes,
});

export const launchSports = defineOfficeCall({
  path: '/office/launch/sports',
  summary:
    'The page of a sports provider that stands in a frame of the hall, of that provider’s own origin. Null: none.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ sports: sportsSchema.nullable(), reason: reasonSchema, version: rowVersionSchema }),
  data: deedData,
  codes: {
    ...staleCodes,
    404: 'this site has no such provider',
    387: 'the address is not of the provider’s own origin',
    388: 'the provider has no such game here',
  },
});

export const transferPause = defineOfficeCall({
  path: '/office/transfer/pause',
  summary:
    'Pauses the wallets that providers keep themselves: their games close, none starts, the money comes back. Or opens them again.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ paused: z.boolean(), reason: reasonSchema }),
  data: emptyData,
});
