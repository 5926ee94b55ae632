import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../api/failure.ts';
import { isTokenOver, resetText, verifyText } from './recoveryCodes.ts';

/** spec §8 Withdraw verify and Reset: which codes ask to verify again, and which speak for themselves. */
const t = (key: string): string => key;
const again = 'signup.error_verify_pls_reVerify';
const server = 'the words of the server';
const refusal = (code: number) => new CallFailure('refused', { code, message: server });

describe('what a refusal says', () => {
  it.each([
    [101, again, again],
    [102, again, again],
    [103, server, server],
    [200, server, server],
    [201, again, again],
    [202, again, again],
    [203, again, again],
    [204, again, server],
    [205, server, server],
  ])('%i', (code, verifying, resetting) => {
    expect(verifyText(refusal(code), t)).toBe(verifying);
    expect(resetText(refusal(code), t)).toBe(resetting);
  });

  it.each([
    ['timeout', 'requestTimeout'],
    ['network', 'networkError'],
    ['malformed', 'error'],
    ['problem', server],
  ] as const)('of a call that failed by %s, whatever its code', (kind, text) => {
    const failure = new CallFailure(kind, { code: 101, message: server });
    expect(verifyText(failure, t)).toBe(text);
    expect(resetText(failure, t)).toBe(text);
  });

  it.each([
    [101, true],
    [102, true],
    [201, false],
    [203, false],
  ])('%i ends the token: %s', (code, isOver) => {
    expect(isTokenOver(refusal(code))).toBe(isOver);
  });
});
