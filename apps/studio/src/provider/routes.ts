import { toCurrencyCode } from '@pavilion/money';
import { type ProviderCalls, providerBasePath, providerCalls } from '@pavilion/provider-kit';
import type { FastifyInstance } from 'fastify';
import { atEvent } from '../book/atEvent.ts';
import {
  findBookBet,
  presentBookBetDetails,
  presentBookBetStatus,
  replayUrlOfBookBet,
} from '../book/provider.ts';
import { findInCatalogue } from '../catalogue.ts';
import type { SandboxKey } from '../infra/env.ts';
import { registerSigned, type SignedHandler, type SignedRoute, signedRoute } from '../infra/signedCalls.ts';
import { gpIdOf, type Studio } from '../infra/studio.ts';
import { issueTicket } from '../play/commands/issueTicket.ts';
import { closeSessions } from '../play/commands/leaveGame.ts';
import type { Tables } from '../tables/index.ts';
import { findBet, presentBetDetails, presentBetStatus, replayUrlOfBet } from '../tables/provider.ts';
import { keepsMoney } from '../transfer/accounts.ts';
import { transfer, transferBalance, transferStatus } from '../transfer/transfers.ts';
import { catalogueOf } from './catalogue.ts';
import { cancelFreeRounds, grantFreeRounds } from './freeRounds.ts';
import { listJackpots } from './jackpots.ts';
import { findRound, presentRoundDetails, presentRoundStatus, replayUrlOf, unknownRound } from './rounds.ts';
import { listTransactions } from './transactions.ts';

/** The provider whose key signed the call. Only providers' keys are let in. */
const gpIdOfKey = (key: SandboxKey): number => gpIdOf(key.for) ?? 0;

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

interface LaunchBody {
  readonly game_code: string;
  readonly currency: string;
  readonly locale: string;
  readonly lobby_url?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

const launch = async (
  studio: Studio,
  key: SandboxKey,
  body: LaunchBody,
  member: { playerId: string; launchToken: string } | null,
) => {
  const game = findInCatalogue(body.game_code);
  if (!game || game.gpId !== gpIdOfKey(key)) return { status: 'INVALID_GAME' as const };
  const currency = toCurrencyCode(body.currency);
  if (!currency) return { status: 'WRONG_CURRENCY' as const };
  const lobbyUrl = body.lobby_url ?? `${studio.hallOrigin}/close`;
  if (!isWebAddress(lobbyUrl)) return { status: 'BAD_REQUEST' as const, field: 'lobby_url' };
  const url = await issueTicket(studio, {
    gpId: game.gpId,
    gameCode: game.gameCode,
    currency,
    locale: body.locale,
    lobbyUrl,
    member,
  });
  return { status: 'OK' as const, url: atEvent(url, body.meta) };
};

/** A call of the protocol that these machines have no use for. */
const notOffered = async () => ({ status: 'NOT_FOUND' as const });

const handlersOf = (
  studio: Studio,
  tables: Pick<Tables, 'showOf'>,
): { [Name in keyof ProviderCalls]: SignedHandler<ProviderCalls[Name]> } => ({
  games: async (_body, key) => ({ status: 'OK', games: catalogueOf(gpIdOfKey(key), studio.studioOrigin) }),
  gameLaunch: (body, key) =>
    launch(studio, key, body, { playerId: body.player_id, launchToken: body.launch_token }),
  gameDemo: (body, key) => launch(studio, key, body, null),
  sessionClose: async (body, key) => {
    const reason = body.reason === 'replaced' ? 'elsewhere' : 'closed';
    await closeSessions(studio, gpIdOfKey(key), body.player_id, body.session_token, reason);
    return { status: 'OK' };
  },
  roundStatus: async (body, key) => {
    const bet = await findBet(studio, gpIdOfKey(key), body.player_id, body.round_id);
    if (bet) return presentBetStatus(bet);
    const booked = await findBookBet(studio, gpIdOfKey(key), body.player_id, body.round_id);
    if (booked) return presentBookBetStatus(booked);
    const found = await findRound(studio, gpIdOfKey(key), body.player_id, body.round_id);
    return found ? presentRoundStatus(found) : unknownRound(body.round_id);
  },
  roundDetails: async (body, key) => {
    const bet = await findBet(studio, gpIdOfKey(key), body.player_id, body.round_id);
    if (bet) return presentBetDetails(bet);
    const booked = await findBookBet(studio, gpIdOfKey(key), body.player_id, body.round_id);
    if (booked) return presentBookBetDetails(booked);
    const found = await findRound(studio, gpIdOfKey(key), body.player_id, body.round_id);
    return found ? presentRoundDetails(found) : { status: 'NOT_FOUND' };
  },
  roundReplayUrl: async (body, key) => {
    const booked = await findBookBet(studio, gpIdOfKey(key), body.player_id, body.round_id);
    if (booked) return { status: 'OK', url: replayUrlOfBookBet(studio, booked, body.locale) };
    const found = await findRound(studio, gpIdOfKey(key), body.player_id, body.round_id);
    const bet = await findBet(studio, gpIdOfKey(key), body.player_id, body.round_id);
    const url = bet
      ? replayUrlOfBet(studio, bet, body.locale)
      : found && (await replayUrlOf(studio, found, body.locale));
    return url === undefined ? { status: 'NOT_FOUND' } : { status: 'OK', url };
  },
  freeRoundsGrant: (body, key) => grantFreeRounds(studio, gpIdOfKey(key), body),
  freeRoundsCancel: (body, key) => cancelFreeRounds(studio, gpIdOfKey(key), body),
  jackpots: (body, key) => listJackpots(studio, gpIdOfKey(key), body.currency),
  tables: async (_body, key) => ({ status: 'OK', ...(await tables.showOf(gpIdOfKey(key))) }),
  // Money that is kept here moves at the hall by transfers alone, which it asks about one by one.
  transactions: (body, key) =>
    keepsMoney(gpIdOfKey(key)) ? notOffered() : listTransactions(studio, gpIdOfKey(key), body),
  transferIn: (body, key) => transfer(studio, gpIdOfKey(key), 'in', body),
  transferOut: (body, key) => transfer(studio, gpIdOfKey(key), 'out', body),
  transferBalance: (body, key) => transferBalance(studio, gpIdOfKey(key), body),
  transferStatus: (body, key) => transferStatus(studio, gpIdOfKey(key), body),
});

/** The provider's side of the wallet protocol: what the hall asks of the studio. */
export const registerProviderRoutes = (
  app: FastifyInstance,
  studio: Studio,
  tables: Pick<Tables, 'showOf'>,
): void => {
  const handlers = handlersOf(studio, tables);
  const admits = (key: SandboxKey): boolean => gpIdOf(key.for) !== undefined;
  const route = <Name extends keyof ProviderCalls>(name: Name): SignedRoute =>
    signedRoute(studio, providerBasePath, providerCalls[name], { admits }, handlers[name]);
  const names = Object.keys(providerCalls) as (keyof ProviderCalls)[];
  registerSigned(app, names.map(route));
};
