import { createHallProcess } from '../../apps/server/src/compose.ts';
import { readEnv } from '../../apps/server/src/infra/env.ts';
import type { HallReply, HallRequest } from './hallWords.ts';

/**
 * A hall as a process of its own that can be killed: the whole hall as `main.ts` composes it, without pages. Its clock
 * stands where its parent sets it, or runs with the machine's until it is first set.
 */

let standsAtMs: number | undefined;
const hall = await createHallProcess({
  env: readEnv(process.env),
  clock: { now: () => new Date(standsAtMs ?? Date.now()), elapsedMs: () => standsAtMs ?? performance.now() },
  roles: new Set(['web', 'realtime']),
});

const say = (reply: HallReply): void => {
  process.send?.(reply);
};

const gauge = () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heapUsed, external };
};

/** Until none is left that is due: where nothing comes of asking, the hall itself stops after fifty and goes on later. */
const settleAll = async () => {
  let asked = 0;
  let settled = 0;
  for (;;) {
    const batch = await hall.settleStaleRounds();
    if (batch.asked === 0) return { asked, settled };
    asked += batch.asked;
    settled += batch.settled;
  }
};

const answer = async (request: HallRequest): Promise<HallReply> => {
  switch (request.kind) {
    case 'clock':
      standsAtMs = request.atMs;
      return { kind: 'done' };
    case 'settle':
      return { kind: 'settled', ...(await settleAll()) };
    case 'carry':
      await hall.carryTransfers();
      return { kind: 'done' };
    case 'end_bonuses':
      await hall.endBonuses('all');
      return { kind: 'done' };
    case 'gauge':
      return { kind: 'gauge', ...gauge() };
  }
};

process.on('message', (request: HallRequest) => {
  answer(request).then(say, (error: unknown) => say({ kind: 'failed', message: String(error) }));
});
process.once('SIGTERM', () => {
  hall
    .drain()
    .then(hall.close)
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});
process.once('disconnect', () => {
  hall.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

await hall.app.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) });
await hall.begin();
const address = hall.app.server.address();
say({ kind: 'open', port: typeof address === 'object' && address !== null ? address.port : 0 });
