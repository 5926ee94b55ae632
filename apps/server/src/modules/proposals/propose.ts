import type { OfficeRight, ProposalKind } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import type { Actor } from '../../http/officeCaller.ts';
import { type DeedBook, hashOf } from './book.ts';

/** How long a proposal waits for its second person. */
export const proposalMs = 48 * 60 * 60_000;

export interface NewProposal {
  readonly kind: ProposalKind;
  readonly subject: { readonly kind: string; readonly id: string | number; readonly name: string };
  readonly content: object;
  readonly reason: string;
  readonly requestId: string;
}

/** Whether somebody else of the site could confirm a deed now. */
const hasSecond = async (
  tx: PoolClient,
  { siteId, staffId }: Actor,
  right: OfficeRight,
): Promise<boolean> => {
  const { rows } = await tx.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM staff
        WHERE staff.id <> $2 AND staff.enabled
          AND (SELECT count(DISTINCT held.name) FROM staff_site_role given JOIN role_right held USING (role_id)
                WHERE given.staff_id = staff.id AND given.site_id = $1 AND held.name = ANY ($3)) = cardinality($3)
     ) AS found`,
    [siteId, staffId, [...new Set(['proposals.decide', right])]],
  );
  return rows[0]?.found ?? false;
};

const findRepeat = async (tx: PoolClient, who: Actor, requestId: string): Promise<number | null> => {
  const { rows } = await tx.query<{ id: number }>(
    'SELECT id FROM proposal WHERE made_by = $1 AND request_id = $2',
    [who.staffId, requestId],
  );
  return rows[0]?.id ?? null;
};

/** Writes a proposal and its line in the trace; a repeat answers with the first one. Answers the proposal's id. */
export const propose = async (
  tx: PoolClient,
  book: DeedBook,
  who: Actor,
  { kind, subject, content, reason, requestId }: NewProposal,
  now: Date,
): Promise<number> => {
  const deed = book.find(kind);
  const world = hashOf(await deed.worldOf(tx, deed.content.parse(content), who.siteId));
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO proposal (site_id, kind, subject_kind, subject_id, subject_name, content, content_hash, world_hash, reason,
                           made_by, made_at, request_id, needs_right, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
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
    ],
  );
  const id = rows[0]?.id ?? (await findRepeat(tx, who, requestId));
  if (id === null) throw new Error('a proposal was neither written nor found');
  await who.trace(tx, {
    subject,
    after: { proposal: id, kind, content, repeated: rows.length === 0 },
    reason,
  });
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
  const repeated = await findRepeat(tx, who, proposal.requestId);
  if (repeated !== null || (await hasSecond(tx, who, deed.right)))
    return propose(tx, book, who, proposal, now);
  const content = deed.content.parse(proposal.content);
  await deed.worldOf(tx, content, who.siteId);
  await deed.run(tx, content, who);
  await who.trace(tx, {
    subject: proposal.subject,
    after: { kind: proposal.kind, content: proposal.content, alone: true },
    reason: proposal.reason,
  });
  return null;
};
