import type { SlipState, TableView } from '../../../src/tables/views.ts';
import type { ResponsibleTexts } from '../../shell/sessionTexts.ts';
import { spoken } from '../../shell/spoken.ts';
import type { CheckWords } from '../../verify/checkWords.ts';

/** What is read in the sheets of a table and on its verify page: fetched with them. */
export interface SheetTexts {
  readonly rules: {
    readonly returns: string;
    readonly returnsNote: string;
    readonly thisRound: string;
    readonly bet: string;
    readonly chance: string;
    readonly pays: string;
    readonly rtp: string;
    readonly edge: string;
    readonly limits: string;
    readonly limitsText: (min: string, max: string) => string;
    /** A kind of bet that takes less. */
    readonly kindLimit: (kind: string, max: string) => string;
    readonly clock: string;
    readonly clockText: (open: number) => string;
    readonly unfinished: string;
    readonly unfinishedText: string;
  } & ResponsibleTexts;
  readonly history: {
    readonly empty: string;
    readonly stake: string;
    readonly won: string;
    readonly states: Readonly<Record<SlipState, string>>;
    readonly more: string;
    readonly replay: string;
    readonly verify: string;
    readonly failed: string;
  };
  readonly fairness: {
    readonly intro: string;
    /** What the draw waits for once the list is sealed. */
    readonly sealing: Readonly<Record<TableView['sealing'], string>>;
    readonly seal: string;
    readonly notSealed: string;
    readonly beaconRound: string;
    readonly hash: string;
    readonly nextHash: string;
    readonly lastRounds: string;
    readonly verify: string;
  };
  readonly verify: CheckWords & {
    readonly round: string;
    readonly notDrawn: string;
    readonly entropy: string;
    readonly entropyCheck: (bets: number) => string;
    readonly own: string;
    readonly seal: string;
    readonly sealSeen: string;
    readonly beacon: (round: number, time: string) => string;
    readonly beaconSeen: (seconds: string) => string;
    readonly opened: string;
    readonly openedOf: (opened: number, bets: number) => string;
    readonly ownTold: string;
    readonly ownMissing: string;
    readonly outcome: string;
    readonly card: string;
  };
  /** Of a slip that is laid again in the next draws. */
  readonly follow: {
    readonly intro: string;
    /** There is no slip to follow yet. */
    readonly nothing: string;
    readonly draws: string;
    readonly stopsOnWin: string;
    /** The slip that is bet together with it. */
    readonly now: string;
    /** So many draws after that, by the numbers of their rounds. */
    readonly later: (draws: number, from: number, to: number) => string;
    readonly total: string;
    readonly note: string;
    readonly missing: string;
    readonly start: (total: string) => string;
    readonly rules: string;
  };
  /** Of hands that are decided after the draw. */
  readonly deciding: {
    readonly rule: (seconds: number) => string;
    readonly keys: (keys: string) => string;
    readonly keysOn: string;
  };
}

const inLang = spoken(import.meta.glob<{ readonly words: SheetTexts }>('./*_*.ts'));

export const sheetTextsOf = inLang('words');
