import type { TeamView } from '../../../src/book/views.ts';

/** Ground, kit and figure of a crest: cut paper in three tones. Players wear the kit. As many as sides meet in a competition. */
export const papers = [
  { ground: '#6d2620', kit: '#e0604d', figure: '#fbe3b6' },
  { ground: '#14504a', kit: '#2fb583', figure: '#f2ead0' },
  { ground: '#1d4470', kit: '#4a8eec', figure: '#f6e5b8' },
  { ground: '#4d2a63', kit: '#b07fdc', figure: '#f8e4c0' },
  { ground: '#6a4712', kit: '#eab83c', figure: '#fff4d2' },
  { ground: '#343d5e', kit: '#c4cde6', figure: '#f7f3ea' },
  { ground: '#6a2546', kit: '#f093b8', figure: '#fdf0dc' },
  { ground: '#2c4f1d', kit: '#aedb52', figure: '#fbf6d8' },
  { ground: '#73390f', kit: '#f08d3c', figure: '#fdebc6' },
  { ground: '#124a59', kit: '#67dff0', figure: '#f6efdc' },
] as const;

/** What a visitor wears whose own kit is the home side's: only where nobody has told the numbers of both. */
const spare = '#f4ead2';

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
