import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { threeCardOutcomeSchema } from './games/threeCard.ts';
import { sessionHeader, type TableOpenAnswer } from './views.ts';

/** What nobody may know while hands are decided. The table has had no round before, so that every card told is of this one. */

let bench: StudioBench;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());

type Seat = Awaited<ReturnType<TableBench['sit']>>;

/** Every text that the studio tells anybody about a round, but for the player's own balance. */
const everyAnswer = async (
  table: TableBench,
  seat: Seat,
  player: string,
  slip: string,
): Promise<string[]> => {
  const { number: round } = await table.round();
  const base = `${bench.origin}/play/moonlit-three`;
  const hall = bench.asHall('sbx-tide-1');
  const asked = { player_id: player, round_id: slip };
  const told = [
    await seat.state(),
    await seat.history(),
    await seat.call('reveal', { round, numbers: ['ab'.repeat(16)] }),
    await table.proof(round),
    await hall.roundStatus(asked),
    await hall.roundDetails({ ...asked, locale: 'en_US' }),
    await hall.roundReplayUrl({ ...asked, locale: 'en_US' }),
    await hall.tables({}),
    await hall.transactions({ from: '2020-01-01T00:00:00.000Z' }),
    await (await fetch(`${base}/api/open`, open(seat.cookie))).json(),
  ];
  hall.close();
  return told.map((answer) =>
    JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  );
};
const open = (cookie: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie },
  body: '{}',
});

/** Every number that stands in an array: cards. */
const cardsIn = (value: unknown): number[] => {
  if (Array.isArray(value))
    return value.flatMap((item) => (typeof item === 'number' ? [item] : cardsIn(item)));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : [];
};

/** What a page's stream begins with. */
const firstEvent = async ({ session }: TableOpenAnswer): Promise<string> => {
  const ending = new AbortController();
  const response = await fetch(`${bench.origin}/play/moonlit-three/api/events`, {
    headers: { [sessionHeader]: session },
    signal: ending.signal,
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes('\n\n')) text += decoder.decode((await reader?.read())?.value, { stream: true });
  ending.abort();
  return text.split('\n\n')[0]?.replace(/^data: /, '') ?? '';
};

describe('while hands are decided', () => {
  it('nobody is told a covered card, the seed, or what the round comes to', async () => {
    const table = new TableBench(bench, 'moonlit-three');
    await table.fresh();
    const player = `player-${randomUUID()}`;
    const seat = await table.sit(player, 100_000);
    const { body: placed } = await seat.bet({ ante: '10.00' });
    const slip = placed.kind === 'placed' ? placed.slip.id : '';
    const round = await table.until('deciding');
    const { dealer, player: faceUp } = threeCardOutcomeSchema.parse(round.outcome);
    const watching = await table.sitForFun();
    const undecided = await everyAnswer(table, seat, player, slip);
    const told = [...undecided, JSON.stringify(watching.opened), await firstEvent(watching.opened)];
    expect(told.join()).toContain(JSON.stringify(faceUp));
    for (const text of told) {
      expect(text).not.toContain(round.server_seed);
      expect(text).not.toContain(round.entropy);
      expect(text).not.toContain('"dealer"');
      expect(cardsIn(JSON.parse(text)).filter((card) => dealer.includes(card))).toEqual([]);
    }
    expect(await table.proof(round.number)).toMatchObject({
      phase: 'deciding',
      serverSeed: null,
      result: null,
    });

    // The session of before was replaced by the page that came in again.
    const { body: back } = await bench.post<TableOpenAnswer>(
      '/play/moonlit-three/api/open',
      {},
      { cookie: seat.cookie },
    );
    const again = table.seatOf(back, seat.cookie);
    await again.decide(slip, 'fold');
    expect((await table.proof(round.number)).serverSeed).toBe(round.server_seed);
    expect(await table.proof(round.number)).toMatchObject({ result: { outcome: { dealer } } });
  });
});
