import { bulletinMemberHide } from '@pavilion/contract/content';
import { createKysely, kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { CallHandler } from '../../http/caller.ts';
import { createKeeper } from '../../infra/answerKeeper.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import type { SiteBook } from '../sites/index.ts';
import { contentCalls } from './calls.ts';
import type { ContentTables } from './tables.ts';

export { maskAccount } from './presenter.ts';
export { type RouteRule, routeRulesMax, ruleIn, usableRules } from './routeChain.ts';
export { plainText, safeHtml } from './safeHtml.ts';
export { isBannerLink, isFooterLink, isOwnOrSecureLink } from './safeLink.ts';

export interface ContentDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly sites: SiteBook;
}

export interface ContentModule extends ServerModule {
  /** Forgets the public answers kept in this process; called when content changed. */
  readonly purge: () => void;
}

/** Banners, running lines, pop-ups, footers, pages, jackpot and latest wins (spec §3, §7). */
export const createContentModule = ({ pool, clock, sites }: ContentDeps): ContentModule => {
  const db = createKysely<ContentTables>(pool);
  const { keep, purge } = createKeeper();
  return {
    name: 'content',
    calls: contentCalls({ db, pool, clock, sites, keep }),
    purge,
  };
};

/** The calls that show content, answered from within a transaction and kept nowhere: what a preview is made of. */
export const contentCallsIn = (client: PoolClient, deps: ContentDeps): CallHandler[] =>
  contentCalls({ ...deps, db: kyselyOn<ContentTables>(client), keep: (load) => load }).filter(
    ({ call }) => call.path !== bulletinMemberHide.path,
  );
