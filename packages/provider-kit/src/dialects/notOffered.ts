import type { ProviderClient } from '../clients.ts';

const refused = { kind: 'refused', answer: { status: 'NOT_FOUND' } } as const;
const notOffered = async () => refused;

/** A provider of which the hall can ask nothing. Dialects take out of it what their wires have. */
export const askNothing: ProviderClient = {
  games: notOffered,
  gameLaunch: notOffered,
  gameDemo: notOffered,
  sessionClose: notOffered,
  roundStatus: notOffered,
  roundDetails: notOffered,
  roundReplayUrl: notOffered,
  freeRoundsGrant: notOffered,
  freeRoundsCancel: notOffered,
  jackpots: notOffered,
  tables: notOffered,
  transactions: notOffered,
  transferIn: notOffered,
  transferOut: notOffered,
  transferBalance: notOffered,
  transferStatus: notOffered,
  close: () => undefined,
};
