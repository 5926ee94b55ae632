import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@pavilion/contract/secondFactors';

/** An authenticator and its browser without either: makes ES256 passkeys and signs with them, truly or as a thief would. */

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** CBOR (RFC 8949) of the few kinds that WebAuthn needs; lengths below 65536. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

const authenticatorData = (
  rpId: string,
  given: number,
  count: number,
  attested = Buffer.alloc(0),
): Buffer => {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(rpId), Buffer.from([given]), counter, attested]);
};

const cosePublicKey = (privateKey: KeyObject): Buffer => {
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
};

interface Kept {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  count: number;
}

/** What a thief or a faulty browser may change. */
export interface Tampering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** The count of signatures that is told; counted up by itself otherwise. */
  readonly count?: number;
  readonly userVerified?: boolean;
  readonly userHandle?: string;
}

export interface SoftAuthenticator {
  readonly make: (creation: PasskeyCreation, tampering?: Tampering) => NewPasskey;
  readonly sign: (request: PasskeyRequest, tampering?: Tampering) => PasskeyAnswer;
}

export const createSoftAuthenticator = (origin: string): SoftAuthenticator => {
  const kept: Kept[] = [];
  const clientData = (type: string, challenge: string, tampering: Tampering): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: tampering.challenge ?? challenge,
        origin: tampering.origin ?? origin,
        crossOrigin: false,
      }),
    );
  return {
    make: (creation, tampering = {}) => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      kept.push({
        id,
        privateKey: createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })),
        userHandle: creation.user.id,
        count: 0,
      });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cosePublicKey(privateKey)]);
      const data = authenticatorData(
        tampering.rpId ?? creation.rp.id,
        flags.present | flags.verified | flags.attested,
        0,
        attested,
      );
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', creation.challenge, tampering)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    sign: (request, tampering = {}) => {
      const key = kept.at(-1);
      if (key === undefined) throw new Error('the authenticator has no passkey');
      key.count = tampering.count ?? key.count + 1;
      const verified = tampering.userVerified ?? true;
      const data = authenticatorData(
        tampering.rpId ?? request.rpId,
        flags.present | (verified ? flags.verified : 0),
        key.count,
      );
      const client = clientData('webauthn.get', request.challenge, tampering);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key.privateKey);
      return {
        id: base64url(key.id),
        rawId: base64url(key.id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: tampering.userHandle ?? key.userHandle,
        },
      };
    },
  };
};
