import type { CSSProperties } from 'react';
import type { EventSummary, TeamView } from '../../../src/book/views.ts';

/**
 * Ground, kit and figure of a crest: cut paper in three tones. Players wear the kit. As many as sides meet in a competition, and
 * so far apart that any two of them can meet: in lists, on crests and in the picture alike.
 */
export const papers = [
  { ground: '#4c1714', kit: '#cf2b24', figure: '#fbe3b6' },
  { ground: '#0a3a33', kit: '#0d8f56', figure: '#f2ead0' },
  { ground: '#14294f', kit: '#2a62f2', figure: '#f6e5b8' },
  { ground: '#341549', kit: '#9032c4', figure: '#f8e4c0' },
  { ground: '#6a4712', kit: '#f9dc2a', figure: '#fff4d2' },
  { ground: '#343d5e', kit: '#f6f7fb', figure: '#b4c0e6' },
  { ground: '#6a2546', kit: '#fa9bd8', figure: '#fdf0dc' },
  { ground: '#2c4f1d', kit: '#6fdc2c', figure: '#fbf6d8' },
  { ground: '#73390f', kit: '#f58f38', figure: '#fdebc6' },
  { ground: '#124a59', kit: '#30cbf8', figure: '#f6efdc' },
] as const;

/** What a visitor wears whose own kit is the home side's: only where nobody has told the numbers of both. */
const spare = '#39405c';

/** Pairs of kits that armies of small men do not tell apart, or not for eyes that take red and green for one. */
const alike: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 8],
  [1, 8],
  [2, 3],
  [2, 9],
  [4, 5],
  [4, 7],
  [4, 8],
  [5, 6],
  [5, 9],
  [6, 8],
  [6, 9],
  [7, 8],
];

/** What the visitor’s army wears then: white; against what is light itself blue, or red where that is blue. */
const spareAgainst = (home: number): string => {
  if (home === 9) return papers[0].kit;
  return papers[[4, 5, 6].includes(home) ? 2 : 5].kit;
};

/** Yellow: no other army is taken for one that wears it, so that it always does. */
const yellow = 4;

/** The second kit of an army, a deeper or a paler tone of its own: it still looks like its crest. Those without one wear what is far from the home side's. */
export const seconds = {
  3: '#d3ade7',
  5: '#5a67b0',
  6: '#954872',
  7: '#36641f',
  8: '#8f4613',
} as const satisfies Readonly<Record<number, string>>;
const secondOf: Readonly<Record<number, string>> = seconds;

/** A deep orange is too near red and green for some eyes. */
const secondAgainst = (own: number, other: number): string | undefined =>
  own === 8 && other < 2 ? undefined : secondOf[own];

/** A number that follows from a text. */
export const numberOf = (text: string): number => {
  let number = 7;
  for (const sign of text) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
};

export const kitNumberOf = ({ crest, code }: Pick<TeamView, 'crest' | 'code'>): number =>
  (crest ?? numberOf(code)) % papers.length;

/** The colours that two sides wear in a match: those of their crests. */
export const kitsOf = (
  home: Pick<TeamView, 'crest' | 'code'>,
  away: Pick<TeamView, 'crest' | 'code'>,
): { readonly home: string; readonly away: string } => {
  const [ours, theirs] = [kitNumberOf(home), kitNumberOf(away)];
  const kit = (papers[ours] ?? papers[0]).kit;
  return { home: kit, away: ours === theirs ? spare : (papers[theirs] ?? papers[0]).kit };
};

/**
 * The colours of two armies: those of their crests, the visitor’s its second one where they are too much alike; the home side’s where the
 * visitor’s is yellow. Their crests wear them too.
 */
export const armiesOf = (
  home: Pick<TeamView, 'crest' | 'code'>,
  away: Pick<TeamView, 'crest' | 'code'>,
): ReturnType<typeof kitsOf> => {
  const kits = kitsOf(home, away);
  const [ours, theirs] = [kitNumberOf(home), kitNumberOf(away)];
  const isAlike = ours === theirs || alike.some((pair) => pair.includes(ours) && pair.includes(theirs));
  if (!isAlike) return kits;
  if (theirs === yellow && ours !== yellow)
    return { ...kits, home: secondAgainst(ours, theirs) ?? spareAgainst(theirs) };
  return { ...kits, away: secondAgainst(theirs, ours) ?? spareAgainst(ours) };
};

/** What both sides of an event wear in its picture: where many small men play, as far apart as armies. */
export const matchKitsOf = ({
  sport,
  home,
  away,
}: Pick<EventSummary, 'sport' | 'home' | 'away'>): ReturnType<typeof kitsOf> =>
  (sport === 'siege' || sport === 'football' ? armiesOf : kitsOf)(home, away);

type KitStyle = CSSProperties &
  Readonly<Record<'--home' | '--away', string>> &
  Partial<Readonly<Record<'--home-trim' | '--away-trim', string>>>;

/** White shirts run together where many stand: they have rim, shorts and socks in a deep blue. */
const trimOfWhite = '#33437f';
const isWhite = (kit: string): boolean => kit === papers[5].kit;

export const kitStyle = ({ home, away }: ReturnType<typeof kitsOf>): KitStyle => ({
  '--home': home,
  '--away': away,
  ...(isWhite(home) && { '--home-trim': trimOfWhite }),
  ...(isWhite(away) && { '--away-trim': trimOfWhite }),
});
