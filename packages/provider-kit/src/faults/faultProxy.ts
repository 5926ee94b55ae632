import {
  createServer,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Fault, FaultKind, FaultPlan, ProxiedAnswer, ProxiedRequest } from './fault.ts';
import type { FaultWire } from './faultWire.ts';
import { noFaults } from './plans.ts';

/** What became of one request. */
export interface FaultRecord {
  readonly n: number;
  readonly path: string;
  readonly faults: readonly FaultKind[];
  /** HTTP statuses of the other side, of copies and of a rollback sent first too; empty when it heard nothing. */
  readonly httpStatuses: readonly number[];
  /** Whether the client got an answer. */
  readonly answered: boolean;
}

export interface FaultProxyOptions {
  /** Origin of the other side; paths are passed on as they are, so signatures over them hold. */
  readonly target: string;
  readonly plan?: FaultPlan;
  /** Needed by `duplicate` signed anew, `corrupt_signature` and `rollback_first`; without it these pass. */
  readonly wire?: FaultWire;
  /** Port on 127.0.0.1; a free one unless told. */
  readonly port?: number;
}

export interface FaultProxy {
  /** Origin that stands in for the target's. */
  readonly url: string;
  readonly records: readonly FaultRecord[];
  readonly setPlan: (plan: FaultPlan) => void;
  /** Resolves when nothing is on the way any more, copies and unheard answers included. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const upstreamTimeoutMs = 10_000;
const connectionsMax = 256;
/** Headers of one hop only, and those that a new body makes false. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

const passedOn = (headers: ProxiedRequest['headers']): Record<string, string | string[]> => {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopHeaders.has(name))
      kept[name] = typeof value === 'string' ? value : [...value];
  }
  return kept;
};

const readAll = (message: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => resolve(Buffer.concat(chunks)));
    message.on('aborted', () => reject(new Error('cut short')));
    message.on('error', reject);
  });

/** Makes one character of a signature another, of the same alphabet. */
const corrupted = <Message extends { readonly headers: ProxiedRequest['headers'] }>(
  message: Message,
  header: string,
): Message => {
  const signature = message.headers[header];
  if (typeof signature !== 'string' || signature === '') return message;
  const first = signature.startsWith('0') ? '1' : '0';
  return { ...message, headers: { ...message.headers, [header]: `${first}${signature.slice(1)}` } };
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests that are held until others have overtaken them. */
class Overtaking {
  readonly #held = new Set<{ left: number; readonly go: () => void }>();

  hold(behind: number, waitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const entry = { left: behind, go: resolve };
    this.#held.add(entry);
    const timer = setTimeout(resolve, waitMs);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#held.delete(entry);
    });
  }

  passed(): void {
    for (const entry of this.#held) {
      entry.left -= 1;
      if (entry.left <= 0) entry.go();
    }
  }
}

type FaultOf<Kind extends FaultKind> = Extract<Fault, { readonly kind: Kind }>;

/** Talks to the other side. */
const createUpstream = (target: string) => {
  const base = new URL(target);
  const isTls = base.protocol === 'https:';
  const agentOptions = { keepAlive: true, maxSockets: connectionsMax };
  const agent = isTls ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const send = ({ method, path, headers, body }: ProxiedRequest): Promise<ProxiedAnswer> =>
    new Promise((resolve, reject) => {
      const request = (isTls ? httpsRequest : httpRequest)(
        {
          protocol: base.protocol,
          hostname: base.hostname.replace(/^\[|\]$/g, ''),
          port: base.port,
          method,
          path,
          agent,
          timeout: upstreamTimeoutMs,
          headers: { ...passedOn(headers), 'content-length': body.byteLength },
        },
        (answer) => {
          readAll(answer).then(
            (bytes) => resolve({ httpStatus: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
            reject,
          );
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer in time')));
      request.on('error', reject);
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
};

/**
 * Stands between a client of the wallet protocol and its server, either direction, and lets go wrong what the plan
 * says. Knows the protocol only through its wire.
 */
export const openFaultProxy = async (options: FaultProxyOptions): Promise<FaultProxy> => {
  const { target, wire } = options;
  const upstream = createUpstream(target);
  const overtaking = new Overtaking();
  const records: FaultRecord[] = [];
  const underWay = new Set<Promise<void>>();
  let plan = options.plan ?? noFaults;
  let arrived = 0;

  /** The answer for the client; `undefined` breaks its connection. */
  const pass = async (
    original: ProxiedRequest,
    faults: readonly Fault[],
    httpStatuses: number[],
  ): Promise<ProxiedAnswer | undefined> => {
    const find = <Kind extends FaultKind>(kind: Kind): FaultOf<Kind> | undefined =>
      faults.find((fault): fault is FaultOf<Kind> => fault.kind === kind);
    const isOn = (kind: 'delay' | 'corrupt_signature', of: 'request' | 'answer') =>
      faults.filter((fault) => fault.kind === kind && fault.of === of);
    const deliver = async (request: ProxiedRequest): Promise<ProxiedAnswer> => {
      const answer = await upstream.send(request);
      httpStatuses.push(answer.httpStatus);
      return answer;
    };
    const delay = async (of: 'request' | 'answer'): Promise<void> => {
      for (const fault of isOn('delay', of)) if (fault.kind === 'delay') await wait(fault.ms);
    };

    if (find('drop_request')) return undefined;
    await delay('request');
    const rollback = find('rollback_first') && wire?.rollbackOf(original);
    if (rollback) await deliver(rollback);
    const reorder = find('reorder');
    if (reorder) await overtaking.hold(reorder.behind, reorder.waitMs);

    const request =
      wire && isOn('corrupt_signature', 'request').length > 0
        ? corrupted(original, wire.signatureHeader)
        : original;
    const duplicate = find('duplicate');
    const copies = Array.from({ length: duplicate?.copies ?? 0 }, () =>
      duplicate?.signedAnew ? (wire?.signAnew(request) ?? request) : request,
    );
    const answers = await Promise.all([request, ...copies].map(deliver));
    const answer = answers.find(({ httpStatus }) => httpStatus === 200) ?? answers[0];

    if (find('drop_answer')) return undefined;
    await delay('answer');
    return answer && wire && isOn('corrupt_signature', 'answer').length > 0
      ? corrupted(answer, wire.signatureHeader)
      : answer;
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const n = arrived++;
    const httpStatuses: number[] = [];
    const path = incoming.url ?? '/';
    let faults: readonly Fault[] = [];
    let answer: ProxiedAnswer | undefined;
    try {
      const body = await readAll(incoming);
      const request = { method: incoming.method ?? 'GET', path, headers: incoming.headers, body };
      faults = plan({ ...request, n });
      answer = await pass(request, faults, httpStatuses);
    } catch {
      // The other side hung up or never answered: so does the proxy.
      answer = undefined;
    }
    overtaking.passed();
    records.push({
      n,
      path,
      faults: faults.map(({ kind }) => kind),
      httpStatuses,
      answered: answer !== undefined,
    });
    if (!answer) {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(answer.httpStatus, {
      ...passedOn(answer.headers),
      'content-length': answer.body.byteLength,
    });
    outgoing.end(answer.body);
  };

  const server = createServer((incoming, outgoing) => {
    const work = handle(incoming, outgoing).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  const idle = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    records,
    setPlan: (next) => {
      plan = next;
    },
    idle,
    close: async () => {
      await idle();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      upstream.close();
    },
  };
};
