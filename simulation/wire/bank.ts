import { providerBasePath, providerCalls, type WireKey } from '@pavilion/provider-kit';
import type { BankTrouble, BankTroubles } from '../plan/step.ts';
import { openSignedServer, type SignedBody, type SignedServer } from './signedServer.ts';

type BankCall = keyof Omit<BankTroubles, 'ofUnknown'>;

/** A provider that keeps its players' money itself. What it has done is the truth that the hall must find out. */
export interface SimulatedBank extends SignedServer {
  /** What its next calls meet. */
  readonly meet: (troubles: BankTroubles) => void;
  /** Minor units that lie here. */
  readonly balanceOf: (playerId: string) => number;
  /** Wins or loses, as far as there is something to play with; answers by how much, in minor units. */
  readonly play: (playerId: string, result: number) => number;
}

const calm: BankTroubles = {
  transferIn: [],
  transferOut: [],
  transferBalance: [],
  transferStatus: [],
  ofUnknown: 'failed',
};

const callOf = (path: string): BankCall | 'gameLaunch' | 'sessionClose' | undefined => {
  switch (path.slice(providerBasePath.length)) {
    case providerCalls.transferIn.path:
      return 'transferIn';
    case providerCalls.transferOut.path:
      return 'transferOut';
    case providerCalls.transferBalance.path:
      return 'transferBalance';
    case providerCalls.transferStatus.path:
      return 'transferStatus';
    case providerCalls.gameLaunch.path:
      return 'gameLaunch';
    case providerCalls.sessionClose.path:
      return 'sessionClose';
    default:
      return undefined;
  }
};

/** The line goes dead: the server hangs up without an answer. */
const hangUp = (): never => {
  throw new Error('the line is dead');
};

export const openBank = async (key: WireKey, address?: string): Promise<SimulatedBank> => {
  const balances = new Map<string, number>();
  /** Transfers that were done, by their ids, with what they were. */
  const done = new Map<string, string>();
  /** Ids of which it was said that they will not be done. */
  const voided = new Set<string>();
  let troubles = calm;

  const balanceOf = (playerId: string): number => balances.get(playerId) ?? 0;

  const takeTrouble = (call: BankCall): BankTrouble | undefined => {
    const [first, ...rest] = troubles[call];
    troubles = { ...troubles, [call]: rest };
    return first;
  };

  const move = (playerId: string, id: string, by: number): object => {
    const content = `${playerId} ${by}`;
    const known = done.get(id);
    if (known !== undefined && known !== content) return { status: 'DUPLICATE_MISMATCH' };
    if (known === undefined) {
      if (voided.has(id)) return { status: 'BAD_REQUEST', field: 'transaction_id' };
      if (balanceOf(playerId) + by < 0) return { status: 'INSUFFICIENT_FUNDS' };
      done.set(id, content);
      balances.set(playerId, balanceOf(playerId) + by);
    }
    return { transaction_id: id, balance: balanceOf(playerId) };
  };

  const stateOf = (id: string): 'done' | 'failed' | 'unknown' => {
    if (done.has(id)) return 'done';
    if (voided.has(id)) return 'failed';
    if (troubles.ofUnknown === 'failed') voided.add(id);
    return troubles.ofUnknown;
  };

  const work = (call: BankCall, body: SignedBody): object => {
    const playerId = String(body.player_id);
    switch (call) {
      case 'transferIn':
        return move(playerId, String(body.transaction_id), Number(body.amount));
      case 'transferOut':
        return move(playerId, String(body.transaction_id), -Number(body.amount));
      case 'transferBalance':
        return { balance: balanceOf(playerId), in_play: 0 };
      case 'transferStatus':
        return { transfer_status: stateOf(String(body.target_transaction_id)) };
    }
  };

  const answer = (path: string, body: SignedBody): object => {
    const common = { status: 'OK', request_id: body.request_id };
    const call = callOf(path);
    if (call === undefined) return { ...common, status: 'NOT_FOUND' };
    if (call === 'sessionClose') return common;
    if (call === 'gameLaunch') return { ...common, url: `${server.origin}/game` };
    const trouble = takeTrouble(call);
    if (trouble === 'request_lost') return hangUp();
    if (trouble === 'retry_later') return { ...common, status: 'RETRY_LATER' };
    if (trouble === 'refused') return { ...common, status: 'PLAYER_BLOCKED' };
    const answered = { ...common, ...work(call, body) };
    return trouble === 'answer_lost' ? hangUp() : answered;
  };

  const server = await openSignedServer(key, answer, address);
  return {
    ...server,
    meet: (next) => {
      troubles = next;
    },
    balanceOf,
    play: (playerId, result) => {
      const before = balanceOf(playerId);
      const by = before === 0 ? 0 : Math.max(result, -before);
      balances.set(playerId, before + by);
      return by;
    },
  };
};
