import { Worker } from 'node:worker_threads';
import { type Answer, type AnyCall, allCalls, type PageRequest, type PageServices } from '@pavilion/contract';
import { type FromPageWorker, knownDataMax, type ToPageWorker } from './pageMessages.ts';
import type { PageRenderer, RenderedDocument } from './pageRenderer.ts';
import { ShortMemory } from './shortMemory.ts';

interface Waiting {
  readonly services: PageServices;
  readonly resolve: (document: RenderedDocument) => void;
  readonly reject: (error: Error) => void;
}

const callsByPath = new Map<string, AnyCall>(allCalls.map((call) => [call.path, call]));
const workerFile = new URL('./pageWorker.ts', import.meta.url);

/** One thread that renders pages. When it dies, what it was rendering fails and nothing else does. */
class PageThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly ready: Promise<void>;
  /** Lists that the house keeps are the same object for every page: the thread is told them once. */
  readonly #known = new ShortMemory<object, number>(knownDataMax);
  #lastDataNumber = 0;
  #isDead = false;
  #whenIdle: (() => void) | undefined;

  constructor(file: URL) {
    this.#worker = new Worker(file);
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: FromPageWorker) => {
        if (message.kind === 'ready') resolve();
        else this.#take(message);
      });
      this.#worker.on('error', (error) => {
        this.#die(error instanceof Error ? error : new Error(String(error)));
        reject(error);
      });
      this.#worker.on('exit', (code) => {
        const error = new Error(`a thread that renders pages ended with code ${code}`);
        this.#die(error);
        reject(error);
      });
    });
    // Told to whoever waits for it; a thread that dies later is replaced.
    this.ready.catch(() => undefined);
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get load(): number {
    return this.#waiting.size;
  }

  render(id: number, request: PageRequest, services: PageServices): Promise<RenderedDocument> {
    const { call: _call, ...facts } = services;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { services, resolve, reject });
      this.#tell({ kind: 'render', id, request, facts });
    });
  }

  /** Finishes what it renders, then ends. */
  async close(): Promise<void> {
    if (this.#waiting.size > 0) await new Promise<void>((resolve) => (this.#whenIdle = resolve));
    await this.#worker.terminate();
  }

  #tell(message: ToPageWorker): void {
    this.#worker.postMessage(message);
  }

  #die(error: Error): void {
    this.#isDead = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#whenIdle?.();
  }

  #take(message: Exclude<FromPageWorker, { kind: 'ready' }>): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    if (message.kind === 'call') {
      void this.#answer(waiting.services, message.callId, message.path, message.body);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.kind === 'rendered') waiting.resolve(message.document);
    else waiting.reject(new Error(message.message));
    if (this.#waiting.size === 0) this.#whenIdle?.();
  }

  #tellAnswer(callId: number, answer: Answer<unknown>): void {
    const { data } = answer;
    if (typeof data !== 'object' || data === null) {
      this.#tell({ kind: 'answer', callId, answer, dataNumber: null, isKnown: false });
      return;
    }
    const known = this.#known.get(data);
    if (known !== undefined) {
      this.#tell({
        kind: 'answer',
        callId,
        answer: { ...answer, data: null },
        dataNumber: known,
        isKnown: true,
      });
      return;
    }
    this.#lastDataNumber += 1;
    this.#known.set(data, this.#lastDataNumber);
    this.#tell({ kind: 'answer', callId, answer, dataNumber: this.#lastDataNumber, isKnown: false });
  }

  async #answer(services: PageServices, callId: number, path: string, body: unknown): Promise<void> {
    try {
      const call = callsByPath.get(path);
      if (call === undefined) throw new Error(`a page asked for ${path}, which is no call`);
      this.#tellAnswer(callId, await services.call(call, body));
    } catch (error) {
      this.#tell({
        kind: 'failure',
        callId,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  }
}

/**
 * Renders pages on threads of their own, so that no bet and no event waits behind the rendering of a page, and pages use
 * the cores that the machine has. A page goes to the thread with the least to do; a thread that died is replaced when it
 * is needed next.
 */
export class PagePool {
  readonly #file: URL;
  #threads: PageThread[];
  #lastId = 0;
  #isClosed = false;

  private constructor(file: URL, threads: PageThread[]) {
    this.#file = file;
    this.#threads = threads;
  }

  /** Resolves when all threads have loaded the pages. Rejects when they cannot. */
  static async start(size: number, file: URL = workerFile): Promise<PagePool> {
    const threads = Array.from({ length: size }, () => new PageThread(file));
    await Promise.all(threads.map(({ ready }) => ready));
    return new PagePool(file, threads);
  }

  readonly render: PageRenderer = (request, services) => {
    if (this.#isClosed) return Promise.reject(new Error('no more pages are rendered'));
    this.#threads = this.#threads.map((thread) => (thread.isDead ? new PageThread(this.#file) : thread));
    const thread = this.#threads.reduce((least, other) => (other.load < least.load ? other : least));
    this.#lastId += 1;
    return thread.render(this.#lastId, request, services);
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
