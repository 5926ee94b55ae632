import {
  awardKinds,
  bonusSettingCheck,
  cashSurplusCheck,
  cashSurplusState,
  friendAwardKinds,
  recommendMemberSearch,
  recommendProject,
  recommendRecord,
} from '@pavilion/contract/recommend';
import { minor, toDecimal } from '@pavilion/money';
import { createKysely } from '@pavilion/postgres';
import { type CallerOf, type CallHandler, handle } from '../../http/caller.ts';
import { badField, refused } from '../../http/refusal.ts';
import { accountKeyOf, drawQr, type IdentityTables, readIdentityPolicy } from '../identity/index.ts';
import { ensureCode } from './commands/ensureCode.ts';
import type { RecommendDeps } from './commands/goThroughDays.ts';
import { percentOf, presentAward, presentFriend, presentRules, someOf } from './presenter.ts';
import {
  countFriends,
  findStanding,
  findSurplus,
  findTerms,
  listAwards,
  listFriends,
  type Page,
  sumAwards,
} from './queries.ts';

/** "Lately" in what a member is told: the last 30 days. */
const latelyMs = 30 * 24 * 60 * 60_000;

/** Whether somebody joined by the caller's code is no secret; still nobody needs to ask this often. */
const searchesPerMinute = 60;

const cursorPattern = /^[1-9][0-9]{0,17}$/;

const memberCursorPattern = /^[1-9][0-9]{0,8}$/;

interface PageBody {
  readonly cursor?: string | undefined;
  readonly count: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Refuses (HTTP 400) a cursor that no page has handed out, and a range that ends before it begins. */
const pageOf = ({ cursor, count, ...range }: PageBody, pattern: RegExp): Page => {
  if (cursor !== undefined && !pattern.test(cursor)) throw badField('cursor');
  const from = range.from === undefined ? undefined : new Date(range.from);
  const to = range.to === undefined ? undefined : new Date(range.to);
  if (from !== undefined && to !== undefined && from > to) throw badField('to');
  return { cursor, count, from, to };
};

/** The checks by which a page knows what to offer (spec §6). */
const checkCalls = ({ pool }: RecommendDeps): CallHandler[] => [
  handle(bonusSettingCheck, async ({ site }, { member_currency: currency }) => {
    const [terms, { recommendOpen }] = await Promise.all([
      findTerms(pool, { siteId: site.id, currency }),
      readIdentityPolicy(createKysely<IdentityTables>(pool), site.id),
    ]);
    return { is_friend: flag(terms?.is_friend === true && recommendOpen && !site.settings.is_demo) };
  }),
  handle(cashSurplusCheck, async ({ site }, { currency }) => {
    const terms = await findSurplus(pool, { siteId: site.id, currency });
    return { active: flag(terms !== undefined && !site.settings.is_demo) };
  }),
];

const projectOf = async (
  { pool, clock }: RecommendDeps,
  { site, member, origin }: CallerOf<typeof recommendProject>,
) => {
  const { currency } = member;
  const [terms, policy, standing] = await Promise.all([
    findTerms(pool, member),
    readIdentityPolicy(createKysely<IdentityTables>(pool), site.id),
    findStanding(pool, member),
  ]);
  if (terms?.is_friend !== true || !policy.recommendOpen || site.settings.is_demo)
    throw refused(recommendProject.codes, 107, 'signup.recommend_closed');
  if (!standing.mayRecommend) throw refused(recommendProject.codes, 109, 'signup.recommend_disabled');
  const code = await ensureCode(pool, member);
  const link = `${origin}/?${new URLSearchParams({ invite: code })}`;
  const [friends, sums] = await Promise.all([
    countFriends(pool, member),
    sumAwards(pool, member, friendAwardKinds, new Date(clock.now().getTime() - latelyMs)),
  ]);
  return {
    recommend_code: code,
    link,
    qr: drawQr(link),
    currency,
    rules: presentRules(terms, currency),
    friends,
    awarded: toDecimal(minor(sums.all), currency),
    awarded_30_days: toDecimal(minor(sums.lately), currency),
  };
};

/** What a member sees of the own recommendations. What was earned stays in view when recommendations are closed. */
const memberCalls = (deps: RecommendDeps): CallHandler[] => {
  const { pool, clock } = deps;
  const lately = (): Date => new Date(clock.now().getTime() - latelyMs);
  return [
    handle(recommendProject, (caller) => projectOf(deps, caller)),
    handle(recommendRecord, async ({ member }, { kinds = awardKinds, ...body }) => {
      const { currency } = member;
      const page = await listAwards(pool, member, pageOf(body, cursorPattern), kinds);
      return {
        list: page.list.map((row) => presentAward(row, currency)),
        next_cursor: page.nextCursor,
        total: toDecimal(minor(page.total), currency),
        currency,
      };
    }),
    handle(
      recommendMemberSearch,
      async ({ member }, { account = '', ...body }) => {
        const { currency } = member;
        const typed = account.trim();
        const accountKey = typed === '' ? undefined : accountKeyOf(typed);
        const page = await listFriends(pool, member, pageOf(body, memberCursorPattern), {
          accountKey,
          activeSince: lately(),
        });
        return {
          list: page.list.map((row) => presentFriend(row, currency)),
          next_cursor: page.nextCursor,
          total_count: page.totalCount,
          currency,
        };
      },
      { perMinute: searchesPerMinute },
    ),
    handle(cashSurplusState, async ({ site, member }) => {
      const { currency } = member;
      const terms = await findSurplus(pool, member);
      if (terms === undefined || site.settings.is_demo)
        throw refused(cashSurplusState.codes, 101, 'recommend.no_surplus');
      const sums = await sumAwards(pool, member, ['cash_surplus'], lately());
      return {
        currency,
        daily_percent: percentOf(terms.daily_ppm),
        balance_min: toDecimal(minor(terms.balance_min_minor), currency),
        balance_max: someOf(terms.balance_max_minor, currency),
        earned: toDecimal(minor(sums.all), currency),
        earned_30_days: toDecimal(minor(sums.lately), currency),
      };
    }),
  ];
};

/** Friends who bring friends: codes, who has come, and what it has brought (spec §6). */
export const recommendCalls = (deps: RecommendDeps): CallHandler[] => [
  ...checkCalls(deps),
  ...memberCalls(deps),
];
