import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { coalesce, countByMember, type OutboxRow, toDeliveries } from './outboxRows.ts';

const row = (id: number, memberId: number | null, event: string, payload: unknown = {}): OutboxRow => ({
  id: BigInt(id),
  site_id: 1,
  channel: memberId === null ? 'web_member' : `private-member.${memberId}`,
  member_id: memberId,
  event,
  payload,
  created_at: new Date(0),
});
const idsOf = (rows: readonly OutboxRow[]): number[] => rows.map(({ id }) => Number(id));

describe('coalescing', () => {
  it('keeps the last of a run of cash events, whatever other members do between', () => {
    const rows = [
      row(1, 7, 'member_cash'),
      row(2, 8, 'member_cash'),
      row(3, 7, 'member_cash'),
      row(4, 7, 'member_cash'),
    ];
    expect(idsOf(coalesce(rows))).toEqual([2, 4]);
  });

  it('keeps cash before another event of the member, so that the order tells the truth', () => {
    const rows = [row(1, 7, 'member_cash'), row(2, 7, 'deposit_success'), row(3, 7, 'member_cash')];
    expect(idsOf(coalesce(rows))).toEqual([1, 2, 3]);
  });

  it('keeps every event of every other kind', () => {
    const rows = [
      row(1, 7, 'letters'),
      row(2, 7, 'letters'),
      row(3, null, 'jackpot'),
      row(4, null, 'jackpot'),
    ];
    expect(idsOf(coalesce(rows))).toEqual([1, 2, 3, 4]);
  });

  it('puts rows that came in any order into the order of their ids', () => {
    expect(idsOf(coalesce([row(11, 7, 'letters'), row(9, 7, 'login'), row(10, 8, 'login')]))).toEqual([
      9, 10, 11,
    ]);
  });
});

describe('numbering', () => {
  it('counts each member up to its new last number, without gap, over any mix of batches', () => {
    const random = createRandom();
    const lastSeqs = new Map<number, number>();
    const heard = new Map<number, number[]>();
    for (let batch = 0; batch < 30; batch += 1) {
      const rows = Array.from({ length: random.int(0, 40) }, (_, index) =>
        row(index, random.chance(0.1) ? null : random.int(1, 5), random.pick(['login', 'member_cash'])),
      );
      const kept = coalesce(rows);
      for (const [member, count] of countByMember(kept))
        lastSeqs.set(member, (lastSeqs.get(member) ?? 0) + count);
      for (const { memberId, seq } of toDeliveries(kept, lastSeqs)) {
        if (memberId === null) expect(seq).toBeNull();
        else heard.set(memberId, [...(heard.get(memberId) ?? []), Number(seq)]);
      }
    }
    for (const [member, seqs] of heard) {
      expect(seqs, `seed ${random.seed}`).toEqual(
        Array.from({ length: lastSeqs.get(member) ?? 0 }, (_, n) => n + 1),
      );
    }
  });
});
