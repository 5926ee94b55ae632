import type { Pool } from 'pg';
import type { Clock } from '../../infra/clock.ts';
import type { PostOffice } from '../../infra/mail/postOffice.ts';
import type { Outbox } from '../../infra/outbox.ts';
import { type Site, siteNameIn } from '../../infra/site.ts';
import type { PasswordHasher } from '../identity/index.ts';
import type { LetterSite } from './letters.ts';

export interface RecoveryDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly passwords: PasswordHasher;
  readonly post: PostOffice;
  /** `PAVILION_SECRET`, under which tickets are made of requests. */
  readonly secret: string;
  readonly sites: { readonly byId: (id: number) => { readonly origin: string } | undefined };
  /** Test mode (PAVILION_TEST): codes are `123456`, and one address may ask often. */
  readonly testMode: boolean;
}

/** What letters of a site say of it. Throws for a site that is not there. */
export const letterSiteOf = ({ sites }: Pick<RecoveryDeps, 'sites'>, { id, settings }: Site): LetterSite => {
  const origin = sites.byId(id)?.origin;
  if (origin === undefined) throw new Error(`no site ${id}`);
  return { nameIn: (locale) => siteNameIn(settings, locale), origin, timeZone: settings.time_zone };
};
