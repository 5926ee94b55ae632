import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetIntroducer,
  keepAgentDomain,
  keepLink,
  readAgentDomain,
  readLink,
  readLinkCurrency,
} from './signupLink.ts';

/** A browser's cookies: a life of nothing takes one away. */
let jar: Map<string, { value: string; seconds: number }>;

beforeEach(() => {
  jar = new Map();
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*);.*Max-Age=([0-9]+)/.exec(line) ?? [];
      const seconds = Number(age);
      if (seconds === 0) jar.delete(name);
      else jar.set(name, { value, seconds });
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const follow = (search: string): void => keepLink(new URLSearchParams(search), 30);

it('an agent link is kept in its mode for the minutes that the house says', () => {
  follow('?id=17&currency=rmb');
  expect(readLink()).toEqual({ mode: 'member_agent', value: '17', campaign: null });
  expect(readLinkCurrency()).toBe('RMB');
  expect([...jar.values()].map(({ seconds }) => seconds)).toEqual([1800, 1800, 1800]);
});

it('a newer link takes the place of an older one, and an address without any changes nothing', () => {
  follow('?id=17');
  follow('?invite=LANTERN8');
  expect(readLink()).toEqual({ mode: 'recommend_code', value: 'LANTERN8' });
  expect(jar.has('member_agent')).toBe(false);
  follow('?gt_id=2');
  expect(readLink()).toEqual({ mode: 'recommend_code', value: 'LANTERN8' });
});

it('the campaign of an agent link goes and comes with it', () => {
  follow('?id=17&campaign=nightmkt');
  expect(readLink()).toEqual({ mode: 'member_agent', value: '17', campaign: 'nightmkt' });
  follow('?id=18&campaign=%3Cb%3E');
  expect(readLink()).toEqual({ mode: 'member_agent', value: '18', campaign: null });
  follow('?id=17&campaign=nightmkt');
  follow('?invite=LANTERN8&campaign=nightmkt');
  expect(jar.has('campaign')).toBe(false);
});

it.each([
  '?id=0',
  '?id=1%3B',
  '?id=-1',
  '?id=1e3',
  '?invite=%3Cscript%3E',
  `?invite=${'x'.repeat(33)}`,
  '?currency=GOLD',
])('nothing of %s is kept', (search) => {
  follow(search);
  expect([...jar.keys()]).toEqual([]);
});

it('a cookie that somebody tampered with introduces nobody', () => {
  jar.set('signup_mode', { value: 'member_agent', seconds: 60 });
  jar.set('member_agent', { value: '%E0%A4%A', seconds: 60 });
  jar.set('signup_currency', { value: 'GOLD', seconds: 60 });
  expect(readLink()).toEqual({ mode: 'empty' });
  expect(readLinkCurrency()).toBeNull();
});

it('the agent of a domain is kept for a day; a word against the introducer drops everything', () => {
  keepAgentDomain(42);
  follow('?invite=LANTERN8&currency=USD');
  expect(readAgentDomain()).toBe('42');
  expect(jar.get('agent_domain_id')?.seconds).toBe(86_400);
  forgetIntroducer();
  expect([...jar.keys()]).toEqual([]);
});
