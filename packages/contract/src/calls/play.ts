import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deviceSchema, emptyData, gameTypeIdSchema, idSchema, instantSchema } from '../fields.ts';

const tag = 'play';

export const play = defineCall({
  path: '/member/game/play1',
  summary:
    "Start a game. The URL arrives on the member's private channel as `game_url`; `play_id` lets it be polled.",
  tag,
  audience: 'member',
  body: z.strictObject({
    gpId: idSchema,
    game_type: gameTypeIdSchema,
    game_code: z.string().min(1).max(64),
    lobby_url: z.string().max(500).optional(),
    extra: z.record(z.string().max(40), z.string().max(200)).optional(),
    device: deviceSchema.default(1),
  }),
  data: z.object({ play_id: z.string() }),
  codes: {
    101: 'no such game',
    102: 'game not open yet',
    203: 'provider under maintenance',
    204: 'play is disabled on this site',
    205: 'the provider did not answer',
    206: 'currency not offered by this game',
    207: 'playing is paused for this member',
    208: 'a one-key transfer back is under way (one_key_waiting)',
    209: 'transfers are paused on this site',
  },
});

export const playUrl = defineCall({
  path: '/member/game/url',
  summary: 'The address of a started game, should the socket be blocked.',
  tag,
  audience: 'member',
  body: z.strictObject({ play_id: z.string().min(1).max(64) }),
  data: z.object({
    state: z.enum(['pending', 'ready', 'failed']),
    game_url: z.string().nullable(),
    code: z.number().int().nullable(),
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

/** `data` of code 203. */
export const maintenanceSchema = z.object({
  start_at: instantSchema.nullable(),
  end_at: instantSchema.nullable(),
});
