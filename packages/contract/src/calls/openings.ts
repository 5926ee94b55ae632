import { z } from 'zod';
import { defineCall } from '../call.ts';
import { emptyBody, emptyData, idSchema } from '../fields.ts';

const tag = 'catalogue';

export const openingList = defineCall({
  path: '/arks/web/member-games/opening',
  summary: 'Games that the member wants to be told of when they open.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ list: z.array(z.object({ game_id: idSchema })) }),
});

export const openingStore = defineCall({
  path: '/arks/web/member-games/opening/store',
  summary:
    'Asks for a letter when a game opens (`status` 1), or for none any more (0). Saying the same twice changes nothing.',
  tag,
  audience: 'member',
  body: z.strictObject({ game_id: idSchema, status: z.union([z.literal(0), z.literal(1)]) }),
  data: emptyData,
  codes: { 101: 'the game has opened already' },
});
