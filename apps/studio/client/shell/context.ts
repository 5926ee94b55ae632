import { createContext } from 'react';
import { useGiven, useStoreState } from './given.ts';
import type { HistoryLine } from './history.ts';
import type { Page } from './pages.ts';
import type { Play } from './play.ts';
import type { Lang } from './sessionTexts.ts';
import type { Texts } from './texts.ts';

/** What the page around a game asks of the game behind it. */
export type PlayHandle = Pick<
  Play<unknown, unknown>,
  | 'getState'
  | 'subscribe'
  | 'changeStake'
  | 'setStake'
  | 'setSound'
  | 'refresh'
  | 'leave'
  | 'playHere'
  | 'rotate'
  | 'readFairness'
>;

/** What the kind of a game brings to the page around it. */
export interface Shell {
  readonly play: PlayHandle;
  readonly gameCode: string;
  readonly lang: Lang;
  readonly texts: Texts;
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  /** The game's own notices; the amount is formatted. */
  readonly notices: Readonly<Record<string, (amount: string, count: number, times: number) => string>>;
  /** How the draw is made, in the fairness panel. */
  readonly fairness: string;
  readonly loadHistory: (before: string | null) => Promise<Page<HistoryLine>>;
  /** Addresses of the picture behind the game. */
  readonly scene: { readonly wide: string; readonly tall: string };
}

const context = createContext<Shell | null>(null);

export const ShellProvider = context.Provider;

export const useShell = (): Shell => useGiven(context);

export const useShellState = () => useStoreState(useShell().play);
