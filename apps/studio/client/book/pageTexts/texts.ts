import type { ArrowsGrade, AssaultView } from '../../../src/book/views.ts';
import type { ResponsibleTexts } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { CheckWords } from '../../verify/checkWords.ts';
import type { CourtSaid } from '../event/boards/play/courtEnds.ts';
import type { DrawnCaption } from '../event/boards/play/footballCaption.ts';
import type { RallyEnd } from '../event/boards/play/rallyEnd.ts';
import type { Said } from './said.ts';

/** What is read on the pages behind the list of events: fetched with them. */
export interface PageTexts {
  readonly rules: {
    readonly paragraphs: readonly string[];
    readonly margins: string;
    readonly marginsNote: string;
    readonly limits: string;
    /** Kinds of markets that take less. */
    readonly kindLimit: (markets: string, max: string) => string;
    readonly limitsText: (limits: {
      readonly min: string;
      readonly max: string;
      readonly most: string;
      readonly legs: number;
    }) => string;
    readonly sections: readonly { readonly title: string; readonly items: readonly Said[] }[];
    /** Over and below what each way of storming the walls is worth on each map. */
    readonly ways: { readonly title: string; readonly note: string };
  } & ResponsibleTexts;
  /** What is said over and below the picture of an event, and why nothing can be bet on. */
  readonly board: {
    /** What is waited for, and how long: the match, the second half, the next part. */
    readonly wait: {
      readonly begins: (what: string, clock: string) => string;
      /** Of a siege: how long a bet can still be placed before the next round. */
      readonly closes: (clock: string) => string;
      /** The same of the round that is fought, once its arrows are told. */
      readonly after: (clock: string) => string;
      /** The same once no bet is taken any more before the round or its storming. */
      readonly shut: string;
      readonly match: string;
      readonly secondHalf: string;
      readonly overtime: string;
      readonly round: (number: number) => string;
    };
    readonly siege: {
      readonly attacks: string;
      readonly defends: string;
      /** What wins a round, a map and the match. */
      readonly goal: string;
      readonly stormed: (team: string) => string;
      readonly held: (team: string) => string;
      /** A round as it goes: the host comes, arrows fly, and something is at the walls, which stand or give way. */
      readonly march: (team: string) => string;
      readonly volley: string;
      /** By how much somebody shot better, and the same with whoever did. */
      readonly shot: Readonly<Record<ArrowsGrade, string>>;
      readonly arrows: (shot: string, team: string) => string;
      /** By what the walls will be stormed, and what is said between the two: who shot better, and what waits. */
      readonly means: Readonly<Record<AssaultView['way'], string>>;
      readonly cover: (arrows: string, means: string) => string;
      /** Bets are closed, and neither arrows fly nor the walls are stormed yet. */
      readonly ready: Readonly<Record<'arrows' | 'storm', string>>;
      /** Why nothing can be bet on while arrows fly, and when it can again. */
      readonly flying: string;
      readonly ways: Readonly<Record<AssaultView['way'], string>>;
      readonly press: readonly [string, string, string];
      readonly assault: (way: string, press: string) => string;
      /** How a round is seen to end, and what is said before it where the press pointed the other way. */
      readonly ends: Readonly<Record<'taken' | 'held', Readonly<Record<AssaultView['way'], string>>>>;
      readonly unlikely: Readonly<Record<'taken' | 'held', string>>;
      /** At the end of the row of rounds. */
      readonly firstTo: string;
      /** The same once both have six: what wins the map then. */
      readonly overtime: string;
      /** The next round may bring a side the map or the match; or decides it for both. */
      readonly points: Readonly<Record<'map' | 'match' | 'both', string>>;
      /** What three marks over the castle count; where its gate is rammed, of that. */
      readonly pressed: string;
      readonly pressedGate: string;
      /** Beside them: the walls are about to give way. */
      readonly dire: string;
      /** Over the castle. */
      readonly change: string;
      readonly storms: (team: string) => string;
      readonly mapWon: (team: string, map: string) => string;
      readonly matchWon: (team: string) => string;
      /** What opens the rule and the maps. */
      readonly more: string;
      /** What the last round has made of the match: a point saved, with the overtime that begins; level again from so far behind (own rounds first); castles taken or held in a row; the first lead. */
      readonly story: {
        readonly saved: Readonly<Record<'map' | 'match', string>>;
        readonly overtime: string;
        readonly level: (from: string) => string;
        readonly taken: (count: number) => string;
        readonly held: (count: number) => string;
        readonly lead: string;
      };
      /**
       * Beside the time that is left: what the price of a round rests on, with how often the walls of the map were held; and, as short, that
       * its arrows are counted, or what is left to whoever shot better; and all of it told at length.
       */
      readonly rests: Readonly<Record<'before' | 'after' | 'told', string>> & {
        readonly walls: (percent: number) => string;
        readonly chance: (arrows: string, percent: number) => string;
        /** Why a way of storming is good or bad for whoever storms the map; and all of it, with what it adds to their chance or takes from it. */
        readonly ground: Readonly<Record<AssaultView['way'], Readonly<Record<'good' | 'bad', string>>>>;
        readonly way: (means: string, ground: string, percent: string) => string;
      };
      /** Before a round: who storms, how many castles they took of their latest ones on this map before, and how many in a row today. */
      readonly news: {
        readonly storms: (team: string) => string;
        readonly lately: (of: number, percent: number) => string;
        readonly taken: (count: number) => string;
        readonly failed: (count: number) => string;
      };
      /** Rounds won storming and holding, each as `3/5`. */
      readonly tally: (stormed: string, held: string) => string;
      readonly record: {
        readonly title: string;
        readonly here: string;
        readonly before: (map: string) => string;
        /** How many settled matches of each side on the map are counted. */
        readonly settled: (home: number, away: number) => string;
        readonly none: string;
        readonly failed: string;
      };
    };
    /** A map won by storming its castle, or by holding it. */
    readonly mapStormed: (team: string, score: string, map: string) => string;
    readonly mapHeld: (team: string, score: string, map: string) => string;
    /** What the last column counts where the ones before it count points. */
    readonly partsWon: { readonly racket: string; readonly siege: string };
    /** Why no price can be pressed while the picture plays an end, and when it can again: a rally is played out, or a round is being decided. Of an attack it is told as in the strip. */
    readonly held: Readonly<Record<'racket' | 'siege', string>>;
    /** Of badminton at a game point, and at a match point: prices stay shut as long as there is one. */
    readonly suspended: Readonly<Record<'racket' | 'match' | 'basketball' | 'siege', string>> & {
      /** By what is threatened with. */
      readonly football: (what: string) => string;
    };
    /** Of a market that is still open and too sure for a price. */
    readonly decided: string;
    /** Another market has taken the place of one that is all but decided, or that one has taken it again. */
    readonly instead: {
      readonly sure: (former: string, market: string) => string;
      readonly again: (market: string) => string;
    };
    /** Of a market whose result is known. */
    readonly settled: string;
    /** In a word, over the markets: nothing can be bet on, all can be, prices are about to move. */
    readonly strip: Readonly<Record<'closed' | 'open' | 'held', string>>;
    readonly review: (clock: string) => string;
    readonly reviewing: string;
    readonly fullTime: string;
    readonly midfield: string;
    /** At basketball, whoever has thrown in vain. */
    readonly missed: (team: string) => string;
    readonly missedFree: (team: string) => string;
    /** There too, whoever has had the ball taken away, which ends the possession. */
    readonly robbed: (team: string) => string;
    /** There too, whoever has scored, how much, and how it stands. */
    readonly made: (team: string, points: number, score: string) => string;
    /** A game of badminton, or a quarter, that is won: which one, and by how much. */
    readonly partWon: (team: string, part: string, score: string) => string;
    /** In the pause after it: points won on one's own service, the most in a row, and the biggest lead. */
    readonly figures: Readonly<Record<'serving' | 'inRow' | 'ahead', string>>;
    /** At badminton, whoever has the game or the match with the next rally. */
    readonly point: Readonly<Record<'game' | 'match', (team: string) => string>>;
    /** Where a match that has ended leads: to another one of its sport in play, or the next to come. */
    readonly after: Readonly<Record<'live' | 'coming', string>>;
    /** Over and below the pitch: a goal, a goal taken back, and a side's attack that came to nothing. */
    /** How a rally is seen to be won. */
    readonly rally: Readonly<Record<RallyEnd, string>>;
    /** While a rally goes on: which stroke it has come to, the service being the first. */
    readonly shots: (strokes: number) => string;
    /** The points that a game of badminton needs. */
    readonly target: (points: number) => string;
    /** The same once neither can win with the next point alone. */
    readonly byTwo: string;
    /** In large over the picture: so many points one after the other, the lead, a three, what is made as the time runs out. */
    readonly cheer: {
      readonly run: (points: number) => string;
      readonly lead: string;
      readonly three: string;
      readonly buzzer: string;
      readonly dunk: string;
    };
    /** How an attack of basketball is seen to be played, and to end; a steal has a line of its own. */
    readonly court: Readonly<Record<Exclude<CourtSaid, 'steal'>, string>>;
    readonly football: {
      readonly goal: string;
      readonly withdrawn: string;
      /** What prices hang on late in a match: so often the last goal does not stand after the end. */
      readonly mayGo: (team: string, percent: number) => string;
      /** How the picture shows that an attack came to nothing. */
      readonly ends: Readonly<Record<'saved' | 'wide' | 'post' | 'blocked', string>>;
      /** How often each side has threatened so far: moments in which nothing could be bet on. */
      readonly attacks: (home: number, away: number) => string;
      readonly shots: string;
      readonly cleared: (team: string) => string;
      readonly goalOf: (team: string, score: string) => string;
      /** What is drawn between two things that are told. */
      readonly play: Readonly<Record<DrawnCaption, (team: string) => string>>;
      /** A corner and a free kick that are played short, as those are that lead to no threat. */
      readonly short: Readonly<Record<'corner' | 'free-kick', string>>;
      /** Over a save that is shown slowly once more. */
      readonly replay: string;
      /** Over the last goal of a match that is over, which is shown once more. */
      readonly goalAgain: (minute: number, team: string) => string;
      /** Over the last shot, which is shown once to whoever opens a match in play. */
      readonly again: (minute: number) => string;
      /** Whose goal is attacked which way. */
      readonly plays: string;
    };
    /** What both sides did before the event. */
    readonly past: {
      readonly title: string;
      readonly meetings: string;
      readonly none: string;
      readonly noneOfBoth: string;
      readonly noMeetings: string;
      /** Of a side with fewer than five. */
      readonly few: (matches: number) => string;
    };
    readonly lead: (points: number) => string;
  };
  /** How the seed of an event is told before and after it. */
  readonly fair: {
    readonly title: string;
    readonly intro: string;
    readonly hash: string;
    /** By which of the rules that there have been. */
    readonly rules: string;
    readonly open: string;
  };
  readonly verify: CheckWords & {
    readonly event: string;
    readonly notOver: string;
    /** Those that the proof names, beside the mark whether they are the ones that were told. */
    readonly rules: string;
    readonly strengths: string;
    readonly strengthsCheck: string;
    readonly course: string;
    readonly courseCheck: (steps: number) => string;
    readonly result: string;
  };
}

const inLang = spoken(import.meta.glob<PageTexts>('./*_*.ts'));

export const rulesOf = inLang('rules');
export const fairOf = inLang('fair');
export const verifyOf = inLang('verify');
export const boardOf = inLang('board');
