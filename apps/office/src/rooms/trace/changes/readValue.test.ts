import { describe, expect, it } from 'vitest';
import { columnsOf, pairEntries } from './entries.ts';
import { readValue, shifted } from './readValue.ts';

describe('a value of a content', () => {
  it('is an amount with the currency that it stands beside, whole minor units by that currency’s decimals', () => {
    expect(readValue('amount', '25.50', 'RMB')).toEqual({ kind: 'money', amount: '25.50', currency: 'RMB' });
    expect(readValue('amount_minor', 1000, 'RMB')).toEqual({
      kind: 'money',
      amount: '10.00',
      currency: 'RMB',
    });
    expect(readValue('amount_minor', '9007199254740993', 'RMB')).toMatchObject({
      amount: '90071992547409.93',
    });
  });

  it('stays as it is where it is no amount or no currency is known', () => {
    expect(readValue('amount', '***', 'RMB')).toEqual({ kind: 'text', text: '***' });
    expect(readValue('amount_minor', 1000, undefined)).toEqual({ kind: 'text', text: '1000' });
    expect(readValue('reference', '25.50', 'RMB')).toEqual({ kind: 'text', text: '25.50' });
  });

  it('is per cent exactly, from millionths and hundredths of a per cent', () => {
    expect(readValue('rate_ppm', 1, undefined)).toEqual({ kind: 'percent', percent: '0.0001' });
    expect(readValue('rate_ppm', 350_000, undefined)).toEqual({ kind: 'percent', percent: '35' });
    expect(readValue('fee_basis_points', 125, undefined)).toEqual({ kind: 'percent', percent: '1.25' });
    expect(shifted('-5', 2)).toBe('-0.05');
  });

  it('is a time, a yes or no, or nothing', () => {
    expect(readValue('end_at', '2026-11-27T17:00:00.000Z', undefined).kind).toBe('instant');
    expect(readValue('enabled', false, undefined)).toEqual({ kind: 'flag', is: false });
    expect(readValue('fence', null, 'RMB')).toEqual({ kind: 'none' });
  });
});

describe('lists that are compared', () => {
  it('tell what came, went and changed', () => {
    const before = [
      { currency: 'RMB', min: '1' },
      { currency: 'VND', min: '2' },
      { currency: 'JPY', min: '3' },
    ];
    const after = [
      { min: '1', currency: 'RMB' },
      { currency: 'VND', min: '5' },
      { currency: 'WON', min: '9' },
    ];
    expect(pairEntries(before, after).map(({ turn }) => turn)).toEqual([
      'same',
      'changed',
      'added',
      'removed',
    ]);
  });

  it('are a table only where all entries have the same few plain fields', () => {
    expect(
      columnsOf([
        { a: 1, b: 2 },
        { b: 3, a: 4 },
      ]),
    ).toEqual(['a', 'b']);
    expect(columnsOf([{ a: 1 }, { b: 3 }])).toBeUndefined();
    expect(columnsOf([{ a: { b: 1 } }])).toBeUndefined();
  });
});
