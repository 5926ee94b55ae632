import { z } from 'zod';
import { idSchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, listData, reasonSchema } from './fields.ts';

/** What of the installation's providers and games a site offers. */

const tag = 'office: games';

const offerSchema = z.object({
  /** The provider's. */
  id: idSchema,
  code: z.string(),
  name: z.string(),
  wallet: z.enum(['seamless', 'transfer']),
  /** Whether this site offers it, with games of it that the site does not. */
  is_offered: z.boolean(),
  /** Games that can be played and that this site does not have. */
  games_missing: z.number().int(),
});
export type Offer = z.infer<typeof offerSchema>;

export const offerList = defineOfficeCall({
  path: '/office/offer/list',
  summary:
    'Providers of the installation that this site does not offer, and those with games that it does not.',
  tag,
  right: 'games.read',
  body: listBody({}, ['id']),
  data: listData(offerSchema),
});

export const offerAdd = defineOfficeCall({
  path: '/office/offer/add',
  summary:
    'Offers a provider of the installation on this site, with all its games that can be played, or the games that are missing. Again it does nothing more.',
  tag,
  right: 'providers.manage',
  body: z.strictObject({ id: idSchema, reason: reasonSchema }),
  data: z.object({ games_added: z.number().int() }),
  codes: { 404: 'the installation has no such provider, or works with it nowhere' },
});
