import { doubleValidation, doubleValidationSkip, login } from '@pavilion/contract/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallFailure } from '../../../api/failure.ts';
import { type Translate, textsOf } from '../../../i18n/texts.ts';
import { answerVerdict, loginVerdict, skipVerdict, type Verdict } from './loginCodes.ts';

let t: Translate;
beforeAll(async () => {
  t = await textsOf('en_US');
});

const serverText = 'What the server says.';
const refusal = (code: number) => new CallFailure('refused', { code, message: serverText });
const server = (): Verdict => ({ kind: 'problem', text: serverText });
const problem = (text: () => string) => (): Verdict => ({ kind: 'problem', text: text() });
const captcha = (): Verdict => ({ kind: 'captcha' });
const over = (): Verdict => ({ kind: 'over', text: serverText });
type Row = readonly [code: number, verdict: () => Verdict];

describe('a login refused (spec §8 Login)', () => {
  const rows: readonly Row[] = [
    [101, problem(() => t('account_error'))],
    [102, problem(() => t('account_disable'))],
    [103, problem(() => t('account_freezen'))],
    [105, captcha],
    [106, problem(() => t('ip_error'))],
    [107, () => ({ kind: 'challenge' })],
    [201, problem(() => `${t('ip_error')} (201)`)],
    [202, problem(() => `${t('ip_error')} (202)`)],
    [203, problem(() => `${t('ip_error')} (203)`)],
    [802, () => ({ kind: 'withdrawVerify' })],
    [403, server],
    [100, server],
    [999, server],
  ];

  it.each(rows)('with %i', (code, verdict) => {
    expect(loginVerdict(refusal(code), t)).toEqual(verdict());
  });

  it('with any code of the contract is one of these', () => {
    const known = new Set(rows.map(([code]) => code));
    expect(Object.keys(login.codes).filter((code) => !known.has(Number(code)))).toEqual([]);
  });
});

describe('an answer refused (spec §8 Double validation)', () => {
  const rows: readonly Row[] = [
    [101, over],
    [102, over],
    [103, captcha],
    [104, captcha],
    [105, captcha],
    [106, problem(() => t('ip_error'))],
    [202, over],
    [205, captcha],
    [206, captcha],
    [403, server],
    [998, () => ({ kind: 'answer', text: 'That answer is incorrect.' })],
    [999, server],
  ];

  it.each(rows)('with %i', (code, verdict) => {
    expect(answerVerdict(refusal(code), t)).toEqual(verdict());
  });

  it('with any code of the contract is one of these', () => {
    const known = new Set(rows.map(([code]) => code));
    expect(Object.keys(doubleValidation.codes).filter((code) => !known.has(Number(code)))).toEqual([]);
  });
});

describe('a skip refused (spec §8 Skip)', () => {
  it('with 101 ends the login as a wrong account does', () => {
    expect(Object.keys(doubleValidationSkip.codes)).toEqual(['101']);
    expect(skipVerdict(refusal(101), t)).toEqual({ kind: 'over', text: 'Incorrect username or password.' });
  });

  it('with anything else says what the server says', () => {
    expect(skipVerdict(refusal(999), t)).toEqual(server());
  });
});

describe.each([
  ['login', loginVerdict],
  ['answer', answerVerdict],
  ['skip', skipVerdict],
] as const)('no code at all, at a %s', (_what, verdictOf) => {
  it('is told as what it is', () => {
    expect(verdictOf(new CallFailure('timeout'), t)).toEqual({
      kind: 'problem',
      text: 'The request timed out. Please try again',
    });
    expect(verdictOf(new CallFailure('network'), t)).toEqual({
      kind: 'problem',
      text: 'No connection. Please check your network',
    });
    expect(verdictOf(new CallFailure('malformed'), t)).toEqual({
      kind: 'problem',
      text: 'Something went wrong. Please try again later',
    });
    expect(verdictOf(new CallFailure('problem', { code: 400, message: serverText }), t)).toEqual(server());
  });

  it('is a wait when the server asks for one', () => {
    const busy = new CallFailure('problem', { code: 429, message: serverText, retryAfterSeconds: 30 });
    expect(verdictOf(busy, t)).toEqual({ kind: 'wait', text: serverText, seconds: 30 });
  });
});
