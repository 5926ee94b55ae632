import type { WireKey } from '../signing.ts';
import { cashOf } from './case.ts';
import { type HallPort, Skip, type TestPlayer } from './port.ts';
import { createHallWire, expectHeard } from './wire.ts';

export type GivenPlayer = Omit<TestPlayer, 'cash'>;

export interface FixedPortOptions {
  readonly url: string;
  readonly key: WireKey;
  /** Somebody with money and an open session at the key's provider. */
  readonly player: GivenPlayer;
  /** Another one with an open session at another provider. */
  readonly second?: { readonly key: WireKey; readonly player: GivenPlayer };
}

/** For halls in which nothing can be arranged: players with money and open sessions, given by hand. */
export const createFixedPort = ({ url, key, player, second }: FixedPortOptions): HallPort => {
  const readCash = async (of: GivenPlayer, by: WireKey): Promise<number> => {
    const wire = createHallWire(url, by, { statuses: new Map(), durationsMs: [] });
    try {
      const { playerId, sessionToken, currency } = of;
      const question = { player_id: playerId, session_token: sessionToken, currency };
      return cashOf(expectHeard(await wire.call('balance', question), 'OK'));
    } finally {
      wire.close();
    }
  };
  return {
    name: `player ${player.playerId}, given by hand`,
    reusesPlayers: true,
    player: async (needed, provider = 'first') => {
      const given = provider === 'first' ? { player, key } : second;
      if (!given) throw new Skip('no session at a second provider was given');
      const cash = await readCash(given.player, given.key);
      if (cash < needed) throw new Skip(`the player has ${cash} minor units and the case needs ${needed}`);
      return { ...given.player, cash };
    },
  };
};
