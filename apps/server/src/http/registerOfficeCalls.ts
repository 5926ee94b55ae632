import { timingSafeEqual } from 'node:crypto';
import { finished, Readable } from 'node:stream';
import { successCode } from '@pavilion/contract';
import {
  type AnyOfficeCall,
  type OfficeRight,
  officeQuietHeader,
  type officeRefusals,
  officeTokenHeader,
} from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { SiteDirectory } from '../infra/site.ts';
import { answersOfOffice, wordsOfOffice } from './documentation.ts';
import { messageText } from './messages.ts';
import {
  type FileTicket,
  type LoggedIn,
  type OfficeCaller,
  type OfficeCallHandler,
  type OfficeDownload,
  OfficeFile,
  type StaffSession,
  type TraceEntry,
} from './officeCaller.ts';
import { Refusal, unauthenticated } from './refusal.ts';
import { callerOf } from './request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    staffSession: StaffSession | null;
  }
}

/** One line of the trace, from wherever. */
export interface TraceLine extends TraceEntry {
  readonly siteId: number;
  readonly staffId: number | null;
  readonly sessionId: string | null;
  readonly address: string | null;
  readonly call: string;
  readonly kind: 'write' | 'read' | 'login';
  /** The code of a refusal; null for what was done. */
  readonly code: number | null;
  readonly requestId: string | null;
}

/** What admits to the office; the modules of staff and trace give it. */
export interface OfficeKeepers {
  /** The session of a token on a site; null where it is none, or is over. */
  readonly authenticate: (
    token: string,
    siteId: number,
    /** `false`: nobody is there because of this call. */
    isPresent: boolean,
  ) => Promise<StaffSession | null>;
  /** Whether the office of a site is open for an address. */
  readonly isOpenFor: (siteId: number, ip: string) => Promise<boolean>;
  readonly writeTrace: (tx: SqlExecutor, line: TraceLine) => Promise<void>;
  /** Writes a line in a transaction of its own: what was refused left nothing behind in its own. */
  readonly writeTraceAlone: (line: TraceLine) => Promise<void>;
  /** Runs what writes a file when its turn comes; refuses with HTTP 429 where too many wait. */
  readonly enterFile: (write: () => Promise<void>) => Promise<void>;
}

interface Office {
  readonly sites: SiteDirectory;
  readonly keepers: OfficeKeepers;
}

/** Requests a minute and address, unless the handler says otherwise. */
const perMinuteDefault = 240;
/** `__Host-` binds the cookie to this host and to https; browsers refuse it over plain http, where only tests and demos are. */
export const officeCookieNames = ['__Host-office', 'office'] as const;
const cookieNameOf = (request: FastifyRequest): string =>
  officeCookieNames[request.protocol === 'https' ? 0 : 1];

const forbidden = (code: keyof typeof officeRefusals, key: string, data: object = {}): Refusal =>
  new Refusal(code, key, { httpStatus: 403, data });

/** Browsers say which page a request comes from; what says nothing is no browser, and has no cookie of one. */
const refuseForeignPage = (request: FastifyRequest, origin: string): void => {
  const told = request.headers.origin;
  const fetchSite = request.headers['sec-fetch-site'];
  if ((told !== undefined && told !== origin) || (fetchSite !== undefined && fetchSite !== 'same-origin'))
    throw forbidden(601, 'office.foreign_request');
};

const refuseForgery = (request: FastifyRequest, { formToken }: StaffSession): void => {
  const given = request.headers[officeTokenHeader];
  const expected = Buffer.from(formToken);
  const shown = Buffer.from(typeof given === 'string' ? given : '');
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected))
    throw forbidden(601, 'office.foreign_request');
};

const isRight = (right: AnyOfficeCall['right']): right is OfficeRight =>
  right !== 'public' && right !== 'session';

/** Session, forgery, network, right: in this order, before the body is read. */
const admit = async (
  request: FastifyRequest,
  call: AnyOfficeCall,
  { sites, keepers }: Office,
  prove: (request: FastifyRequest, session: StaffSession) => void = refuseForgery,
): Promise<void> => {
  const { site, origin, ip } = callerOf(request, sites);
  refuseForeignPage(request, origin);
  const token = request.cookies[cookieNameOf(request)];
  const isPresent = request.headers[officeQuietHeader] === undefined;
  const session = token === undefined ? null : await keepers.authenticate(token, site.id, isPresent);
  request.staffSession = session;
  if (session === null && call.right !== 'public') throw unauthenticated();
  if (session !== null && call.right !== 'public') prove(request, session);
  if (!(await keepers.isOpenFor(site.id, ip))) throw forbidden(602, 'office.address_closed');
  if (session === null || call.right === 'public') return;
  if (!call.stages.includes(session.stage))
    throw forbidden(603, 'office.login_unfinished', { stage: session.stage });
  if (isRight(call.right) && !session.rights.has(call.right)) throw forbidden(403, 'office.no_right');
};

const callerIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  sites: SiteDirectory,
): Omit<OfficeCaller, 'traceLogin'> => {
  const { site, origin, ip, userAgent, locale, requestId } = callerOf(request, sites);
  return {
    site,
    origin,
    ip,
    userAgent,
    locale,
    requestId,
    staff: request.staffSession,
    keep: (token) => {
      const options = {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
      } as const;
      if (token === null) reply.clearCookie(cookieNameOf(request), options);
      else reply.setCookie(cookieNameOf(request), token, options);
    },
  };
};

/** Somebody who was let in, with the way to write into the trace; `write` is given the code of a refusal. */
const loggedIn = (caller: Omit<OfficeCaller, 'traceLogin'>, write: LoggedIn['traceLogin']): LoggedIn => {
  const { staff, site } = caller;
  const staffId = staff?.staffId ?? 0;
  const actor = {
    siteId: site.id,
    staffId,
    account: staff?.account ?? '',
    rights: staff?.rights ?? new Set<OfficeRight>(),
    trace: (tx: SqlExecutor, entry: TraceEntry) => write(tx, staffId, entry),
  };
  // A handler of a public call reads neither; any other was let through with a session.
  return { ...caller, traceLogin: write, actor } as LoggedIn;
};

/** Runs a call and sees to its line in the trace: done is written by the handler, refused is written here. */
const runTraced = async (
  handler: OfficeCallHandler,
  { request, reply, sites, keepers }: { request: FastifyRequest; reply: FastifyReply } & Office,
): Promise<unknown> => {
  const caller = callerIn(request, reply, sites);
  const { staff, site } = caller;
  const line = {
    siteId: site.id,
    sessionId: staff?.id ?? null,
    address: caller.ip,
    call: handler.call.path,
    kind: handler.traced ?? 'write',
    requestId: caller.requestId,
  } as const;
  let traced = false;
  const write = async (
    tx: SqlExecutor,
    staffId: number | null,
    entry: TraceEntry,
    code: number | null = null,
  ): Promise<void> => {
    await keepers.writeTrace(tx, { ...line, ...entry, staffId, code });
    traced = true;
  };
  const data = await handler.run(loggedIn(caller, write), request.body);
  if (handler.traced !== null && !traced) throw new Error(`${handler.call.path} left no trace`);
  return data;
};

/** The ticket of a file's address, if it was given to this session on this site and is good still. */
const ticketOf = (
  request: FastifyRequest,
  { download }: WithDownload,
  { sites }: Office,
): FileTicket | null => {
  const { ticket: text } = request.query as { ticket?: unknown };
  const ticket = typeof text === 'string' ? download.read(text) : null;
  const { site } = callerOf(request, sites);
  return ticket?.siteId === site.id && ticket.sessionId === request.staffSession?.id ? ticket : null;
};

type WithDownload = OfficeCallHandler & { readonly download: OfficeDownload };

/**
 * Serves the files of a call at its own address, to GET. What proves that a page of the office asked is the sealed ticket
 * that the call gave; session, network and right are asked for once more, and the trace is written before the first byte.
 */
