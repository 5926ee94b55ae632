import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { factorCodes } from '@pavilion/contract/secondFactors';
import { kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { type Refusal, refused } from '../../../http/refusal.ts';
import { findHolder, type Holder, hasFactor } from './holders.ts';
import { proveFactor } from './proveFactor.ts';
import type { RelyingParty } from './relyingParty.ts';
import type { SecondFactorTables } from './tables.ts';

/** A member who changes what leads in or out, in a session. */
export interface FactorOwner {
  readonly siteId: number;
  readonly memberId: number;
  readonly account: string;
  readonly sessionId: string;
  readonly ip: string;
  readonly party: RelyingParty;
}

/** What a proof is judged by. */
export interface FactorDemand {
  /** `PAVILION_SECRET`. */
  readonly secret: string;
  readonly owner: FactorOwner;
  readonly proof: SecondFactorProof | undefined;
  readonly now: Date;
}

/**
 * Asks a holder for a factor where there is one. Throws 310 without a proof; answers the refusal of a proof that does not
 * hold, which the caller throws only after the commit (`proveFactor`), or null.
 */
export const demandFactorOf = async (
  client: PoolClient,
  { id }: Holder,
  { secret, owner, proof, now }: FactorDemand,
): Promise<Refusal | null> => {
  if (!(await hasFactor(kyselyOn<SecondFactorTables>(client), id))) return null;
  if (proof === undefined) throw refused(factorCodes, 310, 'second_factor.needed');
  const place = { ...owner, holderId: id, purpose: 'confirm', bearer: owner.sessionId, now } as const;
  return proveFactor(client, secret, place, proof);
};

/** As `demandFactorOf`, of the member who asks, whom it locks until the transaction ends: no factor comes in between. */
export const demandFactor = async (client: PoolClient, demand: FactorDemand): Promise<Refusal | null> => {
  const { siteId, memberId } = demand.owner;
  const db = kyselyOn<SecondFactorTables>(client);
  await db
    .selectFrom('member')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const holder = await findHolder(db, demand.owner);
  return holder === null ? null : demandFactorOf(client, holder, demand);
};
