import { notStrictEqual, strictEqual } from 'node:assert/strict';
import { z } from 'zod';
import { providerCalls } from '../../providerCalls.ts';
import { Skip } from '../port.ts';
import { type Body, expectHeard, type ProviderCallName } from '../wire.ts';
import { define, newId, type ProviderContext, type ProviderGroup } from './context.ts';

/** Catalogue, launch, demo, end of a session. */

const catalogue = async ({ wire }: ProviderContext) => {
  const { answer } = expectHeard(await wire.call('games', {}), 'OK');
  const parsed = providerCalls.games.answer.parse(answer);
  return parsed.status === 'OK' ? parsed.games : [];
};

/** A game that is offered in the suite's currency. */
const gameCode = async (context: ProviderContext): Promise<string> => {
  const games = await catalogue(context);
  const found = games.find(({ bet_limits }) => bet_limits[context.currency] !== undefined);
  if (!found) throw new Skip(`no game is offered in ${context.currency}`);
  return found.game_code;
};

const webAddress = z.url({ protocol: /^https?$/ });

const launchBody = ({ playerId, currency }: ProviderContext, game_code: string): Body => ({
  player_id: playerId,
  currency,
  game_code,
  locale: 'en_US',
  device: 1,
  launch_token: newId('launch'),
  lobby_url: 'http://localhost/close',
});

const demoBody = ({ currency }: ProviderContext, game_code: string): Body => ({
  currency,
  game_code,
  locale: 'en_US',
  device: 1,
});

const addresses = (name: ProviderCallName & ('gameLaunch' | 'gameDemo'), body: typeof launchBody) => [
  define(
    `${providerCalls[name].path} answers an address of the web, a new one each time`,
    async (context) => {
      const code = await gameCode(context);
      const urls = [];
      for (let times = 0; times < 2; times += 1) {
        const { answer } = expectHeard(await context.wire.call(name, body(context, code)), 'OK');
        urls.push(webAddress.parse(answer.url));
      }
      notStrictEqual(urls[0], urls[1], 'two players could share one address');
    },
  ),
  define(`${providerCalls[name].path} of no game is INVALID_GAME`, async (context) => {
    expectHeard(await context.wire.call(name, body(context, 'no-such-game')), 'INVALID_GAME');
  }),
  define(`${providerCalls[name].path} in a currency that there is not is WRONG_CURRENCY`, async (context) => {
    const code = await gameCode(context);
    const heard = await context.wire.call(name, { ...body(context, code), currency: 'XXX' });
    expectHeard(heard, 'WRONG_CURRENCY');
  }),
];

export const games: ProviderGroup = {
  name: 'Games and sessions',
  cases: [
    define('/games lists games, each once, with names, limits and a picture', async (context) => {
      const games = await catalogue(context);
      notStrictEqual(games.length, 0, 'the catalogue is empty');
      const codes = games.map(({ game_code }) => game_code);
      strictEqual(new Set(codes).size, codes.length, 'a game is listed twice');
      for (const { game_code, names, bet_limits, icon } of games) {
        notStrictEqual(Object.keys(names).length, 0, `${game_code} has no name`);
        notStrictEqual(icon, '', `${game_code} has no picture`);
        for (const [currency, { min, max }] of Object.entries(bet_limits)) {
          strictEqual(min <= max, true, `${game_code} takes ${min} to ${max} in ${currency}`);
        }
      }
    }),
    ...addresses('gameLaunch', launchBody),
    ...addresses('gameDemo', demoBody),
    define('/session/close is OK for a session that there is not, twice', async ({ wire, playerId }) => {
      const body = { player_id: playerId, session_token: newId('session'), reason: 'left' };
      expectHeard(await wire.call('sessionClose', body), 'OK');
      expectHeard(await wire.call('sessionClose', body), 'OK');
    }),
  ],
};
