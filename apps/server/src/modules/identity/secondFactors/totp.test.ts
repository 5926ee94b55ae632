import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQr } from './qrPicture.ts';
import {
  findSkewSeconds,
  findStep,
  newTotpSecret,
  otpauthAddress,
  readTotpCode,
  stepAt,
  toBase32,
  totpCode,
} from './totp.ts';

/** The secret of the test vectors of RFC 4226 and RFC 6238. */
const rfcSecret = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s are those of RFC 6238, appendix B', (seconds, code) => {
    expect(totpCode(rfcSecret, stepAt(at(seconds)))).toBe(code);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('of counter %i are those of RFC 4226, appendix D', (counter) => {
    const codes = [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ];
    expect(totpCode(rfcSecret, counter)).toBe(codes[counter]);
  });

  it.each([
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['１２３４５６', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['١٢٣٤٥٦', null],
  ])('typed as %j are read as %j', (typed, code) => {
    expect(readTotpCode(typed)).toBe(code);
  });
});

describe('the window', () => {
  const now = at(1_234_567_890);
  const current = stepAt(now);

  it.each([-1, 0, 1])('takes the step %i from now', (off) => {
    expect(findStep(rfcSecret, totpCode(rfcSecret, current + off), now)).toBe(current + off);
  });

  it.each([-3, -2, 2, 3])('refuses the step %i from now, and says how far the clock is off', (off) => {
    const code = totpCode(rfcSecret, current + off);
    expect(findStep(rfcSecret, code, now)).toBeNull();
    expect(findSkewSeconds(rfcSecret, code, now)).toBe(off * 30);
  });

  it('knows no clock that is off by more than ten minutes', () => {
    expect(findSkewSeconds(rfcSecret, totpCode(rfcSecret, current + 21), now)).toBeNull();
    expect(findSkewSeconds(rfcSecret, totpCode(rfcSecret, current - 21), now)).toBeNull();
  });
});

describe('the secret', () => {
  it('is written in base32 (RFC 4648 §10)', () => {
    expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ]);
  });

  it('has 160 bits and is never the same', () => {
    expect(newTotpSecret()).toHaveLength(20);
    expect(newTotpSecret().equals(newTotpSecret())).toBe(false);
  });

  it('goes into an address that apps read, whatever the names are', () => {
    const address = new URL(otpauthAddress(rfcSecret, { issuer: '华庭 & Co', account: 'player01' }));
    expect(decodeURIComponent(address.pathname)).toBe('/华庭 & Co:player01');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: '华庭 & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

/** The picture as a camera sees it: each module eight pixels wide. */
const photograph = (svg: string) => {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 8;
  const width = size * scale;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) * scale + row) * width + Number(x) * scale) * 3;
      data.fill(0, start, start + Number(length) * scale * 3);
    }
  }
  return { width, height: width, data };
};

describe('the picture', () => {
  it('is read back by a QR reader', () => {
    const address = otpauthAddress(newTotpSecret(), { issuer: '华庭', account: 'player01' });
    expect(decodeQR(photograph(drawQr(address)))).toBe(address);
  });
});
