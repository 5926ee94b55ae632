import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deviceSchema, emptyData, gameTypeIdSchema, idSchema, instantSchema, siteScoped } from '../fields.ts';

const tag = 'play';

export const gameCodeSchema = z.string().min(1).max(64);

/** Ways to open a game (spec §4 Game launch). */
export const launchModes = ['window', 'modal', 'page', 'redirect'] as const;
export type LaunchMode = (typeof launchModes)[number];

/** Result codes of starts that more than one place names. */
export const playCodes = {
  gameNotFound: 101,
  comingSoon: 102,
  maintenance: 203,
  disabled: 204,
  startFailed: 205,
  currencyNotOffered: 206,
  paused: 207,
  oneKeyWaiting: 208,
  transfersPaused: 209,
  noDemo: 210,
  siteClosed: 211,
  ownLimits: 212,
} as const;

/** Codes of every start, paid or not. */
export const startCodes = {
  101: 'no such game',
  102: 'game not open yet',
  203: 'provider under maintenance',
  205: 'the provider did not answer',
  206: 'currency not offered by this game',
} as const;

/** What goes along to the provider beside a start; its wire takes 4 KiB, the name of this field included. */
const extraMaxBytes = 4_000;
const extraSchema = z
  .record(z.string().max(40), z.string().max(200))
  .refine((extra) => new TextEncoder().encode(JSON.stringify(extra)).length <= extraMaxBytes, 'too long');

export const play = defineCall({
  path: '/member/game/play1',
  summary:
    "Start a game. The URL arrives on the member's private channel as `game_url`; `play_id` lets it be polled.",
  tag,
  audience: 'member',
  body: z.strictObject({
    gpId: idSchema,
    game_type: gameTypeIdSchema,
    game_code: gameCodeSchema,
    lobby_url: z.string().max(500).optional(),
    extra: extraSchema.optional(),
    device: deviceSchema.default(1),
  }),
  data: z.object({ play_id: z.string() }),
  codes: {
    ...startCodes,
    204: 'play is disabled on this site',
    207: 'playing is paused for this member',
    208: 'a one-key transfer back is under way (one_key_waiting)',
    209: 'transfers are paused on this site',
    211: 'no game starts on this site at the moment; `launch_settings` has its words',
    212: 'the provider keeps the money itself, where limits that the member has set could not be kept',
  },
});

/** `data` of code 203. */
export const maintenanceSchema = z.object({
  start_at: instantSchema.nullable(),
  end_at: instantSchema.nullable(),
});

export const playUrl = defineCall({
  path: '/member/game/url',
  summary: 'The address of a started game, should the socket be blocked; and whether it is open still.',
  tag,
  audience: 'member',
  body: z.strictObject({ play_id: z.string().min(1).max(64) }),
  data: z.object({
    /** `closed`: it was left, its time was over, another start took its place, or the house closed it. */
    state: z.enum(['pending', 'ready', 'failed', 'closed']),
    game_url: z.string().nullable(),
    /** Of a failed start: as in `play1`, and why in words. */
    code: z.number().int().nullable(),
    message: z.string().nullable(),
    start_at: instantSchema.nullable(),
    end_at: instantSchema.nullable(),
  }),
  codes: { 404: 'no such play' },
});

export const leave = defineCall({
  path: '/member/game/leave1',
  summary: 'Leave the open game: closes its session at the provider. Leaving twice is fine.',
  tag,
  audience: 'member',
  body: z.strictObject({ play_id: z.string().min(1).max(64).optional() }),
  data: emptyData,
});

export const launchSettings = defineCall({
  path: '/game/launch_settings',
  summary:
    'How games open on this site: the mode of each provider, the only origin of its games, and whether it lets people try.',
  tag,
  audience: 'public',
  body: z.strictObject(siteScoped),
  data: z.object({
    default_mode: z.enum(launchModes),
    /** While it says something no game starts (spec §5: closed-site message). */
    closed_text: z.string().nullable(),
    providers: z.array(
      z.object({
        gp_id: idSchema,
        /** `window` and `modal` are forced; null leaves the choice to the site. */
        mode: z.enum(launchModes).nullable(),
        /** The only origin that a game's address may have; null for a provider that cannot be reached. */
        origin: z.string().nullable(),
        has_demo: z.boolean(),
        wallet: z.enum(['seamless', 'transfer']),
        /** Id of the provider's own Android app, for a shell that can hand the game on to it; null where there is none. */
        android_id: z.string().nullable(),
      }),
    ),
  }),
});
export type LaunchSettings = z.infer<typeof launchSettings.data>;
