import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../signup/testEntrance.ts';
import { captchaAlphabet } from './captcha/glyphs.ts';

let hall: Entrance;
beforeAll(async () => {
  hall = await openEntrance();
  await hall.addMember({ account: 'reader01' });
});
afterAll(() => hall.close());

const loginWith = async (
  captcha: { captcha_token: string; answer: string },
  ip: string,
  host: string = hosts.hall,
) =>
  hall.call(
    '/login',
    { account: 'reader01', password: defaultPassword, ...captcha },
    { ip, host, ticket: await hall.ticket({ ip, host }) },
  );

describe('a captcha', () => {
  it('is a picture of four characters made of dots, without text or paths', async () => {
    const { data } = await hall.call('/captcha', { type: 1 }, { ip: hall.newIp() });
    expect(data.captcha).toMatch(/^<svg [^>]+><image [^>]+\/><\/svg>$/);
    const { answer } = await hall.captcha(1, { ip: hall.newIp() });
    expect(answer).toHaveLength(4);
    expect([...answer].every((character) => captchaAlphabet.includes(character))).toBe(true);
  });

  it('is good once', async () => {
    const ip = hall.newIp();
    const captcha = await hall.captcha(1, { ip });
    expect((await loginWith(captcha, ip)).code).toBe(100);
    expect((await loginWith(captcha, ip)).code).toBe(105);
  });

  it('is used up by a wrong answer too', async () => {
    const ip = hall.newIp();
    const captcha = await hall.captcha(1, { ip });
    expect((await loginWith({ ...captcha, answer: 'nope' }, ip)).code).toBe(105);
    expect((await loginWith(captcha, ip)).code).toBe(105);
  });

  it('may be typed in lower case with spaces around', async () => {
    const ip = hall.newIp();
    const captcha = await hall.captcha(1, { ip });
    const typed = ` ${captcha.answer.toLowerCase()} `;
    expect((await loginWith({ ...captcha, answer: typed }, ip)).code).toBe(100);
  });

  it('of sign-up does not open the login', async () => {
    const ip = hall.newIp();
    expect((await loginWith(await hall.captcha(2, { ip }), ip)).code).toBe(105);
  });

  it('of one site does not open another', async () => {
    const ip = hall.newIp();
    expect((await loginWith(await hall.captcha(1, { ip, host: hosts.other }), ip)).code).toBe(105);
  });

  it('is good for five minutes', async () => {
    const ip = hall.newIp();
    const captcha = await hall.captcha(1, { ip });
    hall.clock.advance(5 * 60_000);
    expect((await loginWith(captcha, ip)).code).toBe(105);
  });

  it('is not given without end: 101 after a handful at once, again after a second', async () => {
    const ip = hall.newIp();
    const ask = async () => (await hall.call('/captcha', { type: 1 }, { ip })).code;
    const codes = await Promise.all([1, 2, 3, 4, 5, 6].map(ask));
    expect(codes).toEqual([100, 100, 100, 100, 100, 101]);
    expect((await hall.call('/captcha', { type: 1 }, { ip: hall.newIp() })).code).toBe(100);
    hall.clock.advance(1_000);
    expect(await ask()).toBe(100);
  });
});

describe('in test mode', () => {
  it('every captcha is answered 0000, and only with its token', async () => {
    const testHall = await openEntrance({ testMode: true });
    try {
      await testHall.addMember({ account: 'reader02' });
      const { data } = await testHall.call('/captcha', { type: 1 });
      const body = { account: 'reader02', password: defaultPassword, answer: '0000' };
      const login = async (captcha_token: unknown) =>
        testHall.call('/login', { ...body, captcha_token }, { ticket: await testHall.ticket() });
      expect((await login('made-up')).code).toBe(105);
      expect((await login(data.captcha_token)).code).toBe(100);
    } finally {
      await testHall.close();
    }
  });
});
