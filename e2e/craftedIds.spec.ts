import { expect, once, test } from './fixtures.ts';

/** Segments that nobody types by accident: the answer is a page that is not there, never a failure of the house. */

const segments = [
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  "3%27%20or%20'1'='1",
  '-3',
  '3.0',
  '0x3',
  '9999999999999999999999',
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
];

test('no page knows a crafted segment', once, async ({ request }) => {
  for (const folder of ['main', 'faq', 'discount', 'sponsor', 'gameHall'])
    for (const segment of segments) {
      const asked = `/${folder}/${segment}`;
      const answer = await request.get(asked, { maxRedirects: 0 });
      expect([400, 404, 414], `${asked}: ${answer.status()}`).toContain(answer.status());
      const body = await answer.text();
      expect(body, asked).not.toContain('<script>alert');
      expect(body, asked).not.toMatch(/node:internal|node_modules/);
    }
});

test(
  'an address with two slashes at its beginning names no other host',
  once,
  async ({ request, baseURL }) => {
    expect((await request.get(`${baseURL}//`)).status()).toBeLessThan(500);
    for (const path of ['//evil.example/faq', '///evil.example', '//evil.example/faq.data']) {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(404);
    }
  },
);

test('a lobby of slots that is asked for with crafted words does not fail', once, async ({ request }) => {
  for (const query of ["gp_id=1'", 'gp_id=__proto__', 'gp_id=1&house=-1', 'gp_id=1&gp_id=2', 'gp_id=%00']) {
    const answer = await request.get(`/slotgame?gt_id=2&${query}`, { maxRedirects: 0 });
    expect(answer.status(), query).toBeLessThan(500);
  }
});
