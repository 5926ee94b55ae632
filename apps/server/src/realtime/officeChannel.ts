import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import {
  type OfficeRight,
  officeChannel,
  officeTokenHeader,
  todayChangedEvent,
} from '@pavilion/contract/office';
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { officeCookieNames } from '../http/registerOfficeCalls.ts';
import { repeat } from '../infra/repeat.ts';

/** What opens the channel. */
const right: OfficeRight = 'today.read';
/** How often it is looked whether something has changed, on sites of which somebody listens. */
const lookEveryMs = 2_000;

/** What the channel needs of staff and of the first room. */
export interface OfficeListening {
  /** A session of the staff on a site, without that it counts as being there. */
  readonly inspect: (
    token: string,
    siteId: number,
  ) => Promise<{
    readonly id: string;
    readonly rights: ReadonlySet<OfficeRight>;
    readonly formToken: string;
  } | null>;
  readonly isOpenFor: (siteId: number, ip: string) => Promise<boolean>;
  /** Those of the sessions that are still open on the site and have the right. */
  readonly openAmong: (
    sessionIds: readonly string[],
    siteId: number,
    right: OfficeRight,
  ) => Promise<readonly string[]>;
  /** Differs when something of the first room of a site has changed. */
  readonly markOf: (siteId: number) => Promise<string>;
}

export interface Applicant {
  readonly socket: Socket;
  readonly siteId: number;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

const isSame = (given: string | undefined, expected: string): boolean => {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Browsers say which page opens a socket; what says nothing is no browser, and has no cookie of one. */
const isOwnPage = ({ socket }: Applicant): boolean => {
  const { origin, host } = socket.handshake.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};

/** Proves who asks to listen. Answers the session, or the status of the refusal: 401 nobody, 403 somebody who may not. */
export const proveStaff = async (
  office: OfficeListening,
  applicant: Applicant,
): Promise<{ readonly sessionId: string } | { readonly refusal: 401 | 403 }> => {
  const { socket, siteId, address, headers } = applicant;
  const cookies = cookie.fastifyCookie.parse(socket.handshake.headers.cookie ?? '');
  const token = officeCookieNames.map((name) => cookies[name]).find((one) => one !== undefined);
  const session = token === undefined ? null : await office.inspect(token, siteId);
  if (session === null) return { refusal: 401 };
  if (!isOwnPage(applicant) || !isSame(headers[officeTokenHeader], session.formToken))
    return { refusal: 403 };
  if (!session.rights.has(right) || !(await office.isOpenFor(siteId, address))) return { refusal: 403 };
  return { sessionId: session.id };
};

export interface StaffSocket {
  readonly siteId: number;
  readonly address: string;
  readonly staffSession: string | null;
}

/** Sockets of staff whose session is over or idle, who have lost the right, or whose network was shut out. */
export const staffToDrop = async <S>(
  office: OfficeListening,
  sockets: ReadonlyMap<S, StaffSocket>,
): Promise<readonly S[]> => {
  const listening = [...sockets].filter(([, { staffSession }]) => staffSession !== null);
  const dropped: S[] = [];
  for (const [siteId, here] of Map.groupBy(listening, ([, state]) => state.siteId)) {
    const ids = here.map(([, { staffSession }]) => staffSession ?? '');
    const open = new Set(await office.openAmong([...new Set(ids)], siteId, right));
    for (const [socket, { staffSession, address }] of here)
      if (!open.has(staffSession ?? '') || !(await office.isOpenFor(siteId, address))) dropped.push(socket);
  }
  return dropped;
};

export interface OfficeWatch {
  /** From now on changes of the site are told. Call it when a listener is in the room, before they are told so. */
  readonly begin: (siteId: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Tells the listeners of each site, in this process, when something there has changed. Asks nothing where nobody listens. */
export const watchOffice = (
  io: Server,
  roomOf: (siteId: number, channel: string) => string,
  { office, log }: { readonly office: OfficeListening; readonly log: Pick<FastifyBaseLogger, 'error'> },
): OfficeWatch => {
  const marks = new Map<number, string>();
  const look = async (): Promise<void> => {
    for (const [siteId, known] of marks) {
      const room = roomOf(siteId, officeChannel);
      if (!io.of('/').adapter.rooms.has(room)) {
        marks.delete(siteId);
        continue;
      }
      const mark = await office.markOf(siteId);
      if (mark === known) continue;
      marks.set(siteId, mark);
      io.to(room).emit(todayChangedEvent, officeChannel, {});
    }
  };
  const stop = repeat(look, { everyMs: lookEveryMs, what: 'looking for changes of the office', log });
  return {
    begin: async (siteId) => {
      if (!marks.has(siteId)) marks.set(siteId, await office.markOf(siteId));
    },
    stop,
  };
};
