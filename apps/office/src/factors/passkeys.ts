import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@pavilion/contract/secondFactors';
import { OfficeFailure } from '../api/failure.ts';

/** Whether this browser, at this address, can do passkeys at all. */
export const knowsPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/** By the names that WebAuthn gives its failures; nothing has reached the server then. */
const troubles: Readonly<Record<string, string>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
};

const troubleOf = (error: unknown): OfficeFailure => {
  const trouble = (error instanceof Error ? troubles[error.name] : undefined) ?? 'failed';
  return new OfficeFailure('refused', { message: `office.passkey.${trouble}` });
};

/** The browser's side of WebAuthn is a chunk of its own, fetched with the first passkey. */
const attempt = async <T>(
  work: (library: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T> => {
  const library = await import('@simplewebauthn/browser');
  return work(library).catch((error: unknown) => {
    throw troubleOf(error);
  });
};

const requirePublicKey = (type: string): 'public-key' => {
  if (type !== 'public-key') throw troubleOf(null);
  return type;
};

/** Lets the browser make a passkey. Throws `OfficeFailure`. */
export const makePasskey = (creation: PasskeyCreation): Promise<NewPasskey> =>
  attempt(async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: requirePublicKey(type),
      response: { clientDataJSON, attestationObject, ...(transports ? { transports: [...transports] } : {}) },
    };
  });

/** Lets the browser sign with a passkey. Throws `OfficeFailure`. */
export const signWithPasskey = (request: PasskeyRequest): Promise<PasskeyAnswer> =>
  attempt(async ({ startAuthentication }) => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: request });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: requirePublicKey(type),
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    };
  });
