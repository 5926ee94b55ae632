import type { BodyOf, DataOf, Locale } from '@pavilion/contract';
import type { AnyOfficeCall, LoginStage, OfficeRight } from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import type { Site } from '../infra/site.ts';

/** A session of the staff, as proved by the cookie of the office. */
export interface StaffSession {
  readonly id: string;
  readonly staffId: number;
  readonly account: string;
  readonly stage: LoginStage;
  readonly roles: readonly string[];
  /** On the site of the host name. */
  readonly rights: ReadonlySet<OfficeRight>;
  /** Where the person has a role, this site among them. */
  readonly siteIds: readonly number[];
  readonly idleUntil: Date;
  readonly endsAt: Date;
  /** Goes with every call in a header; no other page knows it. */
  readonly formToken: string;
}

/** What a line of the trace says besides who, where and when. */
export interface TraceEntry {
  readonly subject?: { readonly kind: string; readonly id: string | number };
  /** Secrets never, personal data masked. */
  readonly before?: object | null;
  readonly after?: object | null;
  readonly reason?: string;
}

/** Somebody of the staff who does something, and the way to write it into the trace. */
export interface Actor {
  readonly siteId: number;
  readonly staffId: number;
  readonly account: string;
  readonly rights: ReadonlySet<OfficeRight>;
  /** Writes the deed into the trace, in the transaction that does it; last in it, for others wait until it commits. */
  readonly trace: (tx: SqlExecutor, entry: TraceEntry) => Promise<void>;
}

/** Who makes a call of the office, from where, on which site. */
export interface OfficeCaller {
  readonly site: Site;
  readonly origin: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly locale: Locale;
  readonly requestId: string;
  /** Null before a login. */
  readonly staff: StaffSession | null;
  /** Sets the cookie of a session, or takes it away. */
  readonly keep: (token: string | null) => void;
  /** Writes a step of a login into the trace, with the code of its refusal; `staffId` is null for an account that there is not. */
  readonly traceLogin: (
    tx: SqlExecutor,
    staffId: number | null,
    entry: TraceEntry,
    code?: number,
  ) => Promise<void>;
}

export type LoggedIn = OfficeCaller & { readonly staff: StaffSession; readonly actor: Actor };
export type OfficeCallerOf<C extends AnyOfficeCall> = C['right'] extends 'public' ? OfficeCaller : LoggedIn;

/** What a call leaves in the trace: a change, personal data that were read, a step of a login; nothing. */
export type Traced = 'write' | 'read' | 'login' | null;

export interface OfficeCallHandler<C extends AnyOfficeCall = AnyOfficeCall> {
  readonly call: C;
  readonly run: (caller: LoggedIn, body: BodyOf<C>) => Promise<DataOf<C> | OfficeFile>;
  readonly traced: Traced;
  readonly perMinute: number | undefined;
  /** The largest body; left out, as for every call. */
  readonly bodyBytesMax: number | undefined;
  /** Of a call that answers with the address of a file: what is fetched there. */
  readonly download?: OfficeDownload;
}

/** What was asked for a file: the address carries it, sealed. */
export interface FileTicket {
  readonly siteId: number;
  readonly sessionId: string;
  readonly locale: Locale;
  readonly body: unknown;
}

/** A file of any length, fetched by the address that its call gave. */
export interface OfficeDownload {
  /** Null for what this call did not give, or longer ago than a ticket is good. */
  readonly read: (ticket: string) => FileTicket | null;
  /** What the trace says of whoever takes it. */
  readonly entry: (body: unknown) => TraceEntry;
  /** `signal` says that nobody waits for the file any more. */
  readonly open: (caller: LoggedIn, body: unknown, signal: AbortSignal) => Promise<OfficeFile>;
}

/** What answers a call that is not in the envelope: a file, written while it is read. */
export class OfficeFile {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string | Uint8Array>;

  constructor(name: string, type: string, parts: AsyncIterable<string | Uint8Array>) {
    this.name = name;
    this.type = type;
    this.parts = parts;
  }
}

/** As `handleOffice`, for a call that is answered with a file; refusals come in the envelope as everywhere. */
export const handleOfficeFile = <C extends AnyOfficeCall>(
  call: C,
  traced: Traced,
  run: (caller: OfficeCallerOf<C>, body: BodyOf<C>) => Promise<OfficeFile>,
  options: { perMinute?: number } = {},
): OfficeCallHandler => ({
  call,
  run: run as OfficeCallHandler['run'],
  traced,
  perMinute: options.perMinute,
  bodyBytesMax: undefined,
});

/**
 * Binds a call of the office to the function that answers it. What is traced writes its own line in its own transaction;
 * that it did is checked, and what it refuses is written for it.
 */
export const handleOffice = <C extends AnyOfficeCall>(
  call: C,
  traced: Traced,
  run: (caller: OfficeCallerOf<C>, body: BodyOf<C>) => Promise<DataOf<C>>,
  options: { perMinute?: number; bodyBytesMax?: number } = {},
): OfficeCallHandler => ({
  call,
  run: run as OfficeCallHandler['run'],
  traced,
  perMinute: options.perMinute,
  bodyBytesMax: options.bodyBytesMax,
});
