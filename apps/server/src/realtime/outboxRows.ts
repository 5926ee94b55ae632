/** A row of the outbox as the relay takes it out. */
export interface OutboxRow {
  readonly id: bigint;
  readonly site_id: number;
  readonly channel: string;
  readonly member_id: number | null;
  readonly event: string;
  readonly payload: unknown;
  readonly created_at: Date;
}

/** An event on its way to the sockets of a channel; `seq` for events of a private member channel. */
export interface Delivery {
  readonly siteId: number;
  readonly channel: string;
  readonly event: string;
  readonly payload: unknown;
  readonly at: Date;
  readonly memberId: number | null;
  readonly seq: number | null;
}

/** Events of which only the last of a run matters: each tells the whole new state. */
const absorbing: ReadonlySet<string> = new Set(['member_cash']);

/** Rows in id order, without those that the member's next event makes superfluous. */
export const coalesce = (rows: readonly OutboxRow[]): OutboxRow[] => {
  const nextEvent = new Map<number, string>();
  const kept: OutboxRow[] = [];
  for (const row of rows.toSorted((left, right) => (left.id < right.id ? 1 : -1))) {
    if (row.member_id !== null) {
      const isAbsorbed = absorbing.has(row.event) && nextEvent.get(row.member_id) === row.event;
      nextEvent.set(row.member_id, row.event);
      if (isAbsorbed) continue;
    }
    kept.push(row);
  }
  return kept.reverse();
};

/** How many numbers each member's sequence has to grow by. */
export const countByMember = (rows: readonly OutboxRow[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { member_id: memberId } of rows) {
    if (memberId !== null) counts.set(memberId, (counts.get(memberId) ?? 0) + 1);
  }
  return counts;
};

/** Numbers the rows of each member upwards to the member's new last sequence, in row order. */
export const toDeliveries = (
  rows: readonly OutboxRow[],
  lastSeqs: ReadonlyMap<number, number>,
): Delivery[] => {
  const counts = countByMember(rows);
  const given = new Map<number, number>();
  return rows.map((row) => {
    const { member_id: memberId } = row;
    let seq: number | null = null;
    if (memberId !== null) {
      const position = (given.get(memberId) ?? 0) + 1;
      given.set(memberId, position);
      seq = (lastSeqs.get(memberId) ?? 0) - (counts.get(memberId) ?? 0) + position;
    }
    return {
      siteId: row.site_id,
      channel: row.channel,
      event: row.event,
      payload: row.payload,
      at: row.created_at,
      memberId,
      seq,
    };
  });
};
