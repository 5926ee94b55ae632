import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { BeaconChain } from './quicknet.ts';

/** Domain of the scheme `bls-unchained-g1-rfc9380`. */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/**
 * Whether the beacon's chain has signed this: `hash` is the SHA-256 of `beaconMessage`, the signature a point of G1, 48 bytes
 * as hex digits. A signature that is no point is none.
 */
export const isSignedBy = (
  { publicKey }: Pick<BeaconChain, 'publicKey'>,
  hash: Uint8Array,
  signature: string,
): boolean => {
  const { shortSignatures, G2 } = bls12_381;
  try {
    return shortSignatures.verify(
      shortSignatures.Signature.fromHex(signature),
      shortSignatures.hash(hash, domain),
      G2.Point.fromHex(publicKey),
    );
  } catch {
    return false;
  }
};
