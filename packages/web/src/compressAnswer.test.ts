import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { compressAnswer } from './compressAnswer.ts';

const long = { list: Array.from({ length: 4_000 }, (_, id) => `游戏 ${id}`) };
const app = Fastify();
app.post('/long', { onSend: compressAnswer }, async () => long);
const middle = { list: long.list.slice(0, 600) };
app.post('/middle', { onSend: compressAnswer }, async () => middle);
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

it('so does an answer that a slow phone would wait for', async () => {
  const whole = JSON.stringify(middle).length;
  expect(whole).toBeLessThan(8_192);
  const answer = await ask('/middle', 'br');
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload.byteLength).toBeLessThan(whole / 3);
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
