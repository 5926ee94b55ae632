import type { ProposalKind } from '@pavilion/contract/office';
import { staleCodes } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { type DeedBook, proposeOnce, proposeOrDo } from '../../proposals/index.ts';
import type { SiteBook } from '../../sites/index.ts';

export interface SettingDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly book: DeedBook;
  readonly sites: Pick<SiteBook, 'byId'>;
}

/** How a row stands. */
export interface Current<Fields> {
  readonly id: number | string;
  /** Differs as soon as anything of the row does. */
  readonly version: string;
  readonly fields: Fields;
}

/** Who changes a setting, and which row. */
export interface Place {
  readonly siteId: number;
  readonly staffId: number;
  readonly id: number | null;
}

/** A kind of row by which the site takes money or pays it: how it is found, what must hold of it, how it is written. */
export interface Setting<Fields extends object> {
  readonly kind: ProposalKind;
  /** As the trace names it. */
  readonly subject: string;
  readonly fields: z.ZodType<Fields>;
  readonly nameOf: (fields: Fields) => string;
  /** The row, locked until the transaction ends; undefined where it is a new one, or none of the site's. */
  readonly find: (tx: PoolClient, place: Place, after: Fields) => Promise<Current<Fields> | undefined>;
  /** Throws for what must not be stored, naming the field. */
  readonly check: (
    tx: PoolClient,
    place: Place,
    after: Fields,
    current: Current<Fields> | undefined,
  ) => Promise<void>;
  readonly write: (tx: PoolClient, place: Place, after: Fields) => Promise<void>;
}

export interface Asked<Fields> {
  readonly id: number | null;
  /** What the row said when it was read; left out for a new one. */
  readonly version: string | undefined;
  readonly after: Fields;
  readonly reason: string;
  readonly requestId: string;
}

const unknown = () => refused({ 404: 'unknown' }, 404, 'office.not_found');

/** What the first try of a request stood on: a repeat is the same request, whatever the row has become. */
const beforeOf = async (tx: PoolClient, who: Actor, requestId: string): Promise<unknown> => {
  const { rows } = await tx.query<{ before: unknown }>(
    `SELECT content -> 'before' AS before FROM proposal WHERE made_by = $1 AND request_id = $2`,
    [who.staffId, requestId],
  );
  return rows[0]?.before;
};

/** Proposes a row as it shall be; done at once where nobody else could confirm it. Answers the proposal, or null. */
export const saveSetting = <Fields extends object>(
  { pool, clock, book }: SettingDeps,
  setting: Setting<Fields>,
  who: Actor,
  { id, version, after, reason, requestId }: Asked<Fields>,
): Promise<number | null> =>
  withTransaction(pool, async (tx) => {
    const place = { siteId: who.siteId, staffId: who.staffId, id };
    const current = await setting.find(tx, place, after);
    const first = await beforeOf(tx, who, requestId);
    const before = first === undefined ? (current?.fields ?? null) : first;
    const asked = { kind: setting.kind, content: { id, before, after }, requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      if (id !== null && current === undefined) throw unknown();
      if (current?.version !== version)
        throw refused(staleCodes, 409, 'office.stale', {
          current: current === undefined ? null : { ...current.fields, version: current.version },
        });
      await setting.check(tx, place, after, current);
      const name = setting.nameOf(after);
      const subject = { kind: setting.subject, id: current?.id ?? name, name };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });

/** Registers the deed that stores a row: the same row as when it was proposed, and the same checks again. */
export const registerSetting = <Fields extends object>(
  { book }: Pick<SettingDeps, 'book'>,
  setting: Setting<Fields>,
): void => {
  const content = z.strictObject({
    id: z.number().int().positive().nullable(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: setting.fields,
  });
  book.register({
    kind: setting.kind,
    right: 'payments.manage',
    content,
    worldOf: async (tx, { id, after }, siteId) => {
      // A row that is not there yet cannot be locked: new ones of a kind are made one after another.
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [setting.kind]);
      const current = await setting.find(tx, { siteId, staffId: 0, id }, after);
      if (id !== null && current === undefined) throw unknown();
      return { version: current?.version ?? null };
    },
    run: async (tx, { id, after }, who) => {
      const place = { siteId: who.siteId, staffId: who.staffId, id };
      await setting.check(tx, place, after, await setting.find(tx, place, after));
      await setting.write(tx, place, after);
    },
  });
};
