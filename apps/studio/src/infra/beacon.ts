import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isSignedBy } from '../fair/beaconSignature.ts';
import { type BeaconChain, beaconMessage, beaconTimeOf, quicknet } from '../fair/quicknet.ts';
import type { Clock } from './clock.ts';

/** The public beacon as this process knows it. What it answers was checked against the chain's key here. */
export interface Beacon {
  readonly chain: BeaconChain;
  /** Whether there are relays to ask: new rounds of tables wait for the beacon only then. */
  readonly isAsked: boolean;
  /**
   * The signature of a round, 96 hex digits; `undefined` while it is not known. The first question makes the beacon ask its
   * relays from the round's time on, and questions keep it asking.
   */
  readonly signatureOf: (round: number) => string | undefined;
  readonly stop: () => void;
}

export interface BeaconOptions {
  readonly chain?: BeaconChain;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A round reaches the relays a moment after its time. Milliseconds. */
const lagMs = 250;
const askEveryMs = 250;
const answerMaxMs = 2_000;
/** Nobody has asked for so long: the round is wanted no more. Milliseconds. */
const wantedForMs = 10_000;
/** Signatures that are kept: every table may wait for another. */
const keptMax = 200;

const answerSchema = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

/** Over early, and without an error, when the process stops. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);

/** Whether the chain has signed this round so. */
export const isBeacon = (chain: BeaconChain, round: number, signature: string): boolean =>
  isSignedBy(chain, createHash('sha256').update(beaconMessage(round)).digest(), signature);

/** Asks drand's relays over HTTP: `GET {relay}/{chain hash}/public/{round}`. Relays are believed nothing. */
export const createBeacon = (
  relays: readonly string[],
  log: Logger,
  clock: Clock,
  { chain = quicknet, wait = pause }: BeaconOptions = {},
): Beacon => {
  const stopping = new AbortController();
  const known = new Map<number, string>();
  const wantedAt = new Map<number, number>();

  /** Throws where the relay has no true answer; one that lied is not asked for this round again. */
  const askRelay = async (relay: string, round: number, honest: Set<string>): Promise<string> => {
    const response = await fetch(`${relay}/${chain.hash}/public/${round}`, {
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(answerMaxMs)]),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const answer = answerSchema.parse(await response.json());
    if (answer.round !== round || !isBeacon(chain, round, answer.signature)) {
      log.error({ relay, round, alarm: true }, 'beacon relay answered a signature that does not hold');
      honest.delete(relay);
      throw new Error('a signature that does not hold');
    }
    return answer.signature;
  };
  const ask = async (round: number): Promise<void> => {
    await wait(Math.max(0, beaconTimeOf(chain, round) + lagMs - clock.now().getTime()), stopping.signal);
    const isWanted = (): boolean =>
      !stopping.signal.aborted && clock.now().getTime() - (wantedAt.get(round) ?? 0) <= wantedForMs;
    const honest = new Set(relays);
    while (isWanted()) {
      try {
        known.set(round, await Promise.any([...honest].map((relay) => askRelay(relay, round, honest))));
        for (const old of known.keys()) if (known.size > keptMax) known.delete(old);
        break;
      } catch (error) {
        log.debug({ err: error, round }, 'no relay of the beacon has answered');
        await wait(askEveryMs, stopping.signal);
      }
    }
    wantedAt.delete(round);
  };

  return {
    chain,
    isAsked: relays.length > 0,
    signatureOf: (round) => {
      const found = known.get(round);
      if (found !== undefined || relays.length === 0 || stopping.signal.aborted) return found;
      const isAsking = wantedAt.has(round);
      wantedAt.set(round, Math.max(clock.now().getTime(), beaconTimeOf(chain, round)));
      if (!isAsking) void ask(round);
      return undefined;
    },
    stop: () => stopping.abort(),
  };
};
