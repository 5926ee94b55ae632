import type { ReactNode } from 'react';
import { verifyUrl } from '../../src/play/verifyUrl.ts';
import type { HistoryRoundView, RoundViewState, StepView } from '../../src/play/views.ts';
import type { GameApi } from './api.ts';
import type { Page } from './pages.ts';
import type { Replay } from './replay.ts';

/** A round as the history shows it. */
export interface HistoryLine {
  readonly id: string;
  readonly openedAt: string;
  readonly state: RoundViewState;
  /** Everything that was taken for it. */
  readonly staked: string;
  readonly won: string;
  /** The hall gave it: it cost nothing. */
  readonly isFree: boolean;
  /** What the game says of it beside the amounts. */
  readonly note: string | null;
  /** Verify pages of its draws; none while their seed is in use. */
  readonly links: readonly { readonly nonce: number; readonly url: string }[];
  readonly isHidden: boolean;
  /** What it ended with. */
  readonly picture: ReactNode;
  /** Shows it again; `null` while it is not over. */
  readonly replay: (() => Replay) | null;
}

/** What a kind of game says of its rounds. */
export interface HistoryWords<Outcome> {
  readonly noteOf: (round: HistoryRoundView<Outcome>) => string | null;
  /** Steps that can be verified, each by itself: all of a game that draws anew each time, the last of others. */
  readonly drawsOf: (steps: readonly StepView<Outcome>[]) => readonly StepView<Outcome>[];
  readonly verifyFields: (outcome: Outcome) => Readonly<Record<string, string>>;
  /** The last step in small. */
  readonly pictureOf: (outcome: Outcome) => ReactNode;
}

export const historyLoader =
  <Outcome>(
    api: GameApi<Outcome>,
    words: HistoryWords<Outcome>,
    { gameCode, lang }: { readonly gameCode: string; readonly lang: string },
    replayOf: (round: HistoryRoundView<Outcome>) => Replay,
  ) =>
  async (before: string | null): Promise<Page<HistoryLine>> => {
    const page = await api.history(before ?? undefined);
    const lineOf = (round: HistoryRoundView<Outcome>): HistoryLine => {
      const draws = words.drawsOf(round.steps);
      const open = draws.filter(({ serverSeed }) => serverSeed !== null);
      return {
        id: round.id,
        openedAt: round.openedAt,
        state: round.state,
        staked: round.staked,
        won: round.won,
        isFree: round.isFree,
        note: words.noteOf(round),
        links: open.map((step) => ({
          nonce: step.nonce,
          url: verifyUrl(gameCode, lang, step, words.verifyFields(step.outcome)),
        })),
        isHidden: draws.length > 0 && open.length === 0,
        picture: round.lastStep && words.pictureOf(round.lastStep.outcome),
        replay: round.state === 'settled' && round.steps.length > 0 ? () => replayOf(round) : null,
      };
    };
    return { items: page.rounds.map(lineOf), before: page.before };
  };
