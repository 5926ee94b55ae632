import type { BetView, EventSummary, LegView } from '../../../src/book/views.ts';
import { useSeenEvents } from '../events/useLandedEvents.ts';
import { useWords } from '../shell/context.ts';
import type { BookTexts } from '../texts/texts.ts';
import { type Course, courseOfLeg, type Figure, figureOf, type Stretch } from './figure.ts';
import { type Stand, standOfBet } from './stand.ts';
import { type OpenBetWords, openBetWordsOf } from './words.ts';

type Score = EventSummary['score'];

const partName = (of: Stretch, { sport }: Score, texts: BookTexts, words: OpenBetWords): string => {
  if (of === 'match') return '';
  if (of === 'half' || of === 'regular') return words[of];
  if (sport === 'siege') return words.map(of);
  return sport === 'racket' ? texts.status.set(of) : texts.status.quarter(of);
};

/** A figure in words: of the match as it is told everywhere, of a part with its name, and a sum against its line. */
const figureText = (figure: Figure, score: Score, texts: BookTexts, words: OpenBetWords): string => {
  const part = partName(figure.of, score, texts, words);
  if (figure.kind === 'sum') {
    const sum = figure.line === null ? words.sum(figure.count) : words.soFar(figure.count, figure.line);
    return part === '' ? sum : `${part} ${sum}`;
  }
  return `${part} ${figure.pair.join('–')}`.trim();
};

const isOfMatch = ({ of, pair: [home, away] }: Extract<Figure, { kind: 'score' }>, score: Score): boolean =>
  of === 'match' && home === score.home && away === score.away;

/** The score of a match; of sets and maps it says that it counts these, and of football in play the minute. */
const matchText = ({ phase, score }: Course, texts: BookTexts): string => {
  const counts =
    score.sport === 'siege' || score.sport === 'racket' ? `${texts.bets.partsWon[score.sport]} ` : '';
  const minute = score.sport === 'football' && phase === 'live' ? ` ${score.minute}′` : '';
  return `${counts}${score.home}:${score.away}${minute}`;
};

interface Figures {
  /** What decides a choice, in words, as its picture has shown it; where that has no figure yet the score of its match, and `null` before it has begun. */
  readonly ofLeg: (leg: LegView) => string | null;
  /** The same where it is another one than the score of the match. */
  readonly own: (leg: LegView) => string | null;
  readonly stand: (bet: Pick<BetView, 'legs' | 'system'>) => Stand;
}

/** How bets stand, each by what it is on; of a match that is not listed any more, by what its bet tells of it. */
export const useFigures = (): Figures => {
  const { texts, lang } = useWords();
  const words = openBetWordsOf(lang);
  const events = useSeenEvents();
  const courseOf = (id: string): EventSummary | undefined => events.find((event) => event.id === id);
  const begunOf = (leg: LegView): Course | null => {
    const course = courseOf(leg.event) ?? courseOfLeg(leg);
    return course?.phase === 'coming' ? null : course;
  };
  const own = (leg: LegView): string | null => {
    const course = begunOf(leg);
    const figure = course && figureOf(leg, course);
    if (!figure || (figure.kind === 'score' && isOfMatch(figure, course.score))) return null;
    return figureText(figure, course.score, texts, words);
  };
  return {
    own,
    ofLeg: (leg) => {
      const course = begunOf(leg);
      return course && (own(leg) ?? matchText(course, texts));
    },
    stand: (bet) => standOfBet(bet, courseOf),
  };
};
