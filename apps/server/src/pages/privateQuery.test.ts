import { expect, it } from 'vitest';
import { publicAddress } from './privateQuery.ts';

it.each([
  ['/', '/', false],
  ['/gameHall/2?gp_id=1', '/gameHall/2?gp_id=1', false],
  ['/?enc=secret', '/', true],
  ['/?enc=one&enc=two', '/', true],
  ['/faq/x?a=1&enc=secret&b=2', '/faq/x?a=1&b=2', true],
  ['/?tk=t&member_id=7&member_account=a&member_currency=USD&pwa=1', '/?pwa=1', true],
  ['/?%65nc=secret', '/', true],
  ['/authCallback?code=c&state=s', '/authCallback', true],
  ['/authCallback/?error=%3Cb%3E', '/authCallback/', true],
  ['/?enc', '/', true],
  ['/?a=b?c&enc=secret', '/?a=b%3Fc', true],
])('%s is rendered as %s', (url, rendered, isPrivate) => {
  expect(publicAddress(url)).toEqual({ url: rendered, isPrivate });
});
