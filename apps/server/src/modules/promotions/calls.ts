import { redEnvelopeClaim, redEnvelopePromotion } from '@pavilion/contract/promotions';
import { toDecimal } from '@pavilion/money';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { textOf } from '../../infra/storedText.ts';
import { claimRedEnvelope, type PromotionDeps } from './commands/claimRedEnvelope.ts';
import { findOpenEnvelope } from './queries.ts';

/** The red envelope: shown, and claimed once by each member. */
export const promotionCalls = (deps: PromotionDeps): CallHandler[] => {
  return [
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
  ];
};
