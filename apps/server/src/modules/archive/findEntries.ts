import { isEmpty, type MoveColumn, type MoveRow, wholeOf, wordsOf } from './moveRows.ts';
import { type MovesFile, openMovesFile, type RowGroup } from './movesFile.ts';

/** A place in an account's history: entries before it are older. */
export interface EntryPlace {
  readonly transferId: bigint;
  readonly leg: number;
}

/** What is asked of the files: entries of an account, the newest first. */
export interface EntriesWish {
  /** Paths of files, the newest first, each with the first and last transfer of the account in it. */
  readonly files: readonly { readonly path: string; readonly firstId: bigint; readonly lastId: bigint }[];
  readonly accountId: bigint;
  readonly before: EntryPlace;
  readonly limit: number;
  /** All kinds unless told. */
  readonly kinds: readonly string[] | null;
  /** Posted at or after and before, microseconds. */
  readonly from: bigint | null;
  readonly to: bigint | null;
  /** Looks no further once so much time is gone. */
  readonly withinMs: number;
}

export interface FoundEntry extends EntryPlace {
  readonly kind: string;
  readonly reference: string;
  readonly reason: string | null;
  readonly actor: string | null;
  readonly meta: string | null;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint | null;
  readonly occurredAt: bigint;
  readonly createdAt: bigint;
}

export interface FoundEntries {
  readonly entries: readonly FoundEntry[];
  /** From where the next question goes on; null where nothing is left. */
  readonly next: EntryPlace | null;
}

const optional = <T>(
  row: MoveRow,
  name: MoveColumn,
  read: (row: MoveRow, name: MoveColumn) => T,
): T | null => (isEmpty(row, name) ? null : read(row, name));

/** The entries of an account in a move: what left it, and what reached it. */
const entriesOf = (row: MoveRow, accountId: bigint): FoundEntry[] => {
  const place = Number(wholeOf(row, 'place'));
  const common = {
    transferId: wholeOf(row, 'transfer_id'),
    kind: wordsOf(row, 'kind'),
    reference: wordsOf(row, 'reference'),
    reason: optional(row, 'reason', wordsOf),
    actor: optional(row, 'actor', wordsOf),
    meta: optional(row, 'meta', wordsOf),
    occurredAt: wholeOf(row, 'occurred_at'),
    createdAt: wholeOf(row, 'created_at'),
  };
  const amount = wholeOf(row, 'amount_minor');
  const side = (leg: number, amountMinor: bigint, after: MoveColumn): FoundEntry => ({
    ...common,
    leg,
    amountMinor,
    balanceAfterMinor: optional(row, after, wholeOf),
  });
  return [
    ...(wholeOf(row, 'to_id') === accountId ? [side(2 * place, amount, 'to_after')] : []),
    ...(wholeOf(row, 'from_id') === accountId ? [side(2 * place - 1, -amount, 'from_after')] : []),
  ];
};

const isBefore = (one: EntryPlace, other: EntryPlace): boolean =>
  one.transferId < other.transferId || (one.transferId === other.transferId && one.leg < other.leg);

const mayHold = (
  group: RowGroup,
  { before, from, to }: EntriesWish,
  firstId: bigint,
  lastId: bigint,
): boolean =>
  group.firstId <= before.transferId &&
  group.firstId <= lastId &&
  group.lastId >= firstId &&
  (from === null || group.lastAt >= from) &&
  (to === null || group.firstAt < to);

/** Entries of a group that are wanted, the newest first. */
const readGroup = async (file: MovesFile, group: RowGroup, wish: EntriesWish): Promise<FoundEntry[]> => {
  const places = await file.find(group, [wish.accountId]);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return [];
  // At once: pages are opened whole, so to read twice is to open the same ones twice.
  const rows = await file.rows(first, last + 1);
  const found = places.toReversed().flatMap((place) => {
    const row = rows[place - first];
    return row === undefined ? [] : entriesOf(row, wish.accountId);
  });
  return found.filter(
    (entry) =>
      isBefore(entry, wish.before) &&
      (wish.kinds === null || wish.kinds.includes(entry.kind)) &&
      (wish.from === null || entry.createdAt >= wish.from) &&
      (wish.to === null || entry.createdAt < wish.to),
  );
};

/** The place before everything in a group. */
const beginOf = async (file: MovesFile, group: RowGroup): Promise<EntryPlace> => {
  const [row] = await file.rows(group.start, group.start + 1);
  return {
    transferId: group.firstId,
    leg: row === undefined ? 0 : 2 * Number(wholeOf(row, 'place')) - 1,
  };
};

/**
 * Looks for entries from the newest group of the newest file on. Holds the rows of one group in memory, and ends when the page
 * is full or the time is gone; what was not looked at then is asked for from `next` on.
 */
export const findEntries = async (wish: EntriesWish): Promise<FoundEntries> => {
  const beganMs = performance.now();
  const entries: FoundEntry[] = [];
  for (const { path, firstId, lastId } of wish.files) {
    if (firstId > wish.before.transferId) continue;
    const file = await openMovesFile(path);
    for (const group of [...file.groups].reverse()) {
      if (!mayHold(group, wish, firstId, lastId)) continue;
      entries.push(...(await readGroup(file, group, wish)));
      const last = entries[wish.limit - 1];
      if (entries.length > wish.limit && last !== undefined)
        return { entries: entries.slice(0, wish.limit), next: last };
      if (performance.now() - beganMs > wish.withinMs) return { entries, next: await beginOf(file, group) };
    }
  }
  return { entries, next: null };
};
