import type { Locale } from '@pavilion/contract';
import {
  myOffers,
  type OfferStanding,
  offerGiveUp,
  offerList,
  offerStanding,
} from '@pavilion/contract/offers';
import { toDecimal } from '@pavilion/money';
import { type CallHandler, handle, type MemberSession } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import {
  type GiveUpDeps,
  giveUpBonus,
  isInPlay,
  promotionStandingsOf,
  readGameNames,
  readRunningBonuses,
  readTurnover,
  turnoverPercentOf,
} from '../cashier/index.ts';
import { envelopeStandingOf } from '../promotions/index.ts';
import { findStanding } from '../recommend/index.ts';
import { isAway } from '../safety/index.ts';
import {
  envelopeSlug,
  friendsSlug,
  presentOffers,
  presentRunning,
  promotionSlug,
  surplusSlug,
} from './presenter.ts';
import { type Offers, readOffers } from './readOffers.ts';

/** Giving up is a press or two; nobody does it more often than this in a minute. */
const giveUpsPerMinute = 30;

const slugsOf = ({ promotions, envelopes, friends, surplus }: Offers): string[] => [
  ...promotions.map(promotionSlug),
  ...envelopes.map(envelopeSlug),
  ...(friends === undefined ? [] : [friendsSlug]),
  ...(surplus === undefined ? [] : [surplusSlug]),
];

/** How each offer stands for a member who is not away. */
const judgeOffers = async (
  { pool, clock }: GiveUpDeps,
  member: MemberSession,
  { promotions, envelopes, friends, surplus }: Offers,
): Promise<ReadonlyMap<string, OfferStanding>> => {
  const now = clock.now();
  const [standingOf, opened, { isAgent, mayRecommend }] = await Promise.all([
    promotionStandingsOf(pool, member, now),
    Promise.all(envelopes.map(({ id }) => envelopeStandingOf(pool, member, id, now))),
    findStanding(pool, member),
  ]);
  const standings = new Map<string, OfferStanding>();
  for (const one of promotions) standings.set(promotionSlug(one), standingOf(one.row.id));
  for (const [place, one] of envelopes.entries()) standings.set(envelopeSlug(one), opened[place] ?? 'closed');
  if (friends !== undefined) standings.set(friendsSlug, mayRecommend && !isAgent ? 'open' : 'closed');
  if (surplus !== undefined) standings.set(surplusSlug, 'open');
  return standings;
};

const standingsOf = async (deps: GiveUpDeps, member: MemberSession) => {
  const now = deps.clock.now();
  const offers = await readOffers(deps.pool, member, now);
  const away = await isAway(deps.pool, member, now);
  const judged = away ? undefined : await judgeOffers(deps, member, offers);
  const list = slugsOf(offers).map((slug) => ({ slug, standing: judged?.get(slug) ?? ('away' as const) }));
  return { is_away: away, list };
};

const runningOf = async ({ pool }: GiveUpDeps, member: MemberSession, locale: Locale) => {
  const { siteId, currency } = member;
  const turnoverPercent = await turnoverPercentOf(pool, siteId, currency);
  const turnover = await readTurnover(pool, { ...member, turnoverPercent });
  const [{ list }, inPlay] = await Promise.all([
    readRunningBonuses(pool, member, turnover, turnoverPercent),
    isInPlay(pool, member),
  ]);
  const games = await readGameNames(
    pool,
    list.flatMap(({ terms }) => terms ?? []),
  );
  return turnover
    .filter(({ left }) => left > 0n)
    .map((deposit) => {
      const bonus = list.find(({ orderNumber }) => orderNumber === deposit.orderNumber);
      return presentRunning(deposit, bonus, inPlay, { currency, locale, games });
    });
};

/** What the site offers, how it stands for a member, and what runs (decision 0345). */
export const offerCalls = (deps: GiveUpDeps, keep: Keep): CallHandler[] => [
  handle(
    offerList,
    keep(async ({ site, locale }, { currency }) => {
      const isOffered = !site.settings.is_demo && site.settings.currencies.includes(currency);
      if (!isOffered) return { currency, list: [] };
      const offers = await readOffers(deps.pool, { siteId: site.id, currency }, deps.clock.now());
      return { currency, list: presentOffers(offers, { currency, locale }) };
    }),
  ),
  handle(offerStanding, async ({ site, member }) =>
    site.settings.is_demo ? { is_away: false, list: [] } : standingsOf(deps, member),
  ),
  handle(myOffers, async ({ member, locale }) => ({
    currency: member.currency,
    list: await runningOf(deps, member, locale),
  })),
  handle(
    offerGiveUp,
    async ({ member }, { order_number, takes_back }) => {
      const { siteId, memberId, currency } = member;
      const wish = { siteId, memberId, currency, orderNumber: order_number, takesBack: takes_back };
      return { currency, taken_back: toDecimal(await giveUpBonus(deps, wish), currency) };
    },
    { perMinute: giveUpsPerMinute },
  ),
];
