import { type RoundProof, roundProofSchema } from '@pavilion/contract/records';
import type { Outcome, ProviderCalls } from '@pavilion/provider-kit';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { type ProviderDirectory, playerIdOf } from '../wallet/index.ts';

interface ReplayDeps {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}

export interface Replay {
  readonly proofs: readonly RoundProof[];
  readonly url: string | null;
}

/** More draws than any round shows; the provider's own page has them all. */
const proofsMax = 100;

const drawSchema = z.object({
  server_seed_hash: z.string().regex(/^[0-9a-f]{64}$/),
  server_seed: z.string().min(1).max(256).nullish(),
  client_seed: z.string().max(256),
  nonce: z.int().min(0),
});

/**
 * The proofs in a provider's account of a round. The account is the provider's own (wallet protocol, `/round/details`):
 * whatever names the hash of a server seed, a client seed and a nonce is a draw, alone or in a list, under any name.
 */
export const proofsOf = (details: Readonly<Record<string, unknown>>): readonly RoundProof[] =>
  Object.values(details)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => {
      const draw = drawSchema.safeParse(value);
      return draw.success
        ? [roundProofSchema.parse({ ...draw.data, server_seed: draw.data.server_seed ?? null })]
        : [];
    })
    .slice(0, proofsMax);

/** A page of the provider's own origin; anything else is nobody's business to open. */
const pageOf = (
  { log }: ReplayDeps,
  outcome: Outcome<ProviderCalls['roundReplayUrl']>,
  { gpId, gameOrigin }: { gpId: number; gameOrigin: string },
): string | null => {
  if (outcome.kind !== 'ok') return null;
  const { url } = outcome.answer;
  if (URL.canParse(url) && new URL(url).origin === gameOrigin) return url;
  log.warn({ gpId }, 'a provider named a replay page that is not its own');
  return null;
};

/**
 * Asks a provider about a round of a member. `silent`: no signed word came; `not_offered`: its wire has no such call, or
 * the provider knows no such round.
 */
export const askForReplay = async (
  deps: ReplayDeps,
  round: {
    readonly gpId: number;
    readonly memberId: number;
    readonly roundRef: string;
    readonly locale: string;
  },
): Promise<Replay | 'silent' | 'not_offered'> => {
  const wire = await deps.providers.wireOf(round.gpId);
  if (wire === undefined) return 'silent';
  const input = {
    player_id: playerIdOf(round.memberId),
    round_id: round.roundRef,
    locale: round.locale,
  };
  const [details, page] = await Promise.all([
    wire.client.roundDetails(input),
    wire.client.roundReplayUrl(input),
  ]);
  if (details.kind === 'unknown') return 'silent';
  if (details.kind === 'refused' && page.kind === 'refused') return 'not_offered';
  if (details.kind === 'ok' && details.answer.round_id !== round.roundRef) return 'silent';
  return {
    proofs: details.kind === 'ok' ? proofsOf(details.answer.details) : [],
    url: pageOf(deps, page, wire),
  };
};
