import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  agents,
  billOf,
  deductions,
  firstMonth,
  lost,
  plainTerms,
  settleFour,
  sharePlans,
} from './fourLevels.fixture.ts';
import { verifyCsv } from './verify.ts';

const settlement = settleFour({
  plans: sharePlans({ terms: { ...plainTerms, deductions } }),
  days: firstMonth(),
});
const csv = [...settlement.csvOf(agents.C)].join('');

/** Lines that somebody changed and gave a new hash. */
const forge = (change: (body: string) => string): string => {
  const body = change(csv.slice(0, csv.lastIndexOf('sha256,')));
  return `${body}sha256,${createHash('sha256').update(body).digest('hex')}\n`;
};

describe('a downloaded bill', () => {
  it('proves itself', () => {
    expect(verifyCsv(csv, billOf(settlement, 'C').sha256)).toEqual({
      agent: '3',
      cycle: '2026-10-01/2026-10-31',
      currency: 'RMB',
      lines: csv.split('\n').length - 3,
      payable: '1940.12',
      sha256: billOf(settlement, 'C').sha256,
    });
  });

  it('does so by either method, after a losing month, and with a debt', () => {
    const losing = lost({ m1: 4_000, m2: 1_000, m3: 1_000, m4: -9_000 });
    const months = (['line', 'path'] as const).map((method) =>
      settleFour({ plans: sharePlans({ terms: { ...plainTerms, method } }), days: losing }),
    );
    for (const month of months)
      for (const { agent, sha256 } of month.bills)
        expect(verifyCsv([...month.csvOf(agent)].join('')).sha256).toBe(sha256);
  });

  it('does so still when a spreadsheet wrote it again', () => {
    const written = `\uFEFF${csv.replaceAll('\n', '\r\n').trimEnd()},,,\r\n`;
    expect(verifyCsv(written).payable).toBe('1940.12');
  });
});

describe('a bill that does not prove itself', () => {
  it.each<[string, string]>([
    ['they were changed', csv.replace('6000.00', '6000.01')],
    ['does not give the hash', csv.slice(0, 500)],
    ['is not the header', csv.slice(1)],
    [
      'the base of the line: does not come of its lines',
      forge((body) => body.replace(/(day,.*),6000\.00,/, '$1,6000.01,')),
    ],
    [
      'what is payable: does not come of its lines',
      forge((body) => body.replace(/1940\.12,\n$/, '2940.12,\n')),
    ],
    ['has 19 cells', forge((body) => body.replace('plan,,', 'plan,'))],
    ['is no amount of RMB', forge((body) => body.replace(/1940\.12,\n$/, '1e3,\n'))],
  ])('is refused: %s', (message, text) => {
    expect(() => verifyCsv(text)).toThrow(message);
  });

  it('is refused for the hash of another bill', () => {
    expect(() => verifyCsv(csv, billOf(settlement, 'D').sha256)).toThrow(
      'these are the lines of another bill',
    );
  });
});
