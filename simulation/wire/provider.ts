import { providerBasePath, providerCalls, type WireKey } from '@pavilion/provider-kit';
import { openSignedServer, type SignedBody, type SignedServer } from './signedServer.ts';

/** What the provider believes of a round, in minor units. */
export interface RoundTotals {
  readonly stake: bigint;
  readonly win: bigint;
}

/** The provider's end of the wire: takes launches, and says of old rounds what it is told to say. */
export interface SimulatedProvider extends SignedServer {
  /** The launch token that came last for a player; waits for it. */
  readonly launchTokenOf: (playerId: string) => Promise<string>;
  /** Forgets launches of a player that came before. */
  readonly expectLaunch: (playerId: string) => void;
  said: 'open' | 'closed' | 'cancelled';
}

export const openProvider = async (
  key: WireKey,
  totalsOf: (playerId: string, ref: string) => RoundTotals,
  address?: string,
): Promise<SimulatedProvider> => {
  const launches = new Map<string, PromiseWithResolvers<string>>();
  const launchOf = (playerId: string): PromiseWithResolvers<string> => {
    const launch = launches.get(playerId) ?? Promise.withResolvers<string>();
    launches.set(playerId, launch);
    return launch;
  };

  const answer = (path: string, body: SignedBody): object => {
    const common = { status: 'OK', request_id: body.request_id };
    const playerId = String(body.player_id);
    switch (path.slice(providerBasePath.length)) {
      case providerCalls.gameLaunch.path:
        launchOf(playerId).resolve(String(body.launch_token));
        return { ...common, url: `${server.origin}/game` };
      case providerCalls.sessionClose.path:
        return common;
      case providerCalls.roundStatus.path: {
        const { stake, win } = totalsOf(playerId, String(body.round_id));
        const totals = { bet_total: Number(stake), win_total: Number(win) };
        return { ...common, round_id: body.round_id, state: provider.said, ...totals, transactions: [] };
      }
      default:
        return { status: 'NOT_FOUND', request_id: body.request_id };
    }
  };

  const server = await openSignedServer(key, answer, address);
  const provider: SimulatedProvider = {
    ...server,
    said: 'open',
    launchTokenOf: (playerId) => launchOf(playerId).promise,
    expectLaunch: (playerId) => {
      launches.delete(playerId);
    },
  };
  return provider;
};
