import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { TextsContext, textsOf } from './i18n/texts.ts';
import { documentContext, servicesContext } from './services.ts';

const renderTimeoutMs = 10_000;

interface Rendered {
  readonly parts: readonly Uint8Array[];
  readonly failed: boolean;
}

/** Renders everything, late parts included, before answering: what is sent can be hashed and cached. */
const renderWhole = (page: ReactNode): Promise<Rendered> =>
  new Promise((resolve, reject) => {
    let failed = false;
    const timer = setTimeout(() => render.abort(), renderTimeoutMs);
    const settle = () => clearTimeout(timer);
    const render = renderToPipeableStream(page, {
      // Above this size React would send a part apart, with a script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const parts: Buffer[] = [];
        const collector = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part);
            done();
          },
          final(done) {
            settle();
            done();
            resolve({ parts, failed });
          },
        });
        render.pipe(collector);
      },
      onShellError(error) {
        settle();
        reject(error);
      },
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });

const endOfHead = Buffer.from('</head>');

/**
 * The page can be read before any script runs: scripts give way to the style sheet and the first picture. React and
 * React Router write these links, which stand in the head, without a priority of their own.
 */
const scriptsLast = (head: string): string =>
  head.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');

/** The document in one piece of memory that belongs to nobody else. */
const assemble = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = Buffer.concat(parts);
  const headLength = Math.max(0, whole.indexOf(endOfHead));
  const head = Buffer.from(scriptsLast(whole.toString('utf8', 0, headLength)));
  const document = new Uint8Array(head.length + whole.length - headLength);
  document.set(head);
  document.set(whole.subarray(headLength), head.length);
  return document;
};

const handleRequest = async (
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> => {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { locale } = loadContext.get(servicesContext);
  const { parts, failed } = await renderWhole(
    <TextsContext value={await textsOf(locale)}>
      <ServerRouter context={routerContext} url={request.url} />
    </TextsContext>,
  );
  loadContext.get(documentContext).bytes = assemble(parts);
  return new Response(null, { status: failed ? 500 : status, headers });
};

export default handleRequest;
