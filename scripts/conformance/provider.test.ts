import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerBasePath, sealAnswer } from '@pavilion/provider-kit';
import { formatReport, runProviderSuite } from '@pavilion/provider-kit/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StudioBench, testKeys } from '../../apps/studio/src/testing/studioBench.ts';

/** The suite against the provider's end that this project has: the studio, over real HTTP, on its real database. */

let bench: StudioBench;
beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());

/** Well over what a suite takes on a busy machine. */
const suiteTimeout = { timeout: 300_000 };

/** Runs the suite with this provider's key; a round is played first where the provider has the game. */
const run = async (keyId: string, gameCode?: string) => {
  const key = testKeys.find((candidate) => candidate.keyId === keyId);
  if (!key) throw new Error(`no key ${keyId}`);
  const playerId = randomUUID();
  let roundId: string | undefined;
  if (gameCode !== undefined) {
    bench.hall.books.addPlayer(playerId, 'RMB', 100_000);
    const seat = await bench.sit(await bench.launchUrl(playerId, gameCode));
    const { body } = await seat.press();
    if (body.kind === 'drawn') roundId = body.round.id;
  }
  const result = await runProviderSuite({
    url: `${bench.origin}${providerBasePath}`,
    key,
    currency: 'RMB',
    playerId,
    ...(roundId !== undefined && { roundId }),
  });
  const skipped = result.results.filter(({ outcome }) => outcome === 'skipped');
  return {
    report: formatReport(result),
    failed: result.results.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title),
    skipped: skipped.map(({ reason }) => reason),
    passed: result.results.filter(({ outcome }) => outcome === 'passed').length,
  };
};

test(
  'a provider whose stakes are calls keeps the protocol; what it does not offer is named',
  suiteTimeout,
  async () => {
    const { report, failed, skipped } = await run('sbx-lantern-1', 'koi-lantern');
    expect(failed, report).toEqual([]);
    const notOffered = (name: string): string => `the provider does not offer ${name} (NOT_FOUND)`;
    const known = ['roundReplayUrl', 'freeRoundsGrant', 'transactions', 'transferIn', 'transferBalance'];
    for (const reason of skipped) expect(known.map(notOffered)).toContain(reason);
  },
);

test('a provider that keeps money keeps the protocol with it', suiteTimeout, async () => {
  const { report, failed, skipped } = await run('sbx-abacus-1');
  expect(failed, report).toEqual([]);
  expect(skipped.filter((reason) => reason?.includes('transfer'))).toEqual([]);
});

const [lanternKey] = testKeys;

test('a provider that is not there passes nothing', async () => {
  if (!lanternKey) throw new Error('no key');
  const { results } = await runProviderSuite({ url: 'http://127.0.0.1:1', key: lanternKey, currency: 'RMB' });
  expect(results.filter(({ outcome }) => outcome === 'passed')).toEqual([]);
});

test('a provider that believes everybody and says yes to everything is caught', async () => {
  if (!lanternKey) throw new Error('no key');
  const key = lanternKey;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { request_id } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const nonce = String(request.headers['x-nonce']);
      const sealed = sealAnswer(key, nonce, 200, { status: 'OK', request_id, games: [] });
      response.writeHead(200, sealed.headers).end(sealed.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { results } = await runProviderSuite({ url: `http://127.0.0.1:${port}`, key, currency: 'RMB' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const passed = results.filter(({ outcome }) => outcome === 'passed').map(({ title }) => title);
  // Yes, signed, is a right answer to these; what it costs to say it to a stranger shows everywhere else.
  const harmless = /^(a signed call is answered|\/session\/close is OK|\/games with)/;
  expect(passed.filter((title) => !harmless.test(title))).toEqual([]);
  expect(passed).not.toContain('/games with the signature of its request corrupted is answered');
});
