import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** In place of a process that draws: what is written behind a picture's beginning tells how decoding it goes. */

const beginningBytes = 3;
const orderSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('die') }),
  z.object({ act: z.literal('hang'), pidFile: z.string() }),
  /** Notes its process in `started`, and is done when `go` is there. */
  z.object({ act: z.literal('wait'), started: z.string(), go: z.string() }),
]);

const decode = async (file: Uint8Array): Promise<void> => {
  const order = orderSchema.parse(JSON.parse(Buffer.from(file).subarray(beginningBytes).toString()));
  if (order.act === 'die') process.exit(1);
  if (order.act === 'hang') {
    writeFileSync(order.pidFile, String(process.pid));
    for (;;);
  }
  appendFileSync(order.started, `${process.pid}\n`);
  while (!existsSync(order.go)) await delay(5);
  process.send?.({ kind: 'picture', webp: Buffer.from(String(process.pid)) });
};

process.on('message', (file: Uint8Array) => void decode(file));
process.once('disconnect', () => process.exit());
