import type { TeamView } from '../../../src/book/views.ts';

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
