import { afterEach, expect, it } from 'vitest';
import { ruledTarget, setRouteRules } from './routeRules.ts';

afterEach(() => setRouteRules([]));

it('leads a path on, and everything below one that ends in a star', () => {
  setRouteRules([
    { path: '/news/*', target: 'https://far.example/' },
    { path: '/old', target: '/discount' },
  ]);
  expect(ruledTarget('/old')).toBe('/discount');
  expect(ruledTarget('/news/a')).toBe('https://far.example/');
  expect(ruledTarget('/older')).toBeUndefined();
  expect(ruledTarget('/news')).toBeUndefined();
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//other.example',
  '/\\other.example',
  'http://other.example',
])('throws for %s', (target) => {
  setRouteRules([{ path: '/old', target }]);
  expect(() => ruledTarget('/old')).toThrow('no rule may lead to');
});
