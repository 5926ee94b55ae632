import type { TotpBegun } from '@pavilion/contract/secondFactors';
import { totpBegin, totpConfirm } from '@pavilion/contract/secondFactors';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { Refusal, refused } from '../../../../http/refusal.ts';
import { seal, unseal } from '../../../../infra/seal.ts';
import {
  type Confirmation,
  changeFactors,
  type SecondFactorDeps,
  welcomeFirstFactor,
} from '../changeFactors.ts';
import type { FactorOwner } from '../demandFactor.ts';
import { type Holder, holdMember } from '../holders.ts';
import { totpSealName } from '../proveFactor.ts';
import { drawQr } from '../qrPicture.ts';
import { findTotp } from '../queries.ts';
import type { SecondFactorTables } from '../tables.ts';
import { findSkewSeconds, findStep, newTotpSecret, otpauthAddress, readTotpCode, toBase32 } from '../totp.ts';

/** Time to install an app and read the picture. */
const enrolmentMs = 10 * 60_000;
const wrongCodesMax = 10;

/** Who enrols: the session in which it happens, and the name that the app or the browser shows. */
export interface Enrolment {
  /** `PAVILION_SECRET`. */
  readonly secret: string;
  readonly holder: Holder;
  readonly sessionId: string;
  readonly account: string;
  readonly now: Date;
}

/** As `beginTotp`, of a holder whom the caller has locked, whoever it is. */
export const beginTotpOf = async (
  client: PoolClient,
  { secret: houseSecret, holder, sessionId, account, now }: Enrolment,
  issuer: string,
): Promise<TotpBegun> => {
  const db = kyselyOn<SecondFactorTables>(client);
  if ((await findTotp(db, holder.id)) !== undefined)
    throw refused(totpBegin.codes, 308, 'second_factor.totp_there');
  const secret = newTotpSecret();
  const sealed = seal(houseSecret, totpSealName(holder.id), secret.toString('base64url'));
  const expiresAt = new Date(now.getTime() + enrolmentMs);
  await db.deleteFrom('totp_enrolment').where('holder_id', '=', holder.id).execute();
  await db
    .insertInto('totp_enrolment')
    .values({ holder_id: holder.id, session_id: sessionId, secret_sealed: sealed, expires_at: expiresAt })
    .execute();
  const address = otpauthAddress(secret, { issuer, account });
  return {
    secret: toBase32(secret),
    address,
    picture: drawQr(address),
    expires_at: expiresAt.toISOString(),
  };
};

/**
 * Makes a secret for an authenticator app. It counts once `confirmTotp` has seen a code of it; a secret made before that
 * was not confirmed is forgotten. Refuses with 308 when there is an app already, and as `changeFactors` does.
 */
export const beginTotp = (
  deps: SecondFactorDeps,
  owner: FactorOwner,
  confirmation: Confirmation,
  issuer: string,
): Promise<TotpBegun> =>
  changeFactors(deps, owner, confirmation, (client, holder, now) =>
    beginTotpOf(client, { ...owner, secret: deps.secret, holder, now }, issuer),
  );

/** Counts a wrong first code. Answers what it is refused with: 303 with the skew, 304 after the last try, 301. */
const countWrongCode = async (
  client: PoolClient,
  holderId: number,
  skewSeconds: number | null,
): Promise<Refusal> => {
  const db = kyselyOn<SecondFactorTables>(client);
  const { wrong_answers } = await db
    .updateTable('totp_enrolment')
    .set((enrolment) => ({ wrong_answers: enrolment('wrong_answers', '+', 1) }))
    .where('holder_id', '=', holderId)
    .returning('wrong_answers')
    .executeTakeFirstOrThrow();
  if (wrong_answers >= wrongCodesMax) {
    await db.deleteFrom('totp_enrolment').where('holder_id', '=', holderId).execute();
    return refused(totpConfirm.codes, 304, 'second_factor.too_many_wrong');
  }
  return skewSeconds === null
    ? refused(totpConfirm.codes, 301, 'second_factor.wrong')
    : refused(totpConfirm.codes, 303, 'second_factor.clock', { skew_seconds: skewSeconds });
};

/**
 * As `confirmTotp`, of a holder whom the caller has locked, whoever it is. `welcome` is called before the factor is stored.
 * Answers a refusal, which the caller throws only after the commit, so that wrong codes stay counted.
 */
export const confirmTotpOf = async <Welcomed>(
  client: PoolClient,
  { secret, holder, sessionId, now }: Omit<Enrolment, 'account'>,
  typed: string,
  welcome: () => Promise<Welcomed>,
): Promise<{ readonly welcomed: Welcomed } | Refusal> => {
  const db = kyselyOn<SecondFactorTables>(client);
  const waiting = await db
    .selectFrom('totp_enrolment')
    .select('secret_sealed')
    .where('holder_id', '=', holder.id)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (waiting === undefined) return refused(totpConfirm.codes, 101, 'second_factor.enrolment_over');
  const code = readTotpCode(typed);
  const key = Buffer.from(unseal(secret, totpSealName(holder.id), waiting.secret_sealed), 'base64url');
  const step = code === null ? null : findStep(key, code, now);
  if (step === null)
    return countWrongCode(client, holder.id, code === null ? null : findSkewSeconds(key, code, now));
  const welcomed = await welcome();
  await db
    .insertInto('totp_factor')
    .values({
      holder_id: holder.id,
      secret_sealed: waiting.secret_sealed,
      last_used_step: step,
      confirmed_at: now,
    })
    .execute();
  await db.deleteFrom('totp_enrolment').where('holder_id', '=', holder.id).execute();
  return { welcomed };
};

/**
 * Takes the first code of the app, in the session that began. Answers recovery codes when this is the member's first
 * factor; every other session of the member then ends. Refuses with 101 when nothing is waiting, 301, 303 and 304.
 */
export const confirmTotp = async (
  deps: SecondFactorDeps,
  owner: FactorOwner,
  typed: string,
): Promise<string[] | null> => {
  const now = deps.clock.now();
  const outcome = await withTransaction(deps.pool, async (client) => {
    const holder = await holdMember(client, owner, now);
    const confirmed = await confirmTotpOf(
      client,
      { secret: deps.secret, holder, sessionId: owner.sessionId, now },
      typed,
      () => welcomeFirstFactor(deps, client, owner, holder.id, now),
    );
    if (confirmed instanceof Refusal) return confirmed;
    await deps.outbox.toMember(client, owner.memberId, 'profile_updated', {});
    await deps.notices.tell(client, { ...owner, notice: 'factor_added' });
    return confirmed;
  });
  if (outcome instanceof Refusal) throw outcome;
  deps.outbox.wake();
  return outcome.welcomed;
};
