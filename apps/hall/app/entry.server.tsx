import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { TextsContext, textsOf } from './i18n/texts.ts';
import { servicesContext } from './services.ts';

const renderTimeoutMs = 10_000;

/** Renders everything, late parts included, before answering: what is sent can be hashed and cached. */
const renderWhole = (page: ReactNode): Promise<{ html: string; failed: boolean }> =>
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
            resolve({ html: Buffer.concat(parts).toString('utf8'), failed });
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

/**
 * The page can be read before any script runs: scripts give way to the style sheet and the first picture. React and
 * React Router write these links without a priority of their own.
 */
const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');

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
  const { html, failed } = await renderWhole(
    <TextsContext value={await textsOf(locale)}>
      <ServerRouter context={routerContext} url={request.url} />
    </TextsContext>,
  );
  return new Response(scriptsLast(html), { status: failed ? 500 : status, headers });
};

export default handleRequest;
