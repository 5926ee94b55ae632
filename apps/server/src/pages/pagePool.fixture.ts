import { parentPort } from 'node:worker_threads';
import type { FromPageWorker, ToPageWorker } from './pageMessages.ts';

/** A thread that dies when it is asked for `/die`, answers `/wait` never, and anything else at once. */

const tell = (message: FromPageWorker): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToPageWorker) => {
  if (message.kind !== 'render') return;
  const { pathname } = new URL(message.request.url);
  if (pathname === '/die') process.exit(3);
  if (pathname === '/wait') return;
  const document = { status: 200, headers: {}, body: new Uint8Array(), scriptHashes: [] };
  tell({ kind: 'rendered', id: message.id, document });
});
tell({ kind: 'ready' });
