import {
  type BeaconChain,
  beaconMessage,
  beaconRoundFor,
  beaconTimeOf,
  quicknet,
} from '../../../src/fair/quicknet.ts';
import { entropyText, mixedText, openingsText } from '../../../src/tables/engine/entropy.ts';
import { handEntropy, potDraw, rangesOf } from '../../../src/tables/engine/ranges.ts';
import { cardsLeft, nothingGone } from '../../../src/tables/engine/shoe.ts';
import { cardOf, type RoundCard, type TableGame } from '../../../src/tables/engine/tableGame.ts';
import type { OwnSlip } from '../../../src/tables/ownSlip.ts';
import type { ProofView } from '../../../src/tables/views.ts';
import { hmacOf, sha256Of } from '../../verify/proof.ts';

interface BeaconVerdict {
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  readonly signature: string;
  /** The signature holds for the chain's key, and the round is the one that the seal's time names. */
  readonly agrees: boolean;
}

/** What was sealed when bets closed, and what was added afterwards. */
interface SealVerdict {
  readonly hash: string;
  readonly agrees: boolean;
  readonly beacon: BeaconVerdict | null;
  /** How many numbers were told, and whether each is the one whose hash its bet brought. */
  readonly opened: { readonly count: number; readonly agrees: boolean } | null;
}

/** What was gone from a lasting shoe, counted again over the cards of its earlier rounds. */
interface ShoeVerdict {
  readonly from: number;
  readonly round: number;
  readonly rounds: number;
  /** Cards that were in it before the draw. */
  readonly left: number;
  readonly agrees: boolean;
}

export interface TableVerdict {
  readonly hash: string;
  readonly hashAgrees: boolean;
  /** `null` in rounds of before lists were sealed. */
  readonly seal: SealVerdict | null;
  readonly entropy: string;
  readonly entropyAgrees: boolean;
  readonly card: RoundCard;
  /** `null` where every round has cards or numbers of its own. */
  readonly shoe: ShoeVerdict | null;
  readonly summary: string;
  readonly outcomeAgrees: boolean;
  /** Hundredths of each stake of a slip with this id that come back, by what its player chose. */
  readonly backsOf: (slip: OwnSlip, slipId: string) => Promise<number[]>;
}

/** The same values, in whatever order their names stand. */
const same = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return left.size === right.size && [...left].every(([name, value]) => same(value, right.get(name)));
};

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const verifyBeacon = async (
  { seal, beaconSignature }: ProofView,
  chain: BeaconChain,
  crypto: SubtleCrypto,
): Promise<BeaconVerdict | null> => {
  if (!seal || seal.beaconRound === null) return null;
  const { beaconRound: round } = seal;
  const signature = beaconSignature ?? '';
  // Curves are fetched only where a round was drawn with them.
  const { isSignedBy } = await import('../../../src/fair/beaconSignature.ts');
  const message = new Uint8Array(await crypto.digest('SHA-256', beaconMessage(round)));
  const isRightRound = round === beaconRoundFor(chain, Date.parse(seal.at));
  return {
    round,
    timeMs: beaconTimeOf(chain, round),
    signature,
    agrees: isRightRound && isSignedBy(chain, message, signature),
  };
};

const verifyOpened = async (
  { sealing, contributions }: ProofView,
  crypto: SubtleCrypto,
): Promise<SealVerdict['opened']> => {
  if (sealing !== 'commitments') return null;
  const told = contributions.filter(({ opening }) => opening !== null);
  const hashes = await Promise.all(told.map(({ opening }) => sha256Of(opening ?? '', crypto)));
  return { count: told.length, agrees: told.every(({ entropy }, at) => entropy === hashes[at]) };
};

/** What came after the list was sealed, checked, with its hash; `null` in rounds of before lists were sealed. */
const verifySeal = async (
  proof: ProofView,
  listHash: string,
  chain: BeaconChain,
  crypto: SubtleCrypto,
): Promise<{ readonly verdict: SealVerdict; readonly laterHash: string } | null> => {
  if (proof.sealing === 'none') return null;
  const beacon = await verifyBeacon(proof, chain, crypto);
  const later = beacon ? bytesOf(beacon.signature) : openingsText(proof.contributions);
  return {
    verdict: {
      hash: listHash,
      agrees: listHash === proof.seal?.hash,
      beacon,
      opened: await verifyOpened(proof, crypto),
    },
    laterHash: await sha256Of(later, crypto),
  };
};

const verifyShoe = ({ shoe, number }: ProofView): ShoeVerdict | null => {
  if (!shoe) return null;
  const { from, round, rounds, gone, earlier } = shoe;
  const numbers = [from - 1, ...earlier.map((before) => before.number), number];
  const areInOrder = numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? one));
  const shown = earlier.flatMap(({ cards }) => cards);
  const counted = nothingGone.replace(/./g, (_, card) => String(shown.filter((one) => one === card).length));
  return {
    from,
    round,
    rounds,
    left: cardsLeft(gone),
    agrees: areInOrder && earlier.length === round - 1 && round <= rounds && counted === gone,
  };
};

/**
 * Recomputes a drawn round with the browser's own cryptography, from its revealed seed, all its bets, and what came after
 * their list was sealed. `undefined` for a round that is not drawn.
 */
export const verifyRound = async <Outcome>(
  game: TableGame<Outcome>,
  proof: ProofView,
  crypto: SubtleCrypto,
  chain: BeaconChain = quicknet,
): Promise<TableVerdict | undefined> => {
  const { serverSeed, result, contributions } = proof;
  if (serverSeed === null || result === null) return undefined;
  const hash = await sha256Of(serverSeed, crypto);
  const listHash = await sha256Of(entropyText(contributions), crypto);
  const seal = await verifySeal(proof, listHash, chain, crypto);
  const entropy = seal ? await sha256Of(mixedText(listHash, seal.laterHash), crypto) : listHash;
  const hmac = await hmacOf(serverSeed, crypto);
  const card = cardOf(game, hash, proof.shoe?.gone);
  const draw = game.drawFormer?.(result.outcome) ?? game.draw;
  const outcome = await draw(rangesOf(hmac, entropy, proof.number), card);
  return {
    hash,
    hashAgrees: hash === proof.serverSeedHash,
    seal: seal?.verdict ?? null,
    entropy,
    entropyAgrees: entropy === proof.entropy,
    card,
    shoe: verifyShoe(proof),
    summary: game.summary(outcome),
    outcomeAgrees: same(outcome, result.outcome) && game.summary(outcome) === result.summary,
    backsOf: ({ stakes, pot }, slipId) => {
      const belowOf = (id: string, spot: string) =>
        rangesOf(hmac, handEntropy(entropy, id, spot), proof.number);
      const dealtTo = (spot: string) => {
        const { dealTo, isHand, streets } = game.decisions ?? {};
        if (!isHand?.(spot)) return outcome;
        if (streets)
          return (
            pot && streets.dealPot(spot, pot.plays, streets.count, belowOf(pot.founder, potDraw), outcome)
          );
        return dealTo ? dealTo(spot, outcome, belowOf(slipId, spot)) : outcome;
      };
      return Promise.all(
        stakes.map(async ({ spot, made }) => {
          const dealt = await dealtTo(spot);
          return dealt === undefined ? 0 : game.payout(spot, dealt, card, made);
        }),
      );
    },
  };
};
