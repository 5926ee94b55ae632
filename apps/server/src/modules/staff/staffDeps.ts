import type { Hall } from '../../infra/hall.ts';
import type { PostOffice } from '../../infra/mail/postOffice.ts';
import type { PasswordHasher } from '../identity/index.ts';
import type { DeedBook } from '../proposals/index.ts';

export interface StaffDeps
  extends Omit<Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret' | 'sites'>, 'sites'> {
  readonly sites: {
    readonly byId: (id: number) => (SiteOfLetters & { readonly origin: string }) | undefined;
  };
  readonly passwords: PasswordHasher;
  readonly post: PostOffice;
  readonly book: DeedBook;
}
type SiteOfLetters = Extract<ReturnType<Hall['sites']['byId']>, object>;
