import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdapterKey } from '../adapter.ts';
import { nativeAdapter } from '../native.ts';
import type { RawRequest } from '../receiver.ts';
import { signRequest } from '../signing.ts';
import { MemoryWallet, memoryCurrency, memoryGames, type WalletDefect } from './memoryWallet.fixture.ts';
import type { HallPort, ProviderWord, TestPlayer } from './port.ts';

/** Mistakes that a hall can make before its wallet hears of a request, or after. */
export const signatureDefects = [
  'accepts replays',
  'accepts stale timestamps',
  'believes any signature',
  'signs nothing',
] as const;
type SignatureDefect = (typeof signatureDefects)[number];
export type Defect = SignatureDefect | WalletDefect;

export interface MemoryHall {
  readonly url: string;
  readonly key: AdapterKey;
  readonly otherKey: AdapterKey;
  readonly port: HallPort;
  readonly close: () => Promise<void>;
}

const key: AdapterKey = { keyId: 'first', secret: 'first secret', gpId: 1 };
const otherKey: AdapterKey = { keyId: 'second', secret: 'second secret', gpId: 2 };
const keys = [key, otherKey];

/** The request as its key's holder would have signed it, whatever it bears. */
const signedAnew = (raw: RawRequest, nowMs: number): RawRequest => {
  const known = keys.find(({ keyId }) => keyId === raw.headers['x-key-id']);
  const nonce = raw.headers['x-nonce'];
  if (!known || typeof nonce !== 'string') return raw;
  const { method, path, body } = raw;
  return { ...raw, headers: { ...raw.headers, ...signRequest(known, { method, path, body, nowMs, nonce }) } };
};

const newToken = (): string => randomBytes(16).toString('hex');

const createPort = (wallet: MemoryWallet): HallPort => {
  const known = ({ playerId }: TestPlayer) => {
    const player = wallet.players.get(playerId);
    if (!player) throw new Error(`no player ${playerId}`);
    return player;
  };
  /** Does what the provider says of an old round, as a hall does that takes its word. */
  const settle = async (player: TestPlayer, roundId: string, word: ProviderWord): Promise<void> => {
    const common = {
      request_id: randomUUID(),
      occurred_at: new Date().toISOString(),
      player_id: player.playerId,
      currency: player.currency,
      game_code: player.gameCode,
      round_id: roundId,
    };
    if (word.state === 'cancelled') {
      for (const target_transaction_id of wallet.standingBets(key.gpId, player.playerId, roundId)) {
        const body = { ...common, transaction_id: `refund ${target_transaction_id}`, target_transaction_id };
        await wallet.answer(key.gpId, { name: 'rollback', body });
      }
    }
    if (word.state !== 'closed') return;
    for (const missed of word.transactions as { kind: string; transaction_id: string; amount: number }[]) {
      if (missed.kind !== 'win') continue;
      const { kind, ...win } = missed as typeof missed & {
        bet_transaction_id: string;
        round_closed: boolean;
      };
      await wallet.answer(key.gpId, { name: 'win', body: { ...common, ...win } });
    }
    const { bet_total, win_total } = word;
    const body = { ...common, transaction_id: `close ${roundId}`, bet_total, win_total };
    await wallet.answer(key.gpId, { name: 'roundClose', body });
  };
  return {
    name: 'a wallet in memory',
    reusesPlayers: false,
    player: async (cash, provider = 'first') => {
      const id = String(wallet.players.size + 1);
      const sessionToken = newToken();
      const session = { gpId: provider === 'first' ? key.gpId : otherKey.gpId, isOver: false };
      wallet.players.set(id, {
        id,
        cash,
        isBlocked: false,
        isExcluded: false,
        betMax: Number.POSITIVE_INFINITY,
        sessions: new Map([[sessionToken, session]]),
      });
      return { playerId: id, sessionToken, currency: memoryCurrency, gameCode: memoryGames.live, cash };
    },
    disabledGame: memoryGames.closed,
    secondMayAdjust: false,
    launchToken: async ({ playerId }, kind) => {
      const token = newToken();
      wallet.launchTokens.set(token, { playerId, gpId: key.gpId, isLate: kind === 'late' });
      return token;
    },
    endSession: async (player) => {
      for (const session of known(player).sessions.values()) session.isOver = true;
    },
    block: async (player) => {
      known(player).isBlocked = true;
    },
    exclude: async (player) => {
      known(player).isExcluded = true;
    },
    limitBet: async (player, max) => {
      known(player).betMax = max;
    },
    stall: async ({ playerId }) => {
      wallet.stalled.add(playerId);
      return async () => {
        wallet.stalled.delete(playerId);
      };
    },
    sweep: async (player, say) => {
      for (const roundId of wallet.openRounds(key.gpId, player.playerId))
        await settle(player, roundId, say(roundId));
    },
    grantFreeRounds: async ({ playerId }, rounds) => {
      const id = newToken();
      wallet.freeRounds.set(id, { playerId, left: rounds });
      return id;
    },
    differences: async () => [],
  };
};

/** A hall on a free port, with the native adapter and a wallet in memory. */
export const openMemoryHall = async (given: readonly Defect[] = []): Promise<MemoryHall> => {
  const has = (defect: SignatureDefect): boolean => given.includes(defect);
  const wallet = new MemoryWallet(given as readonly WalletDefect[]);
  const nonces = new Set<string>();
  const claim = (keyId: string, nonce: string): boolean => {
    const mark = `${keyId} ${nonce}`;
    if (nonces.has(mark)) return has('accepts replays');
    nonces.add(mark);
    return true;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const timestamp = Number(request.headers['x-timestamp']) * 1000;
      const raw = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      const opened = await nativeAdapter.open(
        has('believes any signature') ? signedAnew(raw, timestamp) : raw,
        {
          findKey: (keyId) => keys.find((known) => known.keyId === keyId),
          claimNonce: async (keyId, nonce) => claim(keyId, nonce),
          nowMs: () => (has('accepts stale timestamps') ? timestamp : Date.now()),
        },
      );
      const reply = await (async () => {
        if (opened.kind !== 'call') return opened.reply;
        if (opened.claim && !claim(opened.claim.keyId, opened.claim.nonce)) return opened.replyReplayed();
        return opened.reply(await wallet.answer(opened.gpId, opened.request));
      })();
      const { 'x-signature': signature, ...unsigned } = reply.headers;
      const isMute = has('signs nothing') || signature === undefined;
      response.writeHead(reply.httpStatus, isMute ? unsigned : { ...unsigned, 'x-signature': signature });
      response.end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    otherKey,
    port: createPort(wallet),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
