import { z } from 'zod';
import { defineCall } from '../call.ts';
import { themes } from '../constants.ts';
import { currencySchema, deviceSchema, gameTypeIdSchema, idSchema, siteScoped } from '../fields.ts';
import { gameEntrySchema, gameTypeSchema } from './catalogue.ts';
import { gameCodeSchema, startCodes } from './play.ts';

const tag = 'demo';
const houseSchema = z.number().int().nonnegative().max(2_147_483_647).default(0);

export const demoPlay = defineCall({
  path: '/demo/play',
  summary: 'Try a game with play money: the paid game’s odds, nobody’s balance.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    currency: currencySchema,
    device: deviceSchema.default(1),
    gp_id: idSchema,
    game_type: gameTypeIdSchema,
    game_code: gameCodeSchema,
    house: houseSchema,
  }),
  data: z.object({ game_url: z.string() }),
  codes: { ...startCodes, 210: 'this game cannot be tried' },
});

export const demoProviderGames = defineCall({
  path: '/demo/gp_games',
  summary: 'The games of a type that can be tried, of one provider and studio or of all.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    currency: currencySchema,
    device: deviceSchema.default(1),
    gp_id: idSchema.optional(),
    game_type_id: gameTypeIdSchema,
    house: houseSchema,
  }),
  data: z.object({ data: z.array(gameEntrySchema) }),
});

export const demoTypes = defineCall({
  path: '/demo/gt_games',
  summary: 'Game types that have games to try, and the providers of each.',
  tag,
  audience: 'public',
  body: z.strictObject({
    ...siteScoped,
    support_device: deviceSchema.default(1),
    currency: currencySchema,
    template: z.enum(themes).optional(),
  }),
  data: z.object({ list: z.array(gameTypeSchema) }),
});
