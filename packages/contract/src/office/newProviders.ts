import { z } from 'zod';
import { currencySchema, emptyBody, gameTypeIdSchema, idSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { reasonSchema } from './fields.ts';
import { appIdSchema, keyIdSchema, officeTextsSchema, sharedCodes } from './providers.ts';

const tag = 'office: games';

/** The wires that providers speak: ours, and public ones that are turned into it. */
export const wireAdapters = ['native', 'hub88', 'evenbet'] as const;
export type WireAdapter = (typeof wireAdapters)[number];

/** Names a provider for good, in records, reports and addresses. */
export const providerCodeSchema = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/);

/** An address of a web server, without a name, a password or a fragment. */
const serverUrlSchema = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine((text) => !/[@#\s\\]/.test(text), 'no name, password or fragment');

export const providerSites = defineOfficeCall({
  path: '/office/provider/sites',
  summary: 'The sites of the installation on which whoever asks may manage providers.',
  tag,
  right: 'providers.manage',
  body: emptyBody,
  data: z.object({ sites: z.array(z.object({ id: idSchema, name: z.string(), is_here: z.boolean() })) }),
});

export const providerAdd = defineOfficeCall({
  path: '/office/provider/add',
  summary:
    'Proposes a new provider: its wire with a first key, and the sites that offer it. A secret that is made here is answered once, to whoever proposes it; a repeat answers null. Always for a second person.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({
    code: providerCodeSchema,
    names: officeTextsSchema(60),
    wallet: z.enum(['seamless', 'transfer']),
    adapter: z.enum(wireAdapters),
    /** Where its side of the wire answers; a dialect’s with the number that it knows the hall by. */
    base_url: serverUrlSchema,
    /** The only origin that an address of its games may have. */
    game_origin: serverUrlSchema,
    key_id: keyIdSchema,
    /** What it has given, where its wire is a dialect; left out on ours, where it is made here. */
    secret: z.string().min(16).max(16_000).optional(),
    /** Whether the key may correct rounds that are over. */
    may_adjust: z.boolean(),
    android_app: appIdSchema.nullable(),
    sites: z.array(idSchema).min(1).max(200),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema, secret: z.string().nullable() }),
  codes: {
    ...repeatCodes,
    ...sharedCodes,
    374: 'a provider has this code',
    377: 'this wire does not fit: a dialect is seamless and needs the secret that the provider gave, and one of them https',
    383: 'this id was given to a key before',
  },
});

export const providerElsewhere = defineOfficeCall({
  path: '/office/provider/elsewhere',
  summary: 'Providers of the installation that this site does not have.',
  tag,
  right: 'providers.manage',
  body: emptyBody,
  data: z.object({ providers: z.array(z.object({ id: idSchema, code: z.string(), name: z.string() })) }),
});

export const providerOffer = defineOfficeCall({
  path: '/office/provider/offer',
  summary:
    'Proposes that this site works with a provider of the installation as well. Its games come with it, none of them offered yet. Always for a second person.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ id: idSchema, reason: reasonSchema, request_id: z.uuid() }),
  data: z.object({ proposal_id: idSchema }),
  codes: { ...repeatCodes, ...sharedCodes, 404: 'no such provider, or this site has it' },
});

/** Games that are proposed at once. */
export const newGamesMax = 300;

/** Names a game on the wire of its provider, for good. */
export const gameCodeSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

export const newGameSchema = z.strictObject({
  code: gameCodeSchema,
  type: gameTypeIdSchema,
  names: officeTextsSchema(100),
  /** Stated return in hundredths of a percent; null where the kind has none. */
  rtp_bp: z.number().int().min(1).max(10_000).nullable(),
  /** Its bets return differently: tiles say “up to”. */
  rtp_up_to: z.boolean().default(false),
  on_desktop: z.boolean(),
  on_mobile: z.boolean(),
  /** Stakes by currency: in these it is offered. Without any it is offered in every currency and takes no stake yet. */
  limits: z.array(z.strictObject({ currency: currencySchema, min: moneySchema, max: moneySchema })).max(30),
});
export type NewGame = z.infer<typeof newGameSchema>;

export const gameSources = ['wire', 'csv', 'json'] as const;

/** Why a line is no game that can be added. */
export const lineRefusals = ['malformed', 'unknown_field', 'twice', 'there'] as const;

export const gamesRead = defineOfficeCall({
  path: '/office/game/read',
  summary:
    'Reads games of a provider, from its own list or a list that was pasted, and says of each line whether it can be added. Changes nothing.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    provider_id: idSchema,
    from: z.enum(gameSources),
    /** The pasted list; empty for the provider’s own. */
    text: z.string().max(400_000).default(''),
  }),
  data: z.object({
    games: z.array(newGameSchema),
    refused: z.array(
      z.object({
        line: z.number().int(),
        code: z.string(),
        why: z.enum(lineRefusals),
        field: z.string().nullable(),
      }),
    ),
    /** Games that could be added beyond those that fit into one proposal. */
    more: z.number().int(),
  }),
  codes: {
    404: 'this site has no such provider',
    389: 'this is no list: neither CSV nor JSON',
    399: 'the provider has no list of games, or does not answer',
  },
});

export const gamesAdd = defineOfficeCall({
  path: '/office/game/add',
  summary:
    'Proposes new games of a provider. They are offered on this site once a second person has confirmed them; on other sites that work with the provider they wait in the catalogue.',
  tag,
  right: 'games.manage',
  body: z.strictObject({
    provider_id: idSchema,
    games: z.array(newGameSchema).min(1).max(newGamesMax),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema }),
  codes: {
    ...repeatCodes,
    ...sharedCodes,
    404: 'this site has no such provider',
    374: 'the provider has a game of one of these codes',
  },
});
