import type { HandNames } from './words.ts';

export const sideGroups = ['positions', 'results', 'duels', 'hands'] as const;
export type SideGroup = (typeof sideGroups)[number];

/** What the bets beside a position and its bonus are called. */
export interface SideNames {
  /** By number, `0` the banker. */
  readonly seat: (seat: string) => string;
  readonly groups: Readonly<Record<SideGroup, string>>;
  /** By how many positions beat the banker. */
  readonly wins: readonly string[];
  readonly best: (seat: string) => string;
  readonly duel: (one: string, other: string) => string;
  readonly kinds: Readonly<Record<string, string>>;
  /** A kind of bet on what a hand is, whoever holds it. */
  readonly hand: (range: string) => string;
  /** Kinds of hands at each table, as its rules know them. */
  readonly ranges: Readonly<Record<keyof HandNames, Readonly<Record<string, string>>>>;
}

/** What a place is called, where it is one beside a position and its bonus. */
export const sideSpot = (names: SideNames, hands: keyof HandNames, spot: string): string | undefined => {
  const [kind = '', value = '', other = ''] = spot.split(':');
  switch (kind) {
    case 'wins':
      return names.wins[Number(value)];
    case 'best':
      return names.best(names.seat(value));
    case 'duel':
      return names.duel(names.seat(value), names.seat(other));
    case 'hand':
      return `${names.seat(other)} · ${names.ranges[hands][value] ?? value}`;
    default:
      return undefined;
  }
};

/** What such a kind of bet is called. */
export const sideKind = (names: SideNames, hands: keyof HandNames, kind: string): string | undefined => {
  const range = /^hand-(.+)$/.exec(kind)?.[1];
  return range === undefined ? names.kinds[kind] : names.hand(names.ranges[hands][range] ?? range);
};
