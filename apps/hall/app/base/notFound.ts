import { data } from 'react-router';

/** Why there is no page: no route has this path, or a route's rule refused it. The two are worded apart (spec §2). */
export type NotFoundCause = 'no-match' | 'rule';

/** A 404 to be thrown by a loader. */
export const pageNotFound = (request: Request, cause: NotFoundCause) => {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return data(cause === 'rule' ? `Page Not Found: ${path}` : `Page not found: ${path}`, { status: 404 });
};
