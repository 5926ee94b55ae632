import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { depositCreate, depositMethods, depositReceipt } from '@pavilion/contract/cashier';
import { createPool, migrate } from '@pavilion/postgres';
import sharp from 'sharp';
import { seed } from '../database/seeds/index.ts';
import { startHall } from './betProcesses.ts';
import { type Act, addMembers, addressOf, type Hall, pace, post, prepareLogin } from './logins.ts';
import { startBenchServer } from './server.ts';
import { BenchError, layOut, machine, percentile } from './table.ts';

/**
 * `npm run bench receipts`: pictures that are small as files and large once they are decoded, 16 at once, as receipts of
 * transfers; and logins by the clock meanwhile.
 */

const root = join(import.meta.dirname, '..');
const secret = 'only-for-the-time-of-this-benchmark';
const senders = 16;
const loginsPerSecond = 5;
const seconds = 15;
const members = 400;

type Picture = (number: number) => Promise<Buffer>;
const plain =
  (sidePx: number, format: 'png' | 'jpeg'): Picture =>
  (number) =>
    sharp({
      create: {
        width: sidePx,
        height: sidePx,
        channels: 3,
        background: { r: number * 12, g: sidePx % 256, b: 90 },
      },
    })
      .toFormat(format, { compressionLevel: 9 })
      .toBuffer();

const burdens: Readonly<Record<string, Picture>> = {
  'PNG 7000 × 7000': plain(7_000, 'png'),
  'PNG 4900 × 4900': plain(4_900, 'png'),
  'JPEG 7000 × 7000': plain(7_000, 'jpeg'),
};

let turns = 0;
const nextLogin = (hall: Hall) => {
  turns += 1;
  return prepareLogin(hall, `bench${senders + (turns % (members - senders))}`, addressOf(turns));
};

interface Logins {
  readonly acts: readonly Act[];
  readonly failed: () => number;
}

/** A login that fails counts with the time that it took to be told so. */
const prepareLogins = async (hall: Hall): Promise<Logins> => {
  let failed = 0;
  const acts: Act[] = [];
  for (let count = loginsPerSecond * seconds; count > 0; count -= 1) {
    const logIn = await nextLogin(hall);
    acts.push(() =>
      logIn().catch(() => {
        failed += 1;
      }),
    );
  }
  return { acts, failed: () => failed };
};

/** Prepares a receipt of a new order; sent, it answers how it went: the envelope's code, or HTTP's. */
const prepareReceipt = async (
  { origin, ...hall }: Hall,
  token: string,
  address: string,
  file: Buffer,
): Promise<() => Promise<number>> => {
  const headers = { authorization: token, 'x-forwarded-for': address };
  const methods = depositMethods.data.parse(
    await post({ origin, ...hall }, `/api${depositMethods.path}`, {}, headers),
  );
  const method = methods.list.find(({ kind }) => kind === 'transfer');
  if (method === undefined) throw new BenchError('no transfer among the methods');
  const order = { request_id: randomUUID(), method_id: method.id, amount: method.amount_min };
  const { deposit } = depositCreate.data.parse(
    await post({ origin, ...hall }, `/api${depositCreate.path}`, order, headers),
  );
  const body = JSON.stringify({ order_number: deposit.order_number, image: file.toString('base64') });
  return async () => {
    const response = await fetch(`${origin}/api${depositReceipt.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const { code } = (await response.json()) as { code: number };
    return code;
  };
};

const milliseconds = (values: readonly number[], share: number): string =>
  percentile(
    values.toSorted((left, right) => left - right),
    share,
  ).toFixed(0);

const row = (name: string, logins: readonly number[], told: readonly string[]): string[] => [
  name,
  ...[0.5, 0.95, 1].map((share) => milliseconds(logins, share)),
  ...told,
];

const underBurden = async (
  hall: Hall,
  name: string,
  tokens: readonly string[],
  picture: Picture,
): Promise<string[]> => {
  const files = await Promise.all(tokens.map((_, number) => picture(number)));
  const receipts: (() => Promise<number>)[] = [];
  for (const [number, token] of tokens.entries())
    receipts.push(
      await prepareReceipt(hall, token, addressOf(60_000 + number), files[number] ?? Buffer.alloc(0)),
    );
  const prepared = await prepareLogins(hall);
  const beganMs = performance.now();
  const sent = Promise.all(receipts.map((send) => send())).then((codes) => ({
    codes,
    ms: performance.now() - beganMs,
  }));
  const [logins, { codes, ms }] = await Promise.all([pace(loginsPerSecond, prepared.acts), sent]);
  const answers = [...new Set(codes)].map(
    (code) => `${codes.filter((other) => other === code).length} × ${code}`,
  );
  const kibibytes = Math.round((files[0]?.length ?? 0) / 1_024);
  return row(`${name}, ${kibibytes} KiB`, logins, [
    String(prepared.failed()),
    ms.toFixed(0),
    answers.join(', '),
  ]);
};

const measureAll = async (hall: Hall, say: (line: string) => void): Promise<string[][]> => {
  const tokens: string[] = [];
  for (let sender = 0; sender < senders; sender += 1)
    tokens.push(await (await prepareLogin(hall, `bench${sender}`, addressOf(50_000 + sender)))());
  say('logins alone');
  const alone = await prepareLogins(hall);
  const rows = [
    row('logins alone', await pace(loginsPerSecond, alone.acts), [String(alone.failed()), '', '']),
  ];
  for (const [name, picture] of Object.entries(burdens)) {
    say(`logins and ${senders} × ${name}`);
    rows.push(await underBurden(hall, name, tokens, picture));
  }
  return rows;
};

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const server = await startBenchServer();
  try {
    const url = await server.createDatabase('hall');
    await migrate({ url, folder: join(root, 'database/migrations') });
    const pool = createPool(url, { max: 4 });
    await seed({ pool });
    await addMembers(pool, members);
    const { port, child } = await startHall(url, secret, { TRUST_PROXY: 'loopback' });
    try {
      const rows = await measureAll({ origin: `http://127.0.0.1:${port}`, pool }, say);
      return [
        `${senders} receipts at once and ${loginsPerSecond} logins a second for ${seconds} s, one process`,
        machine(),
        `Node ${process.versions.node}, ${server.version}`,
        '',
        ...layOut(
          ['logins meanwhile', 'p50 ms', 'p95 ms', 'max ms', 'failed', 'receipts ms', 'answers'],
          rows,
        ),
      ];
    } finally {
      child.disconnect();
      await once(child, 'exit');
      await pool.end();
    }
  } finally {
    await server.close();
  }
};
