import { currencySchema } from '@pavilion/contract';
import { memberChangeBankAccount } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import {
  type ReplaceHindrance,
  replaceBankAccount,
  replaceHindrance,
  type SealedAccount,
  sealAccount,
} from '../../identity/index.ts';
import { type Asked, proposeFor } from './proposeFor.ts';
import { executorOf, lockMember, type MemberDeskDeps } from './standing.ts';

const changeContent = z.strictObject({
  member_id: z.number().int().positive(),
  bank_account_id: z.number().int().positive(),
  request_id: z.uuid(),
  bank_name: z.string(),
  currency: currencySchema,
  number: z.string(),
  holder: z.string(),
  digest: z.string(),
  sealed: z.string(),
});
type ChangeContent = z.output<typeof changeContent>;

/** What people see of it; number and holder in clear are for the payment alone. */
const shown = ({
  digest: _digest,
  sealed: _sealed,
  request_id: _request,
  ...content
}: ChangeContent): object => content;

const { codes } = memberChangeBankAccount;
const refusals = {
  unknown: () => refused(codes, 404, 'office.not_found'),
  in_use: () => refused(codes, 382, 'office.account_in_use'),
  other_holder: () => refused(codes, 383, 'office.other_holder'),
  taken: () => refused(codes, 384, 'office.account_bound'),
} as const satisfies Record<ReplaceHindrance, () => Error>;

const assertReplaceable = async (
  { secret }: MemberDeskDeps,
  tx: PoolClient,
  siteId: number,
  content: ChangeContent,
): Promise<void> => {
  const { member_id: memberId, bank_account_id: bankAccountId, ...account } = content;
  const hindrance = await replaceHindrance(tx, secret, { siteId, memberId, bankAccountId, account });
  if (hindrance !== null) throw refusals[hindrance]();
};

export const registerChangeBankAccount = (deps: MemberDeskDeps): void => {
  const { book, secret, clock, outbox, notices } = deps;
  book.register({
    kind: 'members.change_bank_account',
    right: 'members.act',
    content: changeContent,
    inTrace: shown,
    inPage: shown,
    worldOf: async (tx, { member_id, bank_account_id }, siteId) => {
      const { status } = await lockMember(tx, siteId, member_id);
      const { rows } = await tx.query(
        'SELECT replaced_at FROM bank_account WHERE id = $1 AND member_id = $2 FOR UPDATE',
        [bank_account_id, member_id],
      );
      return { status, account: rows };
    },
    run: async (tx, content, { siteId }) => {
      await assertReplaceable(deps, tx, siteId, content);
      const {
        member_id: memberId,
        bank_account_id: bankAccountId,
        request_id: requestId,
        ...account
      } = content;
      await replaceBankAccount(
        tx,
        secret,
        { siteId, memberId, bankAccountId, account },
        { requestId, now: clock.now() },
      );
      const executor = executorOf(tx);
      await outbox.toMember(executor, memberId, 'profile_updated', {});
      await notices.tell(executor, { siteId, memberId, notice: 'bank_account_bound' });
    },
  });
};

interface Typed {
  readonly bank_name: string;
  readonly account_number: string;
  readonly holder: string;
}

/** A seal is another one each time: the same asking again carries the one that it carried before. */
const sealedBefore = async (
  { pool }: MemberDeskDeps,
  { staffId }: Actor,
  requestId: string,
  digest: string,
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ sealed: string }>(
    `SELECT content ->> 'sealed' AS sealed FROM proposal
      WHERE made_by = $1 AND request_id = $2 AND content ->> 'digest' = $3`,
    [staffId, requestId, digest],
  );
  return rows[0]?.sealed;
};

/** Proposes another payout account. Refuses a bad field (HTTP 400), and with 404 and 382 to 384. */
export const proposeBankAccount = async (
  deps: MemberDeskDeps,
  who: Actor,
  {
    currency: code,
    bankAccountId,
    typed,
    ...asked
  }: Asked & {
    readonly currency: string;
    readonly bankAccountId: number;
    readonly typed: Typed;
  },
): Promise<number> => {
  const owner = { siteId: who.siteId, memberId: asked.id };
  const account: SealedAccount | { wrong: string } = sealAccount(
    deps.secret,
    owner,
    currencySchema.parse(code),
    typed,
  );
  if ('wrong' in account) throw badField(account.wrong);
  const sealed = (await sealedBefore(deps, who, asked.requestId, account.digest)) ?? account.sealed;
  const content: ChangeContent = {
    member_id: asked.id,
    bank_account_id: bankAccountId,
    request_id: asked.requestId,
    ...account,
    sealed,
  };
  return proposeFor(deps, who, { ...asked, kind: 'members.change_bank_account', content }, (tx) =>
    assertReplaceable(deps, tx, who.siteId, content),
  );
};
