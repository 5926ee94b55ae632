import { redEnvelopeClaim, redEnvelopePromotion } from '@pavilion/contract/promotions';
import { toDecimal } from '@pavilion/money';
import type { FastifyBaseLogger } from 'fastify';
import { handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { repeat } from '../../infra/repeat.ts';
import { textOf } from '../../infra/storedText.ts';
import type { ServerModule } from '../../module.ts';
import { claimRedEnvelope, type PromotionDeps } from './commands/claimRedEnvelope.ts';
import { tellRedEnvelopes } from './commands/tellRedEnvelopes.ts';
import { findOpenEnvelope } from './queries.ts';

export { createRedEnvelope, type NewRedEnvelope } from './commands/createRedEnvelope.ts';
export { payPromotion } from './commands/payPromotion.ts';

export interface PromotionsModule extends ServerModule {
  /** Tells open pages of envelopes that have begun or are over; run every second by its job. */
  readonly tellRedEnvelopes: () => Promise<number>;
}

const tellEveryMs = 1_000;

/** Red envelopes: shown to those who may open them, opened once, never beyond their budget (spec §3, §4, §7). */
export const createPromotionsModule = (
  deps: PromotionDeps & { readonly log: Pick<FastifyBaseLogger, 'error'> },
): PromotionsModule => {
  const tell = () => tellRedEnvelopes(deps);
  return {
    name: 'promotions',
    calls: [
      handle(redEnvelopePromotion, async ({ site, member, locale }) => {
        if (site.settings.is_demo) return { envelope: null };
        const row = await findOpenEnvelope(deps.pool, member, deps.clock.now());
        if (row === undefined) return { envelope: null };
        return {
          envelope: { id: row.id, title: textOf(row.title, locale), end_at: row.end_at.toISOString() },
        };
      }),
      handle(redEnvelopeClaim, async ({ site, member }, { id }) => {
        if (site.settings.is_demo) throw refused(redEnvelopeClaim.codes, 102, 'red_envelope.gone');
        const cash = await claimRedEnvelope(deps, member, id);
        return { cash: toDecimal(cash, member.currency), currency: member.currency };
      }),
    ],
    startJobs: async () =>
      repeat(tell, { everyMs: tellEveryMs, what: 'telling of red envelopes', log: deps.log }),
    tellRedEnvelopes: tell,
  };
};
