import type { PostOffice } from '../../infra/mail/postOffice.ts';
import type { SecondFactorDeps } from '../identity/index.ts';

export interface ProfileDeps extends SecondFactorDeps {
  readonly post: PostOffice;
  readonly sites: { readonly byId: (id: number) => { readonly origin: string } | undefined };
  /** Test mode (PAVILION_TEST): codes are `123456`, and one address may ask often. */
  readonly testMode: boolean;
}
