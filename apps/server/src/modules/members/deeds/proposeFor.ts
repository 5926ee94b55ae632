import type { ProposalKind } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { proposeForTwo } from '../../proposals/index.ts';
import type { MemberRow } from '../queries.ts';
import { lockMember, type MemberDeskDeps } from './standing.ts';

/** Who asks for a deed of two, about whom, why; `requestId` names the asking. */
export interface Asked {
  readonly id: number;
  readonly reason: string;
  readonly requestId: string;
}

interface AskedDeed extends Asked {
  readonly kind: ProposalKind;
  readonly content: object;
}

/**
 * Proposes a deed on a member once; `check` refuses what would be refused when it is done as well. Answers the proposal's id.
 */
export const proposeFor = (
  deps: Pick<MemberDeskDeps, 'pool' | 'clock' | 'book'>,
  who: Actor,
  { id, ...deed }: AskedDeed,
  check: (tx: PoolClient, row: MemberRow) => Promise<void>,
): Promise<number> =>
  proposeForTwo(deps, who, deed, async (tx) => {
    const row = await lockMember(tx, who.siteId, id);
    await check(tx, row);
    return { kind: 'member', id, name: row.account };
  });
