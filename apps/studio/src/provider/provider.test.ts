import { randomUUID } from 'node:crypto';
import { currencyCodes } from '@pavilion/money';
import { createProviderClient, providerBasePath } from '@pavilion/provider-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { koiLantern } from '../engine/machines/koiLantern.ts';
import { studioLocales } from '../locale.ts';
import { cardOf } from '../tables/engine/tableGame.ts';
import { tableGames } from '../tables/games/index.ts';
import { seekNonce, testSeedsOf } from '../testing/seekNonce.ts';
import { StudioBench, testKeys } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';

let bench: StudioBench;

beforeAll(async () => {
  bench = await StudioBench.open();
  // Returns are summed up when they are first asked for; on a busy machine the patience of a call would not last for all.
  for (const game of catalogue) game.rtpBp();
});
afterAll(() => bench.close());

const launchBody = (over: object = {}) => ({
  player_id: 'p1',
  currency: 'RMB',
  game_code: 'koi-lantern',
  locale: 'en_US',
  device: 1,
  launch_token: 'launch-token-of-a-test',
  ...over,
});
const ask = async <Result>(
  call: (client: ReturnType<StudioBench['asHall']>) => Promise<Result>,
  keyId?: string,
): Promise<Result> => {
  const client = bench.asHall(keyId);
  try {
    return await call(client);
  } finally {
    client.close();
  }
};
const addPlayer = () => {
  const id = randomUUID();
  bench.hall.books.addPlayer(id, 'RMB', 100_000);
  return id;
};

describe('the catalogue', () => {
  it('names each provider’s own games with exact RTP and limits in every currency', async () => {
    const lantern = await ask((client) => client.games({}));
    const tide = await ask((client) => client.games({}), 'sbx-tide-1');
    if (lantern.kind !== 'ok' || tide.kind !== 'ok') throw new Error('no catalogue');
    expect(lantern.answer.games.find((game) => game.game_code === 'koi-lantern')).toMatchObject({
      game_type: 2,
      rtp_bp: 9556,
      names: { zh_CN: '锦鲤灯影', en_US: 'Koi Lanterns', ta_IN: 'கெண்டை விளக்குகள்', my_MM: 'ငါးကြင်းမီးပုံး' },
      bet_limits: { RMB: { min: 20, max: 20_000 }, VND: { min: 1_000, max: 500_000 } },
    });
    for (const { names } of lantern.answer.games)
      expect(Object.keys(names).sort()).toEqual([...studioLocales].sort());
    const codes = (answer: { games: { game_code: string }[] }) => answer.games.map((game) => game.game_code);
    const codesOf = (gpId: number) =>
      catalogue.filter((game) => game.gpId === gpId).map((game) => game.gameCode);
    expect(codes(lantern.answer)).toEqual(codesOf(1));
    expect(codes(tide.answer)).toEqual(codesOf(2));
    expect(codes(tide.answer)).not.toContain('koi-lantern');
    expect(Object.keys(lantern.answer.games[0]?.bet_limits ?? {}).sort()).toEqual([...currencyCodes].sort());
  });
});

describe('the return of a table', () => {
  it('is that of its main bets, and said to be the most where a bet returns less', async () => {
    const tide = await ask((client) => client.games({}), 'sbx-tide-1');
    if (tide.kind !== 'ok' || tide.answer.status !== 'OK') throw new Error('no catalogue');
    const { games } = tide.answer;
    const told = (code: string) => {
      const game = games.find(({ game_code }) => game_code === code);
      return game && [game.rtp_bp, game.rtp_up_to];
    };
    // The ante, not the pair plus that returns 97.68 %.
    expect(told('moonlit-three')).toEqual([9_663, true]);
    expect(told('tide-baccarat')).toEqual([9_894, true]);
    // Every bet at the wheel returns the same.
    expect(told('moon-roulette')).toEqual([9_730, undefined]);
    expect(told('comet-peaks')).toEqual([9_627, undefined]);
  });

  it('follows from bets that are there', () => {
    for (const table of tableGames) {
      const kinds = table.chances(cardOf(table, '5'.repeat(64))).map(({ kind }) => kind);
      expect(kinds, table.gameCode).toEqual(expect.arrayContaining([...(table.mainBets ?? [])]));
    }
  });
});

