import { types } from 'pg';

/** Oids of PostgreSQL's catalogue whose JavaScript form the house settles itself. */
const oid = { int8: 20, date: 1082, timestamp: 1114, int8Array: 1016, dateArray: 1182 } as const;

const identity = (text: string): string => text;

/** Oid of text[]: its parser keeps every element as text. */
const textArray: number = 1009;
const parseTextArray = (text: string): unknown => types.getTypeParser(textArray)(text);
const toBigInts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toBigInts);
  return typeof value === 'string' ? BigInt(value) : value;
};
const parseInt8Array = (text: string): unknown => toBigInts(parseTextArray(text));

const parsers = new Map<number, (text: string) => unknown>([
  // Amounts and long ids never pass through a double.
  [oid.int8, BigInt],
  [oid.int8Array, parseInt8Array],
  // A day or a wall-clock time belongs to no zone, so it must not become an instant of the machine's zone.
  [oid.date, identity],
  [oid.dateArray, parseTextArray],
  [oid.timestamp, identity],
]);

/** int8 → bigint, timestamptz → Date, numeric → string, date and timestamp → string, json → parsed. */
export const columnTypes = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(id);
    return own ?? types.getTypeParser(id, format);
  },
};
