import { proposalConfirm, proposalWithdraw } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../http/officeCaller.ts';
import { Refusal, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { contentInTrace, type DeedBook, hashOf } from './book.ts';

export interface ProposalDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox'> {
  readonly book: DeedBook;
}

interface LockedProposal {
  readonly id: number;
  readonly kind: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly content: unknown;
  readonly content_hash: Buffer;
  readonly world_hash: Buffer;
  readonly reason: string;
  readonly made_by: number;
  readonly needs_right: string;
  readonly state: 'open' | 'confirmed' | 'refused' | 'withdrawn' | 'stale';
  readonly decided_by: number | null;
  readonly expires_at: Date;
}

const { codes } = proposalConfirm;

/** Locked until the transaction ends: of two who decide at once the second sees what the first did. */
const lockProposal = async (
  tx: PoolClient,
  siteId: number,
  id: number,
): Promise<LockedProposal | undefined> => {
  const { rows } = await tx.query<LockedProposal>(
    `SELECT id, kind, subject_kind, subject_id, content, content_hash, world_hash, reason, made_by, needs_right, state, decided_by, expires_at
       FROM proposal WHERE id = $1 AND site_id = $2 FOR UPDATE`,
    [id, siteId],
  );
  return rows[0];
};

const close = (
  tx: PoolClient,
  id: number,
  state: Exclude<LockedProposal['state'], 'open'>,
  { by, at, reason = null }: { by: number; at: Date; reason?: string | null },
) =>
  tx.query(
    'UPDATE proposal SET state = $2, decided_by = $3, decided_at = $4, decision_reason = $5 WHERE id = $1',
    [id, state, by, at, reason],
  );

/** Throws what stands against a decision of this person about this proposal. */
const assertDecidable = (proposal: LockedProposal, who: Actor, now: Date): void => {
  if (proposal.made_by === who.staffId) throw refused(codes, 341, 'office.own_proposal');
  if (![...who.rights].some((right) => right === proposal.needs_right))
    throw refused(codes, 346, 'office.no_right');
  if (proposal.state !== 'open') throw refused(codes, 342, 'office.decided');
  if (proposal.expires_at <= now) throw refused(codes, 343, 'office.proposal_expired');
};

const unknown = () => refused(codes, 404, 'office.not_found');

/** A refusal of the deed itself, told as one of the confirmation. */
const asRefusedDeed = (error: unknown): unknown =>
  error instanceof Refusal ? new Refusal(347, error.messageKey, { data: error.data }) : error;

/** What the deed stood on is not there any more: that is another world as well. */
const asGone = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

/**
 * Confirms what another proposed: exactly that content, on a world that is as it was, in one transaction with the deed.
 * Whoever confirmed it already may ask again. A world that has changed closes the proposal and does nothing.
 */
export const confirmProposal = async (
  { pool, clock, outbox, book }: ProposalDeps,
  who: Actor,
  { id, contentHash }: { readonly id: number; readonly contentHash: string },
): Promise<void> => {
  const now = clock.now();
  const outcome = await withTransaction(pool, async (tx): Promise<'done' | 'stale'> => {
    const proposal = await lockProposal(tx, who.siteId, id);
    if (proposal === undefined) throw unknown();
    const subject = { kind: proposal.subject_kind, id: proposal.subject_id };
    const isSame = proposal.content_hash.toString('hex') === contentHash;
    if (proposal.state === 'confirmed' && proposal.decided_by === who.staffId && isSame) {
      await who.trace(tx, { subject, after: { proposal: id, state: 'confirmed', repeated: true } });
      return 'done';
    }
    assertDecidable(proposal, who, now);
    if (!isSame || !hashOf(proposal.content).equals(proposal.content_hash))
      throw refused(codes, 345, 'office.other_content');
    const deed = book.find(proposal.kind);
    const content = deed.content.parse(proposal.content);
    const world = await deed.worldOf(tx, content, who.siteId).then(hashOf, asGone);
    if (world === null || !world.equals(proposal.world_hash)) {
      await close(tx, id, 'stale', { by: who.staffId, at: now });
      await who.trace(tx, { subject, before: { state: 'open' }, after: { proposal: id, state: 'stale' } });
      return 'stale';
    }
    await deed.run(tx, content, who).catch((error: unknown) => {
      throw asRefusedDeed(error);
    });
    await close(tx, id, 'confirmed', { by: who.staffId, at: now });
    await who.trace(tx, {
      subject,
      before: { state: 'open' },
      after: {
        proposal: id,
        state: 'confirmed',
        kind: proposal.kind,
        content: contentInTrace(deed, proposal.content),
      },
      reason: proposal.reason,
    });
    return 'done';
  });
  outbox.wake();
  if (outcome === 'stale') throw refused(codes, 344, 'office.proposal_stale');
};

/** Refuses what another proposed. */
export const refuseProposal = (
  { pool, clock }: ProposalDeps,
  who: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const now = clock.now();
    const proposal = await lockProposal(tx, who.siteId, id);
    if (proposal === undefined) throw unknown();
    assertDecidable(proposal, who, now);
    await close(tx, id, 'refused', { by: who.staffId, at: now, reason });
    await who.trace(tx, {
      subject: { kind: proposal.subject_kind, id: proposal.subject_id },
      before: { state: 'open' },
      after: { proposal: id, state: 'refused' },
      reason,
    });
  });

/** Takes one's own proposal back. */
export const withdrawProposal = (
  { pool, clock }: ProposalDeps,
  who: Actor,
  { id }: { readonly id: number },
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const proposal = await lockProposal(tx, who.siteId, id);
    if (proposal === undefined || proposal.made_by !== who.staffId)
      throw refused(proposalWithdraw.codes, 404, 'office.not_found');
    if (proposal.state !== 'open') throw refused(proposalWithdraw.codes, 342, 'office.decided');
    await close(tx, id, 'withdrawn', { by: who.staffId, at: clock.now() });
    await who.trace(tx, {
      subject: { kind: proposal.subject_kind, id: proposal.subject_id },
      before: { state: 'open' },
      after: { proposal: id, state: 'withdrawn' },
    });
  });
