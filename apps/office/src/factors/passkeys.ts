import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@pavilion/contract/secondFactors';
import * as passkeys from '@pavilion/web/passkeys';
import { OfficeFailure } from '../api/failure.ts';

export { knowsPasskeys } from '@pavilion/web/passkeys';

/** In the office's words; nothing has reached the server then. */
const inWords = (error: unknown): never => {
  if (!(error instanceof passkeys.PasskeyFailure)) throw error;
  throw new OfficeFailure('refused', { message: `office.passkey.${error.trouble}` });
};

/** Lets the browser make a passkey. Throws `OfficeFailure`. */
export const makePasskey = (creation: PasskeyCreation): Promise<NewPasskey> =>
  passkeys.makePasskey(creation).catch(inWords);

/** Lets the browser sign with a passkey. Throws `OfficeFailure`. */
export const signWithPasskey = (request: PasskeyRequest): Promise<PasskeyAnswer> =>
  passkeys.signWithPasskey(request).catch(inWords);
