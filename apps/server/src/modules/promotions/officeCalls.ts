import {
  type EnvelopeLook,
  envelopeCreate,
  envelopeEnd,
  envelopeList,
  envelopeLook,
  envelopeOne,
  promotionCosts,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import { handleOffice, type OfficeCallerOf, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { datedReport } from '../reports/index.ts';
import { requireCurrency } from '../sites/index.ts';
import {
  type EnvelopeContent,
  type EnvelopeDeskDeps,
  endEnvelope,
  judgeAlone,
  publishEnvelope,
  sumsOf,
} from './commands/publishEnvelope.ts';
import { type CostDeps, readCosts } from './costs.ts';
import { certainShare } from './drawShares.ts';
import { countEligible, findEnvelope, listEnvelopes } from './officeQueries.ts';

/** What an envelope would cost, before it is published. */
const lookAt = async (
  { pool, clock }: EnvelopeDeskDeps,
  { site, actor }: OfficeCallerOf<typeof envelopeLook>,
  content: EnvelopeContent,
): Promise<EnvelopeLook> => {
  const now = clock.now();
  const { currency, shares } = content;
  const { budgetMinor, minDepositMinor } = sumsOf(content, now);
  const rule = { currency, minDepositMinor, depositDays: content.deposit_days };
  const [eligible, alone] = await Promise.all([
    countEligible(pool, site.id, now, rule),
    judgeAlone(pool, actor, content, budgetMinor, now),
  ]);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  const certain = certainShare(budgetMinor, shares, content.spread);
  const comers = BigInt(Math.min(eligible, shares));
  return {
    most: money(budgetMinor),
    mean: money(budgetMinor / BigInt(shares)),
    least_share: money(content.spread === 'even' ? certain : certain + 1n),
    eligible,
    likely: money((budgetMinor * comers) / BigInt(shares)),
    needs_second: alone.needsSecond,
    alone_left: money(alone.leftMinor),
  };
};

/** Envelopes as staff see, make and end them, and what promotions cost. */
export const envelopeCalls = (deps: EnvelopeDeskDeps & CostDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  return [
    handleOffice(envelopeList, null, async ({ site, locale }, body) => {
      const now = clock.now();
      const reader = { siteId: site.id, locale, now };
      return { ...(await listEnvelopes(pool, reader, body)), asOf: now.toISOString() };
    }),
    handleOffice(envelopeOne, null, async ({ site, locale }, { id }) => {
      const envelope = await findEnvelope(pool, { siteId: site.id, locale, now: clock.now() }, id);
      if (envelope === undefined) throw refused(envelopeOne.codes, 404, 'office.not_found');
      return envelope;
    }),
    handleOffice(envelopeLook, null, async (caller, content) => {
      requireCurrency(caller.site, content.currency);
      return lookAt(deps, caller, content);
    }),
    handleOffice(envelopeCreate, 'write', async ({ site, actor }, body) => {
      requireCurrency(site, body.currency);
      return publishEnvelope(deps, actor, body);
    }),
    handleOffice(promotionCosts, null, ({ site }, { from, to }) =>
      datedReport(pool, () =>
        readCosts(deps, { siteId: site.id, from, to, timeZone: site.settings.time_zone }),
      ),
    ),
    handleOffice(envelopeEnd, 'write', async ({ actor }, body) => {
      await endEnvelope(deps, actor, body);
      return {};
    }),
  ];
};
