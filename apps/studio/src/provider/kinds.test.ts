import { randomUUID } from 'node:crypto';
import type { ProviderClient } from '@pavilion/provider-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGame, games } from '../games/index.ts';
import type { HistoryAnswer, RotateAnswer, StepAnswer } from '../play/views.ts';
import { centsOf } from '../testing/cents.ts';
import { StudioBench, testKeys } from '../testing/studioBench.ts';
import { keepsMoney } from '../transfer/accounts.ts';

/** Every kind of game that one player plays answers the hall alike: free rounds, status, details, replay, transactions. */

let bench: StudioBench;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());

const stakeMinor = 100;

/** What opens a round of a game, where a press alone does not. */
const openings: Readonly<Record<string, object>> = {
  'harbor-keno': { picks: [3, 8, 21] },
  'hundred-cranes': { hands: 5 },
};

const asHall = async <Result>(
  gpId: number,
  call: (client: ProviderClient) => Promise<Result>,
): Promise<Result> => {
  const client = bench.asHall(testKeys.find((key) => key.for === `provider:${gpId}`)?.keyId);
  try {
    return await call(client);
  } finally {
    client.close();
  }
};

/** Money in play: in the hall, or brought to a provider that keeps it. */
const addPlayer = async (gpId: number): Promise<string> => {
  const player_id = randomUUID();
  bench.hall.books.addPlayer(player_id, 'RMB', 100_000);
  if (keepsMoney(gpId))
    await asHall(gpId, (client) =>
      client.transferIn({ player_id, currency: 'RMB', transaction_id: randomUUID(), amount: 50_000 }),
    );
  return player_id;
};

/** Plays a whole round as the studio would for a player who stays away. */
const playOut = async (gameCode: string, player: string) => {
  const game = findGame(gameCode);
  const seat = await bench.sit<object>(await bench.launchUrl(player, gameCode));
  let answer = (await seat.press('1.00', randomUUID(), openings[gameCode] ?? {})).body;
  for (let steps = 0; steps < 100; steps += 1) {
    if (answer.kind !== 'drawn') throw new Error(`not drawn: ${JSON.stringify(answer)}`);
    if (answer.round.state !== 'playing') break;
    const action = game?.unattended(answer.step.outcome) as object;
    answer = (await seat.press(null, randomUUID(), action)).body;
  }
  const last = answer as StepAnswer & { kind: 'drawn' };
  expect(last.round.state).toBe('settled');
  return { seat, round: last.round };
};

describe.each(games.map(({ gameCode, gpId }) => ({ gameCode, gpId })))('$gameCode', ({ gameCode, gpId }) => {
  it('tells of a round as it was: status, details, transactions, history', async () => {
    bench.clock.advance(1_000);
    const from = bench.clock.now().toISOString();
    const player_id = await addPlayer(gpId);
    const { seat, round } = await playOut(gameCode, player_id);
    const wonMinor = centsOf(round.won);
    const status = await asHall(gpId, (client) => client.roundStatus({ player_id, round_id: round.id }));
    expect(status).toMatchObject({
      kind: 'ok',
      answer: { state: 'closed', bet_total: stakeMinor, win_total: wonMinor },
    });
    const details = await asHall(gpId, (client) =>
      client.roundDetails({ player_id, round_id: round.id, locale: 'zh_CN' }),
    );
    if (details.kind !== 'ok') throw new Error('no details');
    const steps = details.answer.details.steps as { outcome: object; win: number; nonce: number }[];
    expect(details.answer).toMatchObject({ game_code: gameCode, state: 'closed' });
    expect(steps.reduce((sum, step) => sum + step.win, 0)).toBe(wonMinor);
    const history = (await seat.call<HistoryAnswer>('history')).body.rounds[0];
    expect(history).toMatchObject({ id: round.id, state: 'settled', staked: '1.00', won: round.won });
    expect(history?.steps.map(({ outcome }) => outcome)).toEqual(steps.map(({ outcome }) => outcome));

    const listed = await asHall(gpId, (client) => client.transactions({ from }));
    if (keepsMoney(gpId)) return expect(listed).toMatchObject({ kind: 'refused' });
    if (listed.kind !== 'ok') throw new Error('no list');
    const own = listed.answer.transactions.filter(({ round_id }) => round_id === round.id);
    const staked = own.filter(({ kind }) => kind !== 'win').reduce((sum, { amount }) => sum + amount, 0);
    const won = own.reduce(
      (sum, { kind, amount, win_amount = 0 }) => sum + (kind === 'win' ? amount : win_amount),
      0,
    );
    expect({ staked, won }).toEqual({ staked: stakeMinor, won: wonMinor });
    expect(bench.hall.books.netOf(round.id)).toBe(wonMinor - stakeMinor);
  });

  it('is shown again at a page that proves it once its seed may be known', async () => {
    const player_id = await addPlayer(gpId);
    const { seat, round } = await playOut(gameCode, player_id);
    const replay = async (): Promise<URL> => {
      const outcome = await asHall(gpId, (client) =>
        client.roundReplayUrl({ player_id, round_id: round.id, locale: 'en_US' }),
      );
      if (outcome.kind !== 'ok') throw new Error('no replay');
      return new URL(outcome.answer.url);
    };
    const before = await replay();
    expect(before.pathname).toBe(`/verify/${gameCode}`);
    const fields = (url: URL) => new URLSearchParams(url.hash.slice(1));
    expect(fields(before).get('server')).toBe('');
    expect(fields(before).get('hash')).toMatch(/^[0-9a-f]{64}$/);
    const rotated = await seat.call<RotateAnswer>('fairness/rotate', { client_seed: 'after' });
    expect(fields(await replay()).get('server')).toBe(rotated.body.revealed.serverSeed);
    expect((await fetch(`${bench.origin}${before.pathname}`)).status).toBe(200);
  });

  it('plays the rounds that the hall gives, at no cost', async () => {
    const player_id = await addPlayer(gpId);
    const grant = () =>
      asHall(gpId, (client) =>
        client.freeRoundsGrant({
          player_id,
          currency: 'RMB',
          game_code: gameCode,
          free_round_id: `free-${player_id}`,
          rounds: 2,
          stake: stakeMinor,
          expires_at: new Date(bench.clock.now().getTime() + 3_600_000).toISOString(),
        }),
      );
    const granted = await grant();
    // Nobody can be asked for a round that costs nothing where the provider keeps the money.
    if (keepsMoney(gpId)) return expect(granted).toMatchObject({ answer: { status: 'NOT_FOUND' } });
    expect(granted).toMatchObject({ kind: 'ok' });
    const { seat, round } = await playOut(gameCode, player_id);
    expect(seat.opened.freeRounds).toEqual({ left: 2, stake: '1.00' });
    expect(round.isFree).toBe(true);
    const wonMinor = centsOf(round.won);
    expect(bench.hall.books.players.get(player_id)?.cash).toBe(100_000 + wonMinor);
    const again = await bench.sit<object>(await bench.launchUrl(player_id, gameCode));
    expect(again.opened.freeRounds).toEqual({ left: 1, stake: '1.00' });
    const cancelled = await asHall(gpId, (client) =>
      client.freeRoundsCancel({ player_id, free_round_id: `free-${player_id}` }),
    );
    expect(cancelled).toMatchObject({ kind: 'ok', answer: { rounds_left: 1 } });
  });
});
