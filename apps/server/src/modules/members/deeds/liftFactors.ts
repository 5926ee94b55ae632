import {
  type LiftQuestion,
  liftAnswersMin,
  liftQuestions,
  memberLiftFactors,
} from '@pavilion/contract/office';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { factorsOf, liftFactors } from '../../identity/index.ts';
import { type Asked, proposeFor } from './proposeFor.ts';
import { executorOf, lockMember, type MemberDeskDeps } from './standing.ts';

const liftContent = z.strictObject({
  member_id: z.number().int().positive(),
  answers: z.partialRecord(z.enum(liftQuestions), z.boolean()),
});

/** Lost factors are lifted by two: one proposes, another confirms. */
export const registerLift = ({ book, clock, outbox, notices }: MemberDeskDeps): void =>
  book.register({
    kind: 'members.lift_factors',
    right: 'members.act',
    content: liftContent,
    worldOf: async (tx, { member_id }, siteId) => {
      const { status } = await lockMember(tx, siteId, member_id);
      return { status, factors: await factorsOf(tx, { memberId: member_id }) };
    },
    run: async (tx, { member_id: memberId }, { siteId }) => {
      await liftFactors(tx, { memberId });
      await tx.query(
        `UPDATE session SET ended_at = $2, end_reason = 'operator' WHERE member_id = $1 AND ended_at IS NULL`,
        [memberId, clock.now()],
      );
      const executor = executorOf(tx);
      await outbox.toMember(executor, memberId, 'profile_updated', {});
      await notices.tell(executor, { siteId, memberId, notice: 'factor_removed' });
    },
  });

/**
 * Proposes to lift the factors of a member who was asked who it is. Refuses with 404, 371 where there is none, 387 where too
 * few answers were right. Answers the proposal's id.
 */
export const proposeLift = (
  deps: MemberDeskDeps,
  who: Actor,
  { answers, ...asked }: Asked & { readonly answers: Readonly<Partial<Record<LiftQuestion, boolean>>> },
): Promise<number> => {
  const content = { member_id: asked.id, answers };
  return proposeFor(deps, who, { ...asked, kind: 'members.lift_factors', content }, async (tx) => {
    const { totp, passkeys } = await factorsOf(tx, { memberId: asked.id });
    if (totp === null && passkeys.length === 0)
      throw refused(memberLiftFactors.codes, 371, 'office.no_factor');
    if (Object.values(answers).filter(Boolean).length < liftAnswersMin)
      throw refused(memberLiftFactors.codes, 387, 'office.too_few_answers');
  });
};