describe('a launch', () => {
  it('answers an address of our own with a ticket that is not the launch token', async () => {
    const outcome = await ask((client) => client.gameLaunch(launchBody()));
    if (outcome.kind !== 'ok') throw new Error('not launched');
    const url = new URL(outcome.answer.url);
    expect(url.origin + url.pathname).toBe('http://studio.test/play/koi-lantern');
    expect(url.searchParams.get('t')).toMatch(/^[\w-]{43}$/);
    expect(outcome.answer.url).not.toContain('launch-token');
    const { rows } = await bench.database.owner.query('SELECT * FROM launch_ticket');
    expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('t'));
  });

  it.each([
    [{ game_code: 'comet-peaks' }, 'INVALID_GAME'],
    [{ game_code: 'no-such-game' }, 'INVALID_GAME'],
    [{ currency: 'XXX' }, 'WRONG_CURRENCY'],
    [{ lobby_url: 'javascript:alert(1)' }, 'BAD_REQUEST'],
    [{ device: 99 }, 'BAD_REQUEST'],
  ])('with %j is refused: %s', async (over, status) => {
    expect(await ask((client) => client.gameLaunch(launchBody(over)))).toMatchObject({
      kind: 'refused',
      answer: { status },
    });
  });

  it('understands ISO currency names', async () => {
    expect(await ask((client) => client.gameLaunch(launchBody({ currency: 'CNY' })))).toMatchObject({
      kind: 'ok',
    });
  });
});

