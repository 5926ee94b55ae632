import type { Hall } from '../../infra/hall.ts';
import type { PostOffice } from '../../infra/mail/postOffice.ts';
import { type Site, siteNameIn } from '../../infra/site.ts';
import type { PasswordHasher } from '../identity/index.ts';
import type { LetterSite } from './letters.ts';

export interface RecoveryDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly passwords: PasswordHasher;
  readonly post: PostOffice;
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
