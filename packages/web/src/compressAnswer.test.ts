import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { compressAnswer } from './compressAnswer.ts';

const long = { list: Array.from({ length: 4_000 }, (_, id) => `游戏 ${id}`) };
const app = Fastify();
app.post('/long', { onSend: compressAnswer }, async () => long);
app.post('/short', { onSend: compressAnswer }, async () => ({ list: [] }));
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({
    method: 'POST',
    url,
    ...(accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } }),
  });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)('a long answer to a reader of %s comes as %s', async (accepted, encoding, open) => {
  const answer = await ask('/long', accepted);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.byteLength));
  expect(JSON.parse(open(answer.rawPayload).toString())).toEqual(long);
});

it('a reader of neither gets it as it is', async () => {
  for (const accepted of [undefined, 'deflate', 'identity']) {
    const answer = await ask('/long', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(long);
  }
});

it('a short answer is left alone', async () => {
  expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
});
