import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconChain, beaconMessage } from '../fair/quicknet.ts';

/** What a studio is told of a beacon. */
export interface BeaconEnd {
  readonly chain: BeaconChain;
  readonly relays: string[];
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const { shortSignatures } = bls12_381;

/** A beacon of one signer, and a relay of it on this machine that may be silent, or lie. */
export class BeaconRelay {
  /** `lying` signs the round before. */
  manner: 'honest' | 'silent' | 'lying' = 'honest';
  /** Rounds that were asked for. */
  readonly asked: number[] = [];
  readonly chain: BeaconChain;
  readonly #secret: Uint8Array;
  readonly #server: Server;
  #origin = '';

  constructor(seed: string) {
    const { secretKey, publicKey } = shortSignatures.keygen(createHash('sha384').update(seed).digest());
    this.#secret = secretKey;
    this.chain = {
      name: 'test',
      hash: createHash('sha256').update(seed).digest('hex'),
      publicKey: publicKey.toHex(),
      genesisMs: 1_692_803_367_000,
      periodMs: 3_000,
    };
    this.#server = createServer((request, response) => {
      const round = Number(request.url?.split('/').at(-1));
      this.asked.push(round);
      const isKnown = request.url === `/drand/${this.chain.hash}/public/${round}`;
      if (this.manner === 'silent' || !isKnown) return void response.writeHead(404).end('{}');
      const signature = this.sign(this.manner === 'lying' ? round - 1 : round);
      response.end(JSON.stringify({ round, randomness: '', signature }));
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    this.#origin = `http://127.0.0.1:${address.port}/drand`;
  }

  /** The studio's end. It does not wait for a round's time: the clock of a test is moved by hand. */
  get end(): BeaconEnd {
    const { chain } = this;
    return { chain, relays: [this.#origin], wait: async () => delay(5) };
  }

  sign(round: number): string {
    const hash = createHash('sha256').update(beaconMessage(round)).digest();
    const point = shortSignatures.hash(hash, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
    return shortSignatures.sign(point, this.#secret).toHex();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
