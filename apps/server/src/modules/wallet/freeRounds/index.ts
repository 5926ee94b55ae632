import type { ProviderRefusal } from '@pavilion/provider-kit';
import type { Hall } from '../../../infra/hall.ts';
import { playerIdOf } from '../operations/operation.ts';
import type { ProviderDirectory } from '../providers/providerDirectory.ts';
import {
  claimUntold,
  type FreeRoundGrant,
  findGrant,
  type GrantRequest,
  isSameGrant,
  moveGrant,
  storeGrant,
} from './grant.ts';

/**
 * - `granted`: the provider has confirmed it.
 * - `unsure`: it stands, and the provider is told again until it answers.
 * - `refused`: by the provider, with its word.
 * - `not_possible`: no such member may play such a game for that stake, or the name is taken by another grant.
 */
export type GrantOutcome =
  | { readonly kind: 'granted' | 'unsure' | 'not_possible' }
  | { readonly kind: 'refused'; readonly status: ProviderRefusal };

/** As `GrantOutcome`; `roundsLeft` is the provider's word, null for a grant that it never had. */
export type CancelOutcome =
  | { readonly kind: 'cancelled'; readonly roundsLeft: number | null }
  | { readonly kind: 'unsure' | 'not_found' };

/** Rounds that the hall gives away: the member stakes nothing, wins are paid from the site's promotions. */
export interface FreeRounds {
  readonly grant: (asked: GrantRequest) => Promise<GrantOutcome>;
  /** Rounds that were played stay played; bets on the rest are refused once the provider has confirmed. */
  readonly cancel: (gpId: number, freeRoundId: string) => Promise<CancelOutcome>;
  /** Tells providers what they have not confirmed; the jobs do so every minute. Answers how many were settled. */
  readonly tellProviders: () => Promise<number>;
}

interface FreeRoundDeps extends Pick<Hall, 'pool' | 'clock' | 'log'> {
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}

const unsure = { kind: 'unsure' } as const;

const tellGrant = async (
  { pool, clock, providers }: FreeRoundDeps,
  grant: FreeRoundGrant,
): Promise<GrantOutcome> => {
  const wire = await providers.wireOf(grant.gp_id);
  const outcome = await wire?.client.freeRoundsGrant({
    player_id: playerIdOf(grant.member_id),
    currency: grant.currency,
    game_code: grant.game_code,
    free_round_id: grant.free_round_id,
    rounds: grant.rounds,
    stake: Number(grant.stake_minor),
    expires_at: grant.expires_at.toISOString(),
  });
  if (outcome?.kind === 'ok') {
    await moveGrant(pool, grant, ['sending'], 'active', clock.now());
    return { kind: 'granted' };
  }
  if (outcome?.kind !== 'refused' || outcome.answer.status === 'RETRY_LATER') return unsure;
  await moveGrant(pool, grant, ['sending'], 'refused', clock.now());
  return { kind: 'refused', status: outcome.answer.status };
};

const tellCancel = async (
  { pool, clock, providers }: FreeRoundDeps,
  grant: FreeRoundGrant,
): Promise<CancelOutcome> => {
  const wire = await providers.wireOf(grant.gp_id);
  const outcome = await wire?.client.freeRoundsCancel({
    player_id: playerIdOf(grant.member_id),
    free_round_id: grant.free_round_id,
  });
  const isUnheardOf = outcome?.kind === 'refused' && outcome.answer.status === 'NOT_FOUND';
  if (outcome?.kind !== 'ok' && !isUnheardOf) return unsure;
  await moveGrant(pool, grant, ['cancelling'], 'cancelled', clock.now());
  return { kind: 'cancelled', roundsLeft: outcome.kind === 'ok' ? outcome.answer.rounds_left : null };
};

export const createFreeRounds = (deps: FreeRoundDeps): FreeRounds => {
  const { pool, clock, log } = deps;

  const tell = async (grant: FreeRoundGrant): Promise<boolean> => {
    if (grant.expires_at <= clock.now()) {
      await moveGrant(pool, grant, ['sending', 'cancelling'], 'cancelled', clock.now());
      return true;
    }
    const outcome = grant.state === 'sending' ? await tellGrant(deps, grant) : await tellCancel(deps, grant);
    const about = { gpId: grant.gp_id, freeRoundId: grant.free_round_id, outcome: outcome.kind };
    log.warn(about, 'free rounds told again');
    return outcome.kind !== 'unsure';
  };

  return {
    grant: async (asked) => {
      await storeGrant(pool, asked, clock.now());
      const grant = await findGrant(pool, asked.gpId, asked.freeRoundId);
      if (!grant || !isSameGrant(grant, asked)) return { kind: 'not_possible' };
      if (grant.state === 'active') return { kind: 'granted' };
      return grant.state === 'sending' ? tellGrant(deps, grant) : { kind: 'not_possible' };
    },
    cancel: async (gpId, freeRoundId) => {
      const grant = await findGrant(pool, gpId, freeRoundId);
      const isOpen =
        grant &&
        (await moveGrant(pool, grant, ['sending', 'active', 'cancelling'], 'cancelling', clock.now()));
      if (grant?.state === 'cancelled') return { kind: 'cancelled', roundsLeft: null };
      return isOpen ? tellCancel(deps, grant) : { kind: 'not_found' };
    },
    tellProviders: async () => {
      let settled = 0;
      for (const grant of await claimUntold(pool, clock.now())) if (await tell(grant)) settled += 1;
      return settled;
    },
  };
};
