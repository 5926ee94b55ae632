import { type CurrencyCode, type Minor, minor, toDecimal } from '@pavilion/money';
import { drawNumbers } from '../fair/draw.ts';
import { hmacOf } from '../fair/hash.ts';
import { contributionOf } from '../games/jackpot.ts';
import {
  dropBoundsOf,
  dropOf,
  dropSaltOf,
  fedBy,
  type LightLevel,
  type LightName,
  lightLevels,
  lightSaltOf,
  lightTerms,
} from '../games/lights.ts';
import { stakesOf } from '../games/stakes.ts';
import { type DrawnNumber, type Proof, proofOf } from './proof.ts';

/** Rounds of several players that feed the lights one after another, and the lights that they win. */

interface LightPot extends Proof {
  readonly light: LightName;
  readonly number: number;
  readonly numbers: readonly DrawnNumber[];
  /** Where it drops. */
  readonly drop: string;
}

interface LightRound {
  /** Which of `players` plays it. */
  readonly player: number;
  readonly nonce: number;
  readonly stake: string;
  /** Whether the hall takes its stake; told once it is drawn. */
  readonly taken: boolean;
  readonly light: LightName;
  /** The pot that it wins, by its number, and what that pays. */
  readonly won: { readonly number: number; readonly amount: string } | null;
}

export interface LightsVector {
  readonly kind: 'lights';
  readonly currency: CurrencyCode;
  /** What each light holds before the first round, and the number of its pot. */
  readonly before: Readonly<Record<LightName, { readonly held: string; readonly number: number }>>;
  /** All pots that these rounds meet. */
  readonly pots: readonly LightPot[];
  readonly players: readonly (Proof & { readonly clientSeed: string })[];
  readonly rounds: readonly LightRound[];
}

const currency = 'RMB';
const roundCount = 360;
/** So much below its drop a light stands before the first round, minor units. */
const missing: Readonly<Record<LightName, bigint>> = { firefly: 300n, lamp: 900n, moon: 200n };
/** The pots that these are, by number. */
const firstNumber: Readonly<Record<LightName, number>> = { firefly: 12, lamp: 3, moon: 1 };
const clientSeeds = ['华庭 vectors', 'lights', 'a third player'];

/** Contributions are exact: they are counted in hundredths of a hundredth of a minor unit. */
const fine = 10_000n;

interface Held {
  readonly level: LightLevel;
  /** In parts of `fine`. */
  amount: bigint;
  growing: { number: number; drop: Minor };
  /** Pots whose winner's stake did not come. */
  readonly due: { number: number; drop: Minor }[];
}

/** What `contributionOf` tells, in parts of `fine`. */
const partsOf = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * fine + BigInt(fraction.padEnd(4, '0'));
};

/** The pot that a share wins, if any: one that is due goes first. */
const reachedBy = ({ level, amount, growing, due }: Held, share: bigint) => {
  const together = amount + share;
  const [first] = due;
  if (first && together >= level.seedOf(currency) * fine) return first;
  return together >= growing.drop * fine ? growing : undefined;
};

export const lightsVector = async (): Promise<LightsVector> => {
  const pots: LightPot[] = [];
  const openPot = async (level: LightLevel, number: number): Promise<{ number: number; drop: Minor }> => {
    const proof = proofOf(`${level.jackpotId} ${number}`);
    const hmac = hmacOf(proof.serverSeed);
    let numbers: DrawnNumber[] = [];
    const drop = await dropOf(
      async (sizes) => {
        const drawn = await drawNumbers(hmac, dropSaltOf(level, currency), number, sizes);
        numbers = drawn.map((one, at) => ({ below: sizes[at] ?? 0, number: one }));
        return drawn;
      },
      dropBoundsOf(level, currency),
    );
    pots.push({ ...proof, light: level.name, number, numbers, drop: toDecimal(drop, currency) });
    return { number, drop };
  };
  const lights: Held[] = [];
  const before: Record<LightName, { held: string; number: number }> = {
    firefly: { held: '', number: 0 },
    lamp: { held: '', number: 0 },
    moon: { held: '', number: 0 },
  };
  for (const level of lightLevels) {
    const growing = await openPot(level, firstNumber[level.name]);
    const held = minor(growing.drop - missing[level.name]);
    lights.push({ level, amount: held * fine, growing, due: [] });
    before[level.name] = { held: toDecimal(held, currency), number: growing.number };
  }
  const players = clientSeeds.map((clientSeed) => ({ ...proofOf(`lights ${clientSeed}`), clientSeed }));
  const stakes = stakesOf(currency);
  const rounds: LightRound[] = [];
  let refused = 0;
  for (let at = 0; at < roundCount; at += 1) {
    const player = at % players.length;
    const { serverSeed = '', clientSeed = '' } = players[player] ?? {};
    const nonce = Math.floor(at / players.length);
    const stake = stakes.at(-1 - (at % 4)) ?? minor(0n);
    const hmac = hmacOf(serverSeed);
    const level = await fedBy((sizes) => drawNumbers(hmac, lightSaltOf(clientSeed), nonce, sizes));
    const light = lights.find((one) => one.level === level);
    if (!light) throw new Error('a light is fed that is none');
    const share = partsOf(contributionOf(stake, lightTerms));
    const pot = reachedBy(light, share);
    // The stakes of the first two winners do not come, and now and then that of somebody who wins nothing.
    const taken = pot ? refused >= 2 : at % 50 !== 7;
    if (pot && !taken) refused += 1;
    if (pot) {
      if (pot === light.growing) {
        light.amount += (level.seedOf(currency) - pot.drop) * fine;
        light.growing = await openPot(level, pot.number + 1);
      } else light.due.shift();
      if (!taken) light.due.unshift(pot);
    }
    if (taken) light.amount += share;
    rounds.push({
      player,
      nonce,
      stake: toDecimal(stake, currency),
      taken,
      light: level.name,
      won: pot && taken ? { number: pot.number, amount: toDecimal(pot.drop, currency) } : null,
    });
  }
  return {
    kind: 'lights',
    currency,
    before,
    pots,
    players,
    rounds,
  };
};