describe('who is let in', () => {
  const intruder = (key: { keyId: string; secret: string }, nowMs: () => number = Date.now) =>
    createProviderClient({
      baseUrl: `${bench.origin}${providerBasePath}`,
      key,
      nowMs,
    });
  const lantern = testKeys[0];
  if (!lantern) throw new Error('no key');
  const pay = testKeys.find((key) => key.for === 'gateway:sandbox');
  if (!pay) throw new Error('no key');

  it.each([
    ['an unknown key', { keyId: 'nobody', secret: lantern.secret }, 0],
    ['a wrong secret', { keyId: lantern.keyId, secret: 'ff'.repeat(32) }, 0],
    ['the payment gateway’s key', { keyId: pay.keyId, secret: pay.secret }, 0],
    ['a time stamp of ten minutes ago', { keyId: lantern.keyId, secret: lantern.secret }, -600_000],
  ])('turns away %s', async (_, key, offsetMs) => {
    const client = intruder(key, () => bench.clock.now().getTime() + offsetMs);
    expect(await client.games({})).toMatchObject({ kind: 'unknown', reason: 'turned_away', httpStatus: 401 });
    client.close();
  });

  it('turns away a request that is sent a second time', async () => {
    const { signRequest } = await import('@pavilion/provider-kit');
    const body = JSON.stringify({ request_id: randomUUID(), occurred_at: new Date().toISOString() });
    const path = `${providerBasePath}/games`;
    const headers = signRequest(lantern, { method: 'POST', path, body, nowMs: bench.clock.now().getTime() });
    const send = () =>
      fetch(`${bench.origin}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(401);
  });

  it('refuses unsigned rubbish without a word about why', async () => {
    for (const body of ['', '{', '[]', 'null', '{"a":1}']) {
      const response = await fetch(`${bench.origin}${providerBasePath}/game/launch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([400, 401]).toContain(response.status);
    }
    const huge = await fetch(`${bench.origin}${providerBasePath}/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filler: 'x'.repeat(70_000) }),
    });
    expect(huge.status).toBe(413);
  });
});

describe('rounds, as the hall asks for them', () => {
  it('are told with their transactions: open with free spins left, closed when paid', async () => {
    const player = addPlayer();
    const seat = await bench.sit(await bench.launchUrl(player));
    const seeds = testSeedsOf(player);
    const nonce = await seekNonce(seeds, koiLantern, ['base'], ([spin]) => spin?.freeSpins === 8);
    await bench.fixSeeds(player, { ...seeds, nonce });
    const { body } = await seat.press('1.00');
    if (body.kind !== 'drawn') throw new Error('not drawn');
    const round_id = body.round.id;
    const status = () => ask((client) => client.roundStatus({ player_id: player, round_id }));
    expect(await status()).toMatchObject({
      kind: 'ok',
      answer: {
        state: 'open',
        bet_total: 100,
        transactions: [{ kind: 'bet', amount: 100 }, { kind: 'win' }],
      },
    });
    bench.clock.advance(25 * 3_600_000);
    await bench.app.runJobs();
    const closed = await status();
    expect(closed).toMatchObject({ kind: 'ok', answer: { state: 'closed' } });
    if (closed.kind !== 'ok') throw new Error('no status');
    const wins = closed.answer.transactions.filter((transaction) => transaction.kind === 'win');
    expect(wins.reduce((sum, win) => sum + win.amount, 0)).toBe(closed.answer.win_total);
    expect(wins.at(-1)).toMatchObject({ round_closed: true });
    const details = await ask((client) =>
      client.roundDetails({ player_id: player, round_id, locale: 'zh_CN' }),
    );
    expect(details).toMatchObject({
      kind: 'ok',
      answer: { game_code: 'koi-lantern', details: { steps: expect.arrayContaining([]) } },
    });
  });

  it('are unknown to another player, another provider, and when nobody played them', async () => {
    const player = addPlayer();
    const seat = await bench.sit(await bench.launchUrl(player));
    await seat.press('1.00');
    const [round] = (await bench.rounds()).slice(-1);
    const round_id = round?.id ?? '';
    const asked = [
      await ask((client) => client.roundStatus({ player_id: 'another', round_id })),
      await ask((client) => client.roundStatus({ player_id: player, round_id }), 'sbx-tide-1'),
      await ask((client) => client.roundStatus({ player_id: player, round_id: randomUUID() })),
    ];
    for (const outcome of asked) expect(outcome).toMatchObject({ kind: 'ok', answer: { state: 'unknown' } });
  });
});

describe('calls that a slot has no use for', () => {
  it('are refused by name', async () => {
    expect(
      await ask((client) =>
        client.transferIn({ player_id: 'p', currency: 'RMB', transaction_id: 't', amount: 1 }),
      ),
    ).toMatchObject({ kind: 'refused', answer: { status: 'NOT_FOUND' } });
    expect(await ask((client) => client.jackpots({ currency: 'XXX' }))).toMatchObject({
      kind: 'refused',
      answer: { status: 'WRONG_CURRENCY' },
    });
    expect(await ask((client) => client.jackpots({ currency: 'RMB' }), 'sbx-tide-1')).toMatchObject({
      kind: 'ok',
      answer: { jackpots: [] },
    });
  });
});

describe('the shared tables', () => {
  const tablesOf = async (keyId: string) => {
    const outcome = await ask((client) => client.tables({}), keyId);
    if (outcome.kind !== 'ok') throw new Error('no tables');
    return outcome.answer;
  };

  it('are told with the round that stands there, by the clock of this house', async () => {
    const { now, tables } = await tablesOf('sbx-tide-1');
    expect(now).toBe(bench.clock.now().toISOString());
    expect(tables.map(({ game_code }) => game_code)).toEqual([
      'tide-baccarat',
      'moon-roulette',
      'dragon-and-tiger',
      'lantern-dice',
      'moonrise-squeeze',
      'fireside-bulls',
      'three-by-moonlight',
      'tea-house-fan-tan',
      'lighthouse-wheel',
      'moonlit-three',
      'seven-lanterns',
    ]);
    for (const table of tables) {
      const round = await bench.database.owner.query(
        'SELECT closes_at, draws_at, ends_at FROM table_round WHERE game_code = $1 AND number = $2',
        [table.game_code, table.round],
      );
      expect(round.rows).toEqual([
        {
          closes_at: new Date(table.closes_at),
          draws_at: new Date(table.draws_at),
          ends_at: new Date(table.next_at),
        },
      ]);
    }
  });

  it('show each result as soon as it is drawn, the newest last', async () => {
    const table = new TableBench(bench, 'tide-baccarat');
    const rounds = [await table.until('settled'), await table.until('drawn')];
    const told = (await tablesOf('sbx-tide-1')).tables.find(({ game_code }) => game_code === 'tide-baccarat');
    expect(told).toMatchObject({ round: rounds[1]?.number, players: 0, board: { kind: 'baccarat' } });
    expect(told?.board.results.slice(-2)).toEqual(rounds.map(({ summary }) => summary));
  });

  it.each([
    ['sbx-abacus-1', 'abacus-three', 'digits', /^[0-9]{3}$/],
    ['sbx-hare-1', 'hare-derby', 'race', /^[1-6](,[1-6]){5}$/],
    ['sbx-hare-1', 'dragon-boat-race', 'race', /^[1-8](,[1-8]){7}$/],
    ['sbx-crest-1', 'puppet-crest', 'bout', /^(meron|wala|draw)$/],
    ['sbx-crest-1', 'red-crest-duel', 'bout', /^(meron|wala)$/],
    ['sbx-tide-1', 'moon-roulette', 'roulette', /^[0-9]{1,2}$/],
    ['sbx-tide-1', 'dragon-and-tiger', 'dragon_tiger', /^(dragon|tiger|tie)$/],
    ['sbx-tide-1', 'moonlit-three', 'baccarat', /^(player|banker|tie)$/],
    ['sbx-tide-1', 'seven-lanterns', 'numbers', /^(1[7-9]|2[0-6])$/],
    ['sbx-tide-1', 'lantern-dice', 'dice', /^[1-6](,[1-6]){2}$/],
    ['sbx-tide-1', 'moonrise-squeeze', 'baccarat', /^(player|banker|tie)$/],
    ['sbx-crest-1', 'crested-baccarat', 'baccarat', /^(player|banker|tie)$/],
    ['sbx-tide-1', 'fireside-bulls', 'winners', /^([1-3](,[1-3])*)?$/],
    ['sbx-abacus-1', 'abacus-bulls', 'winners', /^[1-6]$/],
    ['sbx-abacus-1', 'golden-blossom', 'winners', /^[1-6]$/],
    ['sbx-tide-1', 'three-by-moonlight', 'winners', /^([1-3](,[1-3])*)?$/],
    ['sbx-tide-1', 'tea-house-fan-tan', 'fan_tan', /^[1-4]$/],
    ['sbx-tide-1', 'lighthouse-wheel', 'wheel', /^(0|1|3|5|11|15|23|47)$/],
    ['sbx-abacus-1', 'eight-carp-draw', 'numbers', /^[12]?[0-9](,[12]?[0-9]){7}$/],
    ['sbx-abacus-1', 'seven-storey-draw', 'numbers', /^[1-4]?[0-9](,[1-4]?[0-9]){6}$/],
    ['sbx-abacus-1', 'firefly-ten', 'race', /^([1-9]|10)(,([1-9]|10)){9}$/],
    ['sbx-abacus-1', 'five-minute-lanterns', 'dice', /^[1-6](,[1-6]){2}$/],
  ])('of %s: %s has a board of %s', async (keyId, gameCode, kind, result) => {
    await new TableBench(bench, gameCode).until('settled');
    const told = (await tablesOf(keyId)).tables.find(({ game_code }) => game_code === gameCode);
    expect(told?.board.kind).toBe(kind);
    expect(String(told?.board.results.at(-1))).toMatch(result);
  });

  it('of a provider that has none are none', async () => {
    expect((await tablesOf('sbx-lantern-1')).tables).toEqual([]);
  });
});
