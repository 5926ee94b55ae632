import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { CheckIframeData } from '@pavilion/contract/ownRoutes';
import { mayEmbed } from './embedding.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Decisions: `/check_iframe` has 3 s and 256 KiB. Only headers are read; they are what the limit is for. */
const probeWithinMs = 3_000;
const probeBytesMax = 256 * 1024;
const redirectsMax = 3;

/** Where a connection goes: an address that was judged, never a name that could be looked up again. */
export interface Pinned {
  readonly address: string;
  readonly port: number;
  readonly isTls: boolean;
  /** For the certificate. */
  readonly hostname: string;
}

export interface FrameProbeOptions {
  /** All addresses of a name. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
  readonly dial?: (pinned: Pinned) => Socket;
  /** The sandbox studio of a hall that runs on one machine: the one origin that may be where nobody outside can look. */
  readonly ownOrigin?: string | undefined;
}

export interface FrameQuestion {
  readonly url: string;
  /** Hosts that the site may embed. */
  readonly isAllowedHost: (host: string) => boolean;
  /** The hall's own origin, which would be the parent. */
  readonly parent: string;
}

type Reason = NonNullable<CheckIframeData['reason']>;
const no = (reason: Reason): CheckIframeData => ({ embeddable: false, reason });

const resolveByDns = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

const dialPinned = ({ address, port, isTls, hostname }: Pinned): Socket =>
  isTls
    ? connectTls({ host: address, port, ...(isIP(hostname) === 0 ? { servername: hostname } : {}) })
    : connectTcp({ host: address, port });

const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** The headers of one page. The body is never read; the connection ends with them. */
const fetchHeaders = (url: URL, socket: () => Socket, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const asking = request(
      {
        method: 'GET',
        host: bareHost(url),
        port: url.port === '' ? undefined : url.port,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, accept: 'text/html', 'user-agent': 'pavilion-frame-check' },
        // Without an agent: no connection is shared with, or left to, another question.
        createConnection: socket,
        maxHeaderSize: probeBytesMax,
        signal,
      },
      (answer) => {
        resolve(answer);
        answer.destroy();
      },
    );
    asking.on('error', reject);
    asking.end();
  });

const listOf = (answer: IncomingMessage, name: string): readonly string[] =>
  answer.headersDistinct[name] ?? [];

/**
 * Asks pages whether the hall may embed them. Only hosts of the site's list are asked, only over https and only at
 * addresses of the public Internet: the name is resolved once, every address judged, and the connection goes to the
 * judged address, so that neither a redirect nor a second DNS answer leads elsewhere.
 */
export const createFrameProbe = (options: FrameProbeOptions = {}) => {
  const { resolve = resolveByDns, dial = dialPinned, ownOrigin } = options;

  const pin = async (url: URL, isAllowedHost: FrameQuestion['isAllowedHost']): Promise<Pinned | null> => {
    const isOwn = ownOrigin !== undefined && url.origin === ownOrigin;
    if (url.username !== '' || url.password !== '') return null;
    if (!isOwn && (url.protocol !== 'https:' || !isAllowedHost(url.host))) return null;
    const hostname = bareHost(url);
    const addresses = isIP(hostname) === 0 ? await resolve(hostname) : [hostname];
    const [address] = addresses;
    if (address === undefined || (!isOwn && !addresses.every(isPublicAddress))) return null;
    const isTls = url.protocol === 'https:';
    return { address, port: Number(url.port) || (isTls ? 443 : 80), isTls, hostname };
  };

  const probe = async (question: FrameQuestion, signal: AbortSignal): Promise<CheckIframeData> => {
    let url = URL.parse(question.url);
    for (let hops = 0; hops <= redirectsMax; hops += 1) {
      const pinned = url === null ? null : await pin(url, question.isAllowedHost);
      if (url === null || pinned === null) return no('not_allowed');
      const answer = await fetchHeaders(url, () => dial(pinned), signal);
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (status >= 300 && status < 400 && location !== undefined) {
        url = URL.parse(location, url);
        continue;
      }
      if (status < 200 || status >= 300) return no('unreachable');
      const headers = {
        contentSecurityPolicy: listOf(answer, 'content-security-policy'),
        xFrameOptions: listOf(answer, 'x-frame-options'),
      };
      return mayEmbed(headers, url, new URL(question.parent))
        ? { embeddable: true, reason: null }
        : no('refuses');
    }
    return no('unreachable');
  };

  return async (question: FrameQuestion): Promise<CheckIframeData> => {
    const signal = AbortSignal.timeout(probeWithinMs);
    const late = new Promise<CheckIframeData>((settle) => {
      signal.addEventListener('abort', () => settle(no('unreachable')), { once: true });
    });
    return Promise.race([probe(question, signal).catch(() => no('unreachable')), late]);
  };
};
export type FrameProbe = ReturnType<typeof createFrameProbe>;
