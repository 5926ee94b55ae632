import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../../infra/repeat.ts';
import type { ServerModule } from '../../module.ts';
import { promotionCalls } from './calls.ts';
import { type EnvelopeDeskDeps, registerEnvelopeDeeds } from './commands/publishEnvelope.ts';
import { tellRedEnvelopes } from './commands/tellRedEnvelopes.ts';
import type { CostDeps } from './costs.ts';
import { envelopeCalls } from './officeCalls.ts';

export { createRedEnvelope, type NewRedEnvelope } from './commands/createRedEnvelope.ts';
export { payPromotion } from './commands/payPromotion.ts';
export { envelopeStandingOf, listOfferedEnvelopes, mayBeOffered, type OfferedEnvelope } from './queries.ts';

export interface PromotionsModule extends ServerModule {
  /** Tells open pages of envelopes that have begun or are over; run every second by its job. */
  readonly tellRedEnvelopes: () => Promise<number>;
}

const tellEveryMs = 1_000;

/** Red envelopes: shown to those who may open them, opened once, never beyond their budget (spec §3, §4, §7). */
export const createPromotionsModule = (
  deps: EnvelopeDeskDeps & CostDeps & { readonly log: Pick<FastifyBaseLogger, 'error'> },
): PromotionsModule => {
  registerEnvelopeDeeds(deps);
  const tell = () => tellRedEnvelopes(deps);
  return {
    name: 'promotions',
    calls: promotionCalls(deps),
    officeCalls: envelopeCalls(deps),
    startJobs: async () =>
      repeat(tell, { everyMs: tellEveryMs, what: 'telling of red envelopes', log: deps.log }),
    tellRedEnvelopes: tell,
  };
};
