import { parentPort } from 'node:worker_threads';
import type { Answer, AnyCall, DataOf, InputOf } from '@pavilion/contract';
import { type FromPageWorker, knownDataMax, type ToPageWorker } from './pageMessages.ts';
import { loadPageRenderer } from './pageRenderer.ts';
import { ShortMemory } from './shortMemory.ts';

/** One thread of `PagePool`: renders pages, and asks the thread that holds the database for their content. */

if (parentPort === null) throw new Error('this file is a thread of the page pool');
const port = parentPort;
const renderer = await loadPageRenderer();

interface Asked {
  readonly resolve: (answer: Answer<unknown>) => void;
  readonly reject: (error: Error) => void;
}

const asked = new Map<number, Asked>();
let lastCallId = 0;

const tell = (message: FromPageWorker, transfer: ArrayBuffer[] = []): void =>
  port.postMessage(message, transfer);

const callFor =
  (id: number) =>
  <C extends AnyCall>(call: C, body: InputOf<C>): Promise<Answer<DataOf<C>>> =>
    new Promise((resolve, reject) => {
      lastCallId += 1;
      // The answer is the handler's own, of the same process; only its way is longer.
      asked.set(lastCallId, { resolve: (answer) => resolve(answer as Answer<DataOf<C>>), reject });
      tell({ kind: 'call', id, callId: lastCallId, path: call.path, body });
    });

const known = new ShortMemory<number, unknown>(knownDataMax);

const whole = ({
  answer,
  dataNumber,
  isKnown,
}: Extract<ToPageWorker, { kind: 'answer' }>): Answer<unknown> => {
  if (dataNumber === null) return answer;
  if (isKnown) return { ...answer, data: known.get(dataNumber) };
  known.set(dataNumber, answer.data);
  return answer;
};

const render = async ({ id, request, facts }: Extract<ToPageWorker, { kind: 'render' }>): Promise<void> => {
  try {
    const document = await renderer(request, { ...facts, call: callFor(id) });
    tell({ kind: 'rendered', id, document }, [document.body.buffer]);
  } catch (error) {
    tell({
      kind: 'broken',
      id,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
};

port.on('message', (message: ToPageWorker) => {
  if (message.kind === 'render') {
    void render(message);
    return;
  }
  const waiting = asked.get(message.callId);
  asked.delete(message.callId);
  if (message.kind === 'answer') waiting?.resolve(whole(message));
  else waiting?.reject(new Error(message.message));
});

tell({ kind: 'ready' });
