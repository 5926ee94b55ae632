import { expect, test } from 'vitest';
import { isWindowPath } from './page.ts';

test.each([
  '/loading',
  '/loading/',
  '/loading//',
  '/Loading',
  '/close',
  '/close/',
  '/authCallback',
  '/authcallback/',
])('%s stands in a window of its own', (pathname) => expect(isWindowPath(pathname)).toBe(true));

test.each(['/', '', '/loading/x', '/loadings', '/user/loading', '//loading', 'loading', '/play'])(
  '%s is a page of the hall',
  (pathname) => expect(isWindowPath(pathname)).toBe(false),
);
