/**
 * A public beacon: a value that nobody knows before its time and everybody can check afterwards. Pure arithmetic, the same
 * on the server and in the browser's verify page.
 */
export interface BeaconChain {
  readonly name: string;
  /** SHA-256 that names the chain at its relays, hex digits. */
  readonly hash: string;
  /** A point of G2, 96 bytes as hex digits. */
  readonly publicKey: string;
  /** When round 1 was signed, milliseconds since 1970. */
  readonly genesisMs: number;
  readonly periodMs: number;
}

/**
 * The network `quicknet` of drand, scheme `bls-unchained-g1-rfc9380`: independent organisations sign the number of a round
 * together once its time has come. Its key and times never change; taken from drand's own client.
 */
export const quicknet: BeaconChain = {
  name: 'quicknet',
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
};

/** So long before a round of the beacon a list must be sealed that is mixed with it. Milliseconds. */
const sealMarginMs = 1_000;

type Times = Pick<BeaconChain, 'genesisMs' | 'periodMs'>;

/** When a round of the beacon is signed. Milliseconds since 1970. */
export const beaconTimeOf = ({ genesisMs, periodMs }: Times, round: number): number =>
  genesisMs + (round - 1) * periodMs;

/** The first round whose time is not before `ms`. */
export const firstBeaconFrom = ({ genesisMs, periodMs }: Times, ms: number): number =>
  Math.max(1, Math.ceil((ms - genesisMs) / periodMs) + 1);

/** The round that decides over a list which was sealed at `sealedMs`. */
export const beaconRoundFor = (times: Times, sealedMs: number): number =>
  firstBeaconFrom(times, sealedMs + sealMarginMs);

/** What a round signs is the SHA-256 of its number, as eight bytes, the highest first. */
export const beaconMessage = (round: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytes;
};
