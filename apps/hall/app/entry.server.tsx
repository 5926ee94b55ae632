import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { documentContext, servicesContext } from './base/services.ts';
import { TextsContext, textsAt, textsOf } from './i18n/texts.ts';
import { shortNameOf } from './site/siteName.ts';

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
const moduleScript = Buffer.from('<script type="module" async="">');
const endOfScript = Buffer.from('</script>');

/**
 * Starts the page's scripts and lets its later pictures in, once its first frame is on the screen and its first picture with it (0072): what is asked for
 * before that takes the line from what the visitor waits for. It stands right after the router's own script, which is inert until then, and is gone before
 * React looks at the page.
 */
const startScripts = [
  'let e=document.currentScript,s=e.previousElementSibling,d=document,begin=()=>{if(!s.isConnected)return;',
  "d.documentElement.dataset.drawn='';",
  "for(let l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload';",
  "let m=d.createElement('script');m.type='module';m.async=true;m.text=s.text;s.replaceWith(m)},",
  "pictures=()=>Promise.allSettled([...d.querySelectorAll('img[fetchpriority=high]')].map(i=>i.decode()))",
  '.then(()=>requestAnimationFrame(()=>setTimeout(begin)));e.remove();',
  // A page in the background draws no frame.
  'if(d.hidden)begin();else{setTimeout(begin,3000);new PerformanceObserver((l,o)=>{',
  "if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();pictures()}",
  "}).observe({type:'paint',buffered:true})}",
].join('');

/** The links that React and React Router write for scripts, as `startScripts` expects them. */
const linksLater = (head: string): string =>
  head.replaceAll('<link rel="modulepreload" ', '<link rel="later" ');

/** The document in one piece of memory that belongs to nobody else, its scripts after its first frame. */
const assemble = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = Buffer.concat(parts);
  const script = whole.indexOf(moduleScript);
  if (script === -1) return new Uint8Array(whole);
  const headEnd = whole.indexOf(endOfHead);
  const code = script + moduleScript.length;
  const end = whole.indexOf(endOfScript, code) + endOfScript.length;
  const pieces = [
    Buffer.from(linksLater(whole.toString('utf8', 0, headEnd))),
    whole.subarray(headEnd, script),
    Buffer.from('<script type="later">'),
    whole.subarray(code, end),
    Buffer.from(`<script>{${startScripts}}</script>`),
    whole.subarray(end),
  ];
  const document = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    document.set(piece, at);
    at += piece.length;
  }
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
  const { locale, site } = loadContext.get(servicesContext);
  const texts = textsAt(await textsOf(locale), shortNameOf(site.site_name, locale));
  const { parts, failed } = await renderWhole(
    <TextsContext value={texts}>
      <ServerRouter context={routerContext} url={request.url} />
    </TextsContext>,
  );
  loadContext.get(documentContext).bytes = assemble(parts);
  return new Response(null, { status: failed ? 500 : status, headers });
};

export default handleRequest;
