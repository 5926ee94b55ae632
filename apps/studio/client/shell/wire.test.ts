import { waitFor } from '@pavilion/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { stateAnswerSchema } from '../../src/play/views.ts';
import { studioWire } from './studioWire.fixture.ts';
import { ApiBusy, ApiRefusal, ApiSilence, createWire } from './wire.ts';

const studio = studioWire();
const schema = z.object({
  balance: z.nullable(z.string()),
  round: z.object({ stakes: z.array(z.string()) }),
});

describe('an answer', () => {
  it('that the studio gave comes as it is, and its refusals by name', async () => {
    const wire = createWire('koi-lantern');
    const answer = { balance: '1.00', round: { stakes: ['0.20'] } };
    studio.says(200, JSON.stringify(answer));
    expect(await wire.post('state', {}, schema)).toEqual(answer);
    expect(await wire.get('state', schema)).toEqual(answer);
    studio.says(409, '{"error":"round_open"}');
    await expect(wire.post('step', {}, schema)).rejects.toThrow(new ApiRefusal('round_open'));
  });

  it('that tells more than this page knows of is one: the studio may be newer than the page', async () => {
    studio.says(200, '{"balance":null,"round":{"stakes":[],"colour":"red"},"weather":"fine"}');
    expect(await createWire('koi-lantern').post('state', {}, schema)).toEqual({
      balance: null,
      round: { stakes: [] },
    });
  });

  it.each([
    ['{"balance":1,"round":{"stakes":[]}}', 'state: balance'],
    ['{"balance":null,"round":{"stakes":["1.00",2]}}', 'state: round.stakes.1'],
    ['{"balance":null}', 'state: round'],
    ['[]', 'state: not as expected'],
    ['"fine"', 'state: not as expected'],
  ])('of another shape, as %s, is none, and tells where it differs', async (body, where) => {
    studio.says(200, body);
    const wire = createWire('koi-lantern');
    await expect(wire.post('state', {}, schema)).rejects.toThrow(new ApiSilence(where));
    await expect(wire.get('state', schema)).rejects.toThrow(ApiSilence);
  });

  it('of another shape opens no session', async () => {
    const wire = createWire('koi-lantern');
    const opened = z.object({ session: z.string(), stake: z.string() });
    studio.says(200, '{"session":"token"}');
    await expect(wire.open('ticket', opened)).rejects.toThrow(new ApiSilence('open: stake'));
    const sent: unknown[] = [];
    studio.answer = (request, response) => {
      sent.push(request.headers['x-game-session']);
      response.end('{"session":"token","stake":"1.00"}');
    };
    await wire.open('ticket', opened);
    await wire.post('state', {}, opened);
    expect(sent).toEqual([undefined, 'token']);
  });

  it('that breaks off on its way is none: the same press may be sent again', async () => {
    studio.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"kind":"dra', () => response.destroy());
    };
    await expect(createWire('koi-lantern').post('step', {}, schema)).rejects.toThrow(ApiSilence);
  });

  it.each([
    [200, '<html>Sign in to this network</html>'],
    [403, '<html>Sign in to this network</html>'],
    [403, '{"error":"no_such_refusal"}'],
    [429, 'slow down'],
    [502, 'bad gateway'],
    [500, '{"error":"internal"}'],
  ])('of %i with %s is none of the studio’s', async (status, body) => {
    studio.says(status, body);
    await expect(createWire('koi-lantern').post('step', {}, schema)).rejects.toThrow(ApiSilence);
  });
});

describe('a studio that is asked for too much', () => {
  let nowMs: number;
  let asked: (string | undefined)[];
  const refuses = (body: string, retryAfter?: string): void => {
    studio.answer = ({ url }, response) => {
      asked.push(url?.split('/').at(-1));
      response.writeHead(429, {
        'content-type': 'application/json',
        ...(retryAfter && { 'retry-after': retryAfter }),
      });
      response.end(body);
    };
  };
  beforeEach(() => {
    [nowMs, asked] = [1_000, []];
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  });
  afterEach(() => vi.restoreAllMocks());
  const endOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

  it('has done nothing, and is not asked for the same before it says so', async () => {
    const wire = createWire('kite-sports');
    refuses('{"error":"busy"}', '20');
    expect(await endOf(wire.post('bet', {}, schema))).toMatchObject({ message: 'bet', retryMs: 20_000 });
    nowMs += 19_000;
    const again = await endOf(wire.post('bet', {}, schema));
    expect(again).toBeInstanceOf(ApiBusy);
    expect(again).toMatchObject({ retryMs: 1_000 });
    expect(asked).toEqual(['bet']);
    // What else it bounds, it bounds by itself.
    await endOf(wire.get('league', schema));
    nowMs += 1_000;
    studio.says(200, '{"balance":null,"round":{"stakes":[]}}');
    expect(await wire.post('bet', {}, schema)).toMatchObject({ balance: null });
    expect(asked).toEqual(['bet', 'league']);
  });

  it('is left alone by a stream that is taken up again', async () => {
    const wire = createWire('kite-sports');
    const connect = (path: string) => endOf(wire.connect(path, new AbortController().signal));
    refuses('{"error":"busy"}', '20');
    expect(await connect('stream?event=1')).toBeInstanceOf(ApiBusy);
    expect(await connect('stream?event=2')).toBeInstanceOf(ApiBusy);
    expect(asked).toEqual(['stream?event=1']);
  });

  it.each([
    [undefined, 5_000],
    ['soon', 5_000],
    ['3600', 60_000],
  ])('and says %s of when is left alone for %i ms', async (retryAfter, retryMs) => {
    refuses('{"error":"busy"}', retryAfter);
    expect(await endOf(createWire('kite-sports').get('events', schema))).toMatchObject({ retryMs });
  });

  it('says it itself: where something on the way does, nobody knows what was done', async () => {
    refuses('{"error":"too many"}', '20');
    const end = await endOf(createWire('kite-sports').post('bet', {}, schema));
    expect(end).toBeInstanceOf(ApiSilence);
    expect(end).not.toBeInstanceOf(ApiBusy);
  });
});

it('a call that stays unanswered is given up after twelve seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let hasCome = false;
  studio.answer = () => {
    hasCome = true;
  };
  let end: unknown;
  const asking = createWire('koi-lantern')
    .post('step', {}, schema)
    .catch((error: unknown) => {
      end = error;
    });
  await waitFor(() => hasCome);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await asking;
  expect(end).toBeInstanceOf(ApiSilence);
});

it('a page reads without making parsers out of text, which its security policy forbids', async () => {
  const made = vi.spyOn(globalThis, 'Function');
  const fresh = stateAnswerSchema(z.object({ face: z.number() }));
  studio.says(200, '{"balance":"1.00","round":null,"sessionNet":"0.00"}');
  await createWire('koi-lantern').post('state', {}, fresh);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
