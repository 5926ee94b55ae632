import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@pavilion/contract/secondFactors';

/** Why a browser made or used no passkey; nothing has reached the server then. */
export type PasskeyTrouble =
  /** The person closed the browser's window, or let it wait for too long. */
  | 'cancelled'
  /** This device has a passkey of the person already. */
  | 'exists'
  /** Too old a browser, or not a secure address. */
  | 'unsupported'
  | 'failed';

export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** Whether this browser, at this address, can do passkeys at all. */
export const knowsPasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window;

/** By the names that WebAuthn gives its failures. */
const troubles: Readonly<Record<string, PasskeyTrouble>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
};

const troubleOf = (error: unknown): PasskeyTrouble =>
  (error instanceof Error ? troubles[error.name] : undefined) ?? 'failed';

/** The browser's side of WebAuthn is a chunk of its own, fetched with the first passkey. */
const attempt = async <T>(
  work: (library: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T> => {
  if (!knowsPasskeys()) throw new PasskeyFailure('unsupported');
  const library = await import('@simplewebauthn/browser');
  return work(library).catch((error: unknown) => {
    throw new PasskeyFailure(troubleOf(error));
  });
};

/** Lets the browser make a passkey. Throws `PasskeyFailure`. */
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

/** Lets the browser sign with a passkey. Throws `PasskeyFailure`. */
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

const requirePublicKey = (type: string): 'public-key' => {
  if (type !== 'public-key') throw new PasskeyFailure('failed');
  return type;
};
