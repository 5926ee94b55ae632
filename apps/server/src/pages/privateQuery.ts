import { handoffQueryKeys } from '@pavilion/contract';

/** Where third parties send a window back to: everything in its query is between them and the tab that began. */
const callbackPath = '/authCallback';

export interface PageAddress {
  /** Path and query as the page may know them. */
  readonly url: string;
  /** Whether something was left out that nobody else may see. */
  readonly isPrivate: boolean;
}

/**
 * The address of a page without what opens an account: hand-off tokens (spec §2) and answers of third parties. The page is
 * rendered without them, so that they stand in no rendering, no cache and no error; the browser takes them from its own
 * address bar and clears that.
 */
export const publicAddress = (requestUrl: string): PageAddress => {
  const mark = requestUrl.indexOf('?');
  if (mark === -1) return { url: requestUrl, isPrivate: false };
  const path = requestUrl.slice(0, mark);
  if (path.replace(/\/+$/, '') === callbackPath) return { url: path, isPrivate: true };
  const search = new URLSearchParams(requestUrl.slice(mark));
  const found = handoffQueryKeys.filter((key) => search.has(key));
  if (found.length === 0) return { url: requestUrl, isPrivate: false };
  for (const key of found) search.delete(key);
  return { url: search.size === 0 ? path : `${path}?${search}`, isPrivate: true };
};
