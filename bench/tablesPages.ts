import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sessionHeader, type TableOpenAnswer, type TableView } from '../apps/studio/src/tables/views.ts';
import { preciseNowMs } from './socketsWords.ts';
import { type TablePagesOrder, type TablePagesReply, type ToldPhase, toldPhases } from './tablesWords.ts';

/** A process full of pages at one table, as `bench/tables.ts` starts it: each looks on, bets, and asks after the round. */

const openAtOnce = 25;
/** The bets of a round are put down over so long, one page after another. Milliseconds. */
const betsOverMs = 12_000;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const heard = new Map<string, number[]>();
let pages = 0;

const say = (reply: TablePagesReply): void => {
  process.send?.(reply);
};

const hear = (view: TableView, phase: ToldPhase): void => {
  const key = `${view.number} ${phase}`;
  const afterMs = heard.get(key) ?? [];
  heard.set(key, afterMs);
  afterMs.push(preciseNowMs() - Date.parse(phase === 'drawn' ? view.drawsAt : view.settlesAt));
  if (afterMs.length < pages) return;
  heard.delete(key);
  say({ kind: 'heard', round: view.number, phase, afterMs });
};

const send = (
  url: string,
  {
    method,
    headers,
    body,
    agent: own,
  }: { method: string; headers: Record<string, string>; body?: string; agent?: Agent },
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, ...(own && { agent: own }) }, resolve);
    asked.once('error', reject);
    asked.end(body);
  });

const call = async <Body>(base: string, name: string, body: object, session = ''): Promise<Body> => {
  const answer = await send(`${base}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [sessionHeader]: session },
    body: JSON.stringify(body),
    agent,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${text}`);
  return JSON.parse(text) as Body;
};

const watch = async (base: string, session: string, onView: (view: TableView) => void): Promise<void> => {
  const stream = await send(`${base}/api/events`, { method: 'GET', headers: { [sessionHeader]: session } });
  stream.setEncoding('utf8');
  let rest = '';
  stream.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ')) onView(JSON.parse(block.slice('data: '.length)));
  });
};

/** One page: looks on, bets once a round in its turn, and asks where it stands once the round is paid. */
const openPage = async (base: string, ticket: string, turn: number, ofPages: number): Promise<void> => {
  const { session, chips, table } = await call<TableOpenAnswer>(base, 'open', { ticket });
  let last = { number: table.number, phase: table.phase };
  const number = randomBytes(16).toString('hex');
  const bet = async (round: number): Promise<void> => {
    await delay((turn * betsOverMs) / ofPages);
    await call(
      base,
      'bet',
      {
        action_id: randomUUID(),
        round,
        stakes: [{ spot: 'player', amount: chips[0] }],
        entropy: createHash('sha256').update(number).digest('hex'),
      },
      session,
    );
  };
  await watch(base, session, (view) => {
    if (view.number === last.number && view.phase === last.phase) return;
    last = { number: view.number, phase: view.phase };
    const told = toldPhases.find((phase) => phase === view.phase);
    if (told !== undefined) hear(view, told);
    if (view.phase === 'open') void bet(view.number);
    if (view.phase === 'closed')
      void call(base, 'reveal', { round: view.number, numbers: [number] }, session);
    if (view.phase === 'settled') void call(base, 'state', { results_after: view.number - 1 }, session);
  });
};

process.on('message', async ({ origin, gameCode, tickets }: TablePagesOrder) => {
  const base = `${origin}/play/${gameCode}`;
  pages = tickets.length;
  for (let from = 0; from < pages; from += openAtOnce)
    await Promise.all(
      tickets.slice(from, from + openAtOnce).map((ticket, at) => openPage(base, ticket, from + at, pages)),
    );
  say({ kind: 'opened' });
});
process.once('disconnect', () => process.exit(0));
