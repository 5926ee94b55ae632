import type { CallHandler } from '../../http/caller.ts';
import { type BulletinDeps, bulletinCalls } from './bulletinCalls.ts';
import { pageCalls } from './pageCalls.ts';
import { showcaseCalls } from './showcaseCalls.ts';

/** What an operator says and shows: carousels and tickers, announcements, pages (spec §7). */
export const contentCalls = (deps: BulletinDeps): CallHandler[] => [
  ...showcaseCalls(deps.db, deps.clock, deps.keep),
  ...bulletinCalls(deps),
  ...pageCalls(deps.db, deps.keep),
];
