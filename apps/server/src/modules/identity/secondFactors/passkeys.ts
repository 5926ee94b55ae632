import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@pavilion/contract/secondFactors';
import type { Holder } from './holders.ts';
import { passkeyChallengeMs } from './passkeyChallenges.ts';
import type { RelyingParty } from './relyingParty.ts';

/** COSE names of EdDSA, ES256 and RS256, which between them every authenticator knows. */
const algorithms = [-8, -7, -257] as const;

/** The checks of WebAuthn bring parsers of every attestation format along: loaded with the first passkey. */
const loadChecks = () => import('@simplewebauthn/server');

export interface StoredPasskey {
  readonly credentialId: Buffer;
  readonly transports: readonly string[];
}

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  transports: [...transports],
});

/** What a browser is asked when a passkey shall be made: one that is not among the holder's yet. */
export const passkeyCreation = (given: {
  readonly party: RelyingParty;
  readonly houseName: string;
  readonly account: string;
  readonly holder: Holder;
  readonly challenge: string;
  readonly known: readonly StoredPasskey[];
}): PasskeyCreation => ({
  rp: { id: given.party.id, name: given.houseName },
  user: {
    id: given.holder.userHandle.toString('base64url'),
    name: given.account,
    displayName: given.account,
  },
  challenge: given.challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: passkeyChallengeMs,
  excludeCredentials: given.known.map(descriptorOf),
  // Kept on the authenticator where it can be, so that it logs in without a name being typed.
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  attestation: 'none',
});

/** What a browser is asked when one of these passkeys shall sign; any that it has for this host when there are none. */
export const passkeyRequest = (given: {
  readonly party: RelyingParty;
  readonly challenge: string;
  readonly allowed: readonly StoredPasskey[];
  /** After a password it is enough that somebody has the key; without one the device must know who. */
  readonly userVerification: 'preferred' | 'required';
}): PasskeyRequest => ({
  challenge: given.challenge,
  rpId: given.party.id,
  timeout: passkeyChallengeMs,
  allowCredentials: given.allowed.map(descriptorOf),
  userVerification: given.userVerification,
});

export interface MadePasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signatureCount: number;
  readonly isSynced: boolean;
}

/** The passkey that a browser made for this challenge; null when the answer is not what was asked for. */
export const readNewPasskey = async (
  { id, rawId, type, response }: NewPasskey,
  { challenge, party }: { challenge: string; party: RelyingParty },
): Promise<MadePasskey | null> => {
  const { verifyRegistrationResponse } = await loadChecks();
  const { clientDataJSON, attestationObject } = response;
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => ({ verified: false as const }));
  if (!checked.verified) return null;
  const { credential, credentialDeviceType } = checked.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signatureCount: credential.counter,
    isSynced: credentialDeviceType === 'multiDevice',
  };
};

export type SignatureVerdict =
  | { readonly kind: 'good'; readonly signatureCount: number }
  | { readonly kind: 'bad' }
  /** Right, but the authenticator counts fewer signatures than were seen: there may be two of it. */
  | { readonly kind: 'copied' };

/** Whether a stored passkey has signed this challenge on this host. */
export const checkSignature = async (
  { id, rawId, type, response }: PasskeyAnswer,
  given: {
    readonly challenge: string;
    readonly party: RelyingParty;
    readonly publicKey: Buffer;
    readonly signatureCount: number;
    readonly requireUserVerification: boolean;
  },
): Promise<SignatureVerdict> => {
  const { verifyAuthenticationResponse } = await loadChecks();
  const { clientDataJSON, authenticatorData, signature } = response;
  const checked = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: given.challenge,
    expectedOrigin: given.party.origin,
    expectedRPID: given.party.id,
    // The count is compared below, where a regression can be told from a bad signature.
    credential: { id, publicKey: Uint8Array.from(given.publicKey), counter: 0 },
    requireUserVerification: given.requireUserVerification,
  }).catch(() => ({ verified: false as const }));
  if (!checked.verified || !('authenticationInfo' in checked)) return { kind: 'bad' };
  const { newCounter } = checked.authenticationInfo;
  const counts = newCounter > 0 || given.signatureCount > 0;
  if (counts && newCounter <= given.signatureCount) return { kind: 'copied' };
  return { kind: 'good', signatureCount: newCounter };
};