const registerDownload = (app: FastifyInstance, handler: WithDownload, office: Office): void => {
  const { call, download } = handler;
  const options = {
    schema: { hide: true },
    exposeHeadRoute: false,
    config: { rateLimit: { max: handler.perMinute ?? perMinuteDefault, timeWindow: '1 minute' } },
  };
  app.get(`/api${call.path}`, options, async (request, reply) => {
    try {
      await admit(request, call, office, () => {
        if (ticketOf(request, handler, office) === null) throw forbidden(601, 'office.foreign_request');
      });
    } catch (error) {
      await traceRefusal(error, handler, request, office);
      throw error;
    }
    const ticket = ticketOf(request, handler, office);
    if (ticket === null) throw forbidden(601, 'office.foreign_request');
    const gone = new AbortController();
    const closed = new Promise<void>((resolve) => {
      finished(reply.raw, () => {
        gone.abort();
        resolve();
      });
    });
    await new Promise<void>((resolve, reject) => {
      office.keepers
        .enterFile(async () => {
          resolve();
          await closed;
        })
        .catch(reject);
    });
    if (gone.signal.aborted) return reply.hijack();
    const { site, ip } = callerOf(request, office.sites);
    await office.keepers.writeTraceAlone({
      siteId: site.id,
      staffId: request.staffSession?.staffId ?? null,
      sessionId: ticket.sessionId,
      address: ip,
      call: call.path,
      kind: 'read',
      code: null,
      requestId: request.id,
      ...download.entry(ticket.body),
    });
    const caller = loggedIn(
      { ...callerIn(request, reply, office.sites), locale: ticket.locale },
      async () => {
        throw new Error('a file is traced before it is written');
      },
    );
    return sendFile(reply, await download.open(caller, ticket.body, gone.signal));
  });
};

/** Names of files are the hall's own: letters, digits, hyphens. */
const sendFile = (reply: FastifyReply, { name, type, parts }: OfficeFile): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(Readable.from(parts));

/** What a try names: enough to find it, nothing that is secret. */
const subjectOf = (body: unknown): Pick<TraceEntry, 'subject' | 'reason'> => {
  if (typeof body !== 'object' || body === null) return {};
  const id = 'id' in body ? body.id : 'order_number' in body ? body.order_number : undefined;
  const reason = 'reason' in body && typeof body.reason === 'string' ? { reason: body.reason } : {};
  return typeof id === 'number' || typeof id === 'string'
    ? { subject: { kind: 'asked', id: String(id).slice(0, 120) }, ...reason }
    : reason;
};

/** Refusals of somebody known, of what changes or reveals something; and every try at a call without its right. */
const traceRefusal = async (
  error: unknown,
  handler: OfficeCallHandler,
  request: FastifyRequest,
  { sites, keepers }: Office,
): Promise<void> => {
  const { staffSession: staff } = request;
  if (!(error instanceof Refusal) || staff === null || error.httpStatus === 429) return;
  const isTurnedAway = error.httpStatus === 403 && error.code !== 603;
  if (!isTurnedAway && (handler.traced === null || error.httpStatus !== 200)) return;
  const { site, ip } = callerOf(request, sites);
  await keepers.writeTraceAlone({
    siteId: site.id,
    staffId: staff.staffId,
    sessionId: staff.id,
    address: ip,
    call: handler.call.path,
    kind: handler.traced ?? 'read',
    code: error.code,
    requestId: request.id,
    ...subjectOf(request.body),
  });
};

/**
 * Registers the calls of the office under `/api`, each in the same order: limit, session, forgery, network, right, parse,
 * run, trace.
 */
export const registerOfficeCalls = async (
  app: FastifyInstance,
  handlers: readonly OfficeCallHandler[],
  office: Office,
): Promise<void> => {
  app.decorateRequest('staffSession', null);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const handler of handlers) {
    const { call, download } = handler;
    if (download !== undefined) registerDownload(app, { ...handler, download }, office);
    typed.route({
      method: 'POST',
      url: `/api${call.path}`,
      ...(handler.bodyBytesMax === undefined ? {} : { bodyLimit: handler.bodyBytesMax }),
      config: { rateLimit: { max: handler.perMinute ?? perMinuteDefault, timeWindow: '1 minute' } },
      ...(handler.bodyBytesMax === undefined ? {} : { bodyLimit: handler.bodyBytesMax }),
      schema: { ...wordsOfOffice(call), body: call.body, response: answersOfOffice(call) },
      // Success was parsed by the call's own schema before.
      serializerCompiler: () => (answer) => JSON.stringify(answer),
      preParsing: async (request) => {
        try {
          await admit(request, call, office);
        } catch (error) {
          await traceRefusal(error, handler, request, office);
          throw error;
        }
      },
      handler: async (request, reply) => {
        try {
          const answered = await runTraced(handler, { request, reply, ...office });
          if (answered instanceof OfficeFile) return sendFile(reply, answered);
          const data = call.data.parse(answered);
          const { locale } = callerOf(request, office.sites);
          return { code: successCode, message: messageText('success', locale), data };
        } catch (error) {
          await traceRefusal(error, handler, request, office);
          throw error;
        }
      },
    });
  }
};
