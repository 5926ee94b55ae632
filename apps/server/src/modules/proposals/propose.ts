import { type ProposalKind, proposalConfirm } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { contentInTrace, type DeedBook, type DeedKind, hashOf } from './book.ts';

/** How long a proposal waits for its second person. */
export const proposalMs = 48 * 60 * 60_000;

export interface NewProposal {
  readonly kind: ProposalKind;
  readonly subject: { readonly kind: string; readonly id: string | number; readonly name: string };
  readonly content: object;
  readonly reason: string;
  readonly requestId: string;
}

/** Whether somebody else of the site could confirm a deed now: who decides here, and has its right wherever it is felt. */
const hasSecond = async (
  tx: PoolClient,
  { siteId, staffId }: Actor,
  { right, everywhere }: Pick<DeedKind, 'right' | 'everywhere'>,
): Promise<boolean> => {
  const { rows } = await tx.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM staff
        WHERE staff.id <> $2 AND staff.enabled AND NOT EXISTS (
          SELECT $1::integer AS site_id, 'proposals.decide'::text AS name
           UNION SELECT $1, $3::text
           UNION SELECT site.id, $3 FROM site WHERE $4
          EXCEPT
          SELECT given.site_id, held.name FROM staff_role_on_site given JOIN role_right held USING (role_id)
           WHERE given.staff_id = staff.id)
     ) AS found`,
    [siteId, staffId, right, everywhere === true],
  );
  return rows[0]?.found ?? false;
};

/** What a repeat of a request is known by. */
type Asked = Pick<NewProposal, 'kind' | 'content' | 'requestId'>;

/**
 * Makes a proposal once: whoever asks again for the same gets the same answer, whatever has become of it. Refuses with 345
 * a repeat with other content. `make` has the checks that would not hold a second time.
 */
export const proposeOnce = async (
  tx: PoolClient,
  who: Actor,
  { kind, content, requestId }: Asked,
  make: () => Promise<number | null>,
): Promise<number | null> => {
  const { rows } = await tx.query<{ id: number; kind: string; content_hash: Buffer; alone: boolean }>(
    'SELECT id, kind, content_hash, alone FROM proposal WHERE made_by = $1 AND request_id = $2',
    [who.staffId, requestId],
  );
  const [known] = rows;
  if (known === undefined) return make();
  if (known.kind !== kind || !known.content_hash.equals(hashOf(content)))
    throw refused(proposalConfirm.codes, 345, 'office.other_content');
  await who.trace(tx, { subject: { kind: 'proposal', id: known.id }, after: { repeated: true } });
  return known.alone ? null : known.id;
};

interface Stored {
  readonly id: number;
  /** False where the same request was faster. */
  readonly isNew: boolean;
}

/** Writes the row of a proposal, open or done alone. */
const store = async (
  tx: PoolClient,
  deed: DeedKind,
  who: Actor,
  { kind, subject, content, reason, requestId }: NewProposal,
  { now, alone }: { readonly now: Date; readonly alone: boolean },
): Promise<Stored> => {
  const world = hashOf(await deed.worldOf(tx, deed.content.parse(content), who.siteId));
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO proposal (site_id, kind, subject_kind, subject_id, subject_name, content, content_hash, world_hash, reason,
                           made_by, made_at, request_id, needs_right, expires_at, alone, state, decided_by, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::integer, $11::timestamptz, $12, $13, $14, $15::boolean,
             CASE WHEN $15 THEN 'confirmed' ELSE 'open' END, CASE WHEN $15 THEN $10::integer END,
             CASE WHEN $15 THEN $11::timestamptz END)
     ON CONFLICT (made_by, request_id) DO NOTHING RETURNING id`,
    [
      who.siteId,
      kind,
      subject.kind,
      String(subject.id),
      subject.name,
      JSON.stringify(content),
      hashOf(content),
      world,
      reason,
      who.staffId,
      now,
      requestId,
      deed.right,
      new Date(now.getTime() + proposalMs),
      alone,
    ],
  );
  const [made] = rows;
  if (made !== undefined) return { id: made.id, isNew: true };
  const known = await tx.query<{ id: number }>(
    'SELECT id FROM proposal WHERE made_by = $1 AND request_id = $2',
    [who.staffId, requestId],
  );
  const [row] = known.rows;
  if (row === undefined) throw new Error('a proposal was neither written nor found');
  return { id: row.id, isNew: false };
};

/** Writes a proposal and its line in the trace. Answers the proposal's id. */
export const propose = async (
  tx: PoolClient,
  book: DeedBook,
  who: Actor,
  proposal: NewProposal,
  now: Date,
): Promise<number> => {
  const deed = book.find(proposal.kind);
  const { id, isNew } = await store(tx, deed, who, proposal, { now, alone: false });
  const { kind, subject, reason } = proposal;
  const content = contentInTrace(deed, proposal.content);
  await who.trace(tx, { subject, after: { proposal: id, kind, content, repeated: !isNew }, reason });
  return id;
};

/**
 * Proposes a deed, or does it at once where nobody else could confirm it: whoever opens a hall alone has to let others in.
 * Answers the proposal's id, or null for what was done.
 */
export const proposeOrDo = async (
  tx: PoolClient,
  book: DeedBook,
  who: Actor,
  proposal: NewProposal,
  now: Date,
): Promise<number | null> => {
  const deed = book.find(proposal.kind);
  if (await hasSecond(tx, who, deed)) return propose(tx, book, who, proposal, now);
  const { id, isNew } = await store(tx, deed, who, proposal, { now, alone: true });
  if (isNew) await deed.run(tx, deed.content.parse(proposal.content), who);
  const { kind, subject, reason } = proposal;
  const content = contentInTrace(deed, proposal.content);
  await who.trace(tx, {
    subject,
    after: { proposal: id, kind, content, alone: true, repeated: !isNew },
    reason,
  });
  return null;
};

interface Proposing extends Pick<Hall, 'pool' | 'clock'> {
  readonly book: DeedBook;
}

/**
 * Proposes a deed once, in a transaction of its own. `check` refuses what would be refused when it is confirmed, and answers
 * whom it is done to; `way` says whether it always takes two. Answers the proposal's id, or null for what was done at once.
 */
export const proposeDeed = (
  { pool, clock, book }: Proposing,
  who: Actor,
  { reason, ...asked }: Omit<NewProposal, 'subject'>,
  check: (tx: PoolClient) => Promise<NewProposal['subject']>,
  way: typeof proposeOrDo = proposeOrDo,
): Promise<number | null> =>
  withTransaction(pool, (tx) =>
    proposeOnce(tx, who, asked, async () =>
      way(tx, book, who, { ...asked, subject: await check(tx), reason }, clock.now()),
    ),
  );
