import { describe, expect, it } from 'vitest';
import { cellOf } from '../../ui/csvFile.ts';
import { traceCsv } from './traceCsv.ts';

describe('a cell of an export', () => {
  it('is quoted, with its own quotes doubled', () => {
    expect(cellOf('says "no", twice')).toBe('"says ""no"", twice"');
    expect(cellOf(null)).toBe('""');
    expect(cellOf({ state: 'paid' })).toBe('"{""state"":""paid""}"');
  });

  it.each(['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
    'is no formula to a spreadsheet: %j',
    (text) => expect(cellOf(text)).toMatch(/^"'/),
  );
});

describe('an export of the trace', () => {
  it('has a line of names and one for each row', () => {
    const row = {
      id: '7',
      at: '2026-11-20T12:00:00.000Z',
      staff: { id: 1, account: '=admin' },
      address: '127.0.0.1',
      call: '/office/member/reveal',
      kind: 'read' as const,
      subject: { kind: 'member', id: '4' },
      before: null,
      after: null,
      reason: 'asked, twice',
      outcome: 'done' as const,
      code: null,
      hash: 'ab',
    };
    const [names, line, rest] = traceCsv([row]).split('\r\n');
    expect(names).toMatch(/^\ufeff"id","at","staff"/);
    expect(line).toBe(
      '"7","2026-11-20T12:00:00.000Z","\'=admin","127.0.0.1","/office/member/reveal","read","member","4","asked, twice","done","","","","ab"',
    );
    expect(rest).toBe('');
  });
});
