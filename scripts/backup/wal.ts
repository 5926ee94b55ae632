import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names and order of segments of the write-ahead log, as PostgreSQL has them. */

const segmentPattern = /^[0-9A-F]{24}$/;
const bytesOfLog = 0x1_0000_0000n;

export const isSegment = (name: string): boolean => segmentPattern.test(name);

/** A place in the log as a number; PostgreSQL writes `0/2000028`. */
export const parseLsn = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

const hex8 = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, '0');

const nameOf = (timeline: number, number: bigint, segmentBytes: number): string => {
  const perLog = bytesOfLog / BigInt(segmentBytes);
  return `${hex8(BigInt(timeline))}${hex8(number / perLog)}${hex8(number % perLog)}`;
};

const numberOf = (lsn: bigint, segmentBytes: number): bigint => lsn / BigInt(segmentBytes);

/** The segment in which a place lies. */
export const segmentAt = (timeline: number, lsn: bigint, segmentBytes: number): string =>
  nameOf(timeline, numberOf(lsn, segmentBytes), segmentBytes);

/** The segment whose last bytes come before a place: the one that must be there to have all of it. */
export const segmentBefore = (timeline: number, lsn: bigint, segmentBytes: number): string =>
  segmentAt(timeline, lsn - 1n, segmentBytes);

/** Whether a segment lies before another, whatever their timelines: the rule of `pg_archivecleanup`. */
export const isOlder = (segment: string, than: string): boolean => segment.slice(8) < than.slice(8);

/** A timeline and the segment with which it begins. */
interface Timeline {
  readonly id: number;
  readonly from: bigint;
}

/** Where timelines went over into the next, by the newest history file that leads on from `timeline`. */
const timelinesFrom = (folder: string, timeline: number, segmentBytes: number): readonly Timeline[] => {
  const histories = readdirSync(folder)
    .filter((name) => /^[0-9A-F]{8}\.history$/.test(name))
    .sort()
    .reverse();
  for (const name of histories) {
    const lines = readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => /^\s*\d/.test(line))
      .map((line) => line.trim().split(/\s+/));
    if (!lines.some(([id]) => Number(id) === timeline)) continue;
    const newest = Number.parseInt(name.slice(0, 8), 16);
    const ids = [...lines.map(([id]) => Number(id)), newest];
    return ids.map((id, at) => ({
      id,
      from: at === 0 ? 0n : numberOf(parseLsn(lines[at - 1]?.[1] ?? '0/0'), segmentBytes),
    }));
  }
  return [{ id: timeline, from: 0n }];
};

/** How far an archive leads on from a place without a gap. */
export interface WalReach {
  /** Segments that follow one another from there, oldest first. */
  readonly segments: readonly string[];
  /** When the last of them came into the archive; undefined where there is none. */
  readonly archivedAt: Date | undefined;
  /** The first segment that is not there although later ones are, or that is not whole. */
  readonly missing: string | undefined;
}

export interface WalStart {
  readonly timeline: number;
  readonly lsn: bigint;
  readonly segmentBytes: number;
}

/** Follows the archive in `folder` from the segment of `start` on, over changes of timeline. */
export const walkWal = (folder: string, { timeline, lsn, segmentBytes }: WalStart): WalReach => {
  const timelines = timelinesFrom(folder, timeline, segmentBytes).toReversed();
  const isWhole = (name: string): boolean =>
    existsSync(join(folder, name)) && statSync(join(folder, name)).size === segmentBytes;
  const find = (number: bigint): string | undefined =>
    timelines
      .filter(({ from }) => from <= number)
      .map(({ id }) => nameOf(id, number, segmentBytes))
      .find(isWhole);
  const newest = readdirSync(folder)
    .filter(isSegment)
    .sort((left, right) => (isOlder(left, right) ? -1 : 1))
    .at(-1);
  const segments: string[] = [];
  let number = numberOf(lsn, segmentBytes);
  for (let found = find(number); found !== undefined; found = find(number)) {
    segments.push(found);
    number += 1n;
  }
  const last = segments.at(-1);
  const next = nameOf(timelines.find(({ from }) => from <= number)?.id ?? timeline, number, segmentBytes);
  const isGap = newest !== undefined && !isOlder(newest, next);
  return {
    segments,
    archivedAt: last === undefined ? undefined : statSync(join(folder, last)).mtime,
    missing: isGap || last === undefined ? next : undefined,
  };
};
