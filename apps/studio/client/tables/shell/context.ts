import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { createContext } from 'react';
import { cardOf, type RoundCard, type TableFacts } from '../../../src/tables/engine/tableGame.ts';
import { amountOf } from '../../shell/amounts.ts';
import { useGiven, useStoreState } from '../../shell/given.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords, TableTexts } from '../texts/texts.ts';
import { useServerClock } from './serverClock.ts';
import { type Layout, standingOf, sumLayouts, type TableClientState } from './tableState.ts';
import type { TableStore } from './tableStore.ts';

interface TableContext {
  readonly store: TableStore;
  /** What is shown in the place of the round under way: one that is seen again. */
  readonly replayed?: ReplayedRound;
  readonly game: TableFacts;
  readonly lang: Lang;
  readonly texts: TableTexts;
  readonly words: GameWords;
}

/** A round that is shown once more, with a clock of its own. */
export type ReplayedRound = Pick<TableStore, 'getState' | 'subscribe' | 'serverNow'>;

const context = createContext<TableContext | null>(null);

export const TableProvider = context.Provider;

export const useTable = (): TableContext => useGiven(context);

export const useTableState = () => {
  const { store, replayed } = useTable();
  return useStoreState<TableClientState>(replayed ?? store);
};

/** As short as fits on a chip: no sign, thousands as k. */
export const chipText = (amount: bigint, currency: CurrencyCode): string => {
  const plain = formatMinor(minor(amount), currency)
    .replace(/[^\d.,]/g, '')
    .replace(/[.,]00$/, '');
  const whole = Number(plain.replaceAll(',', ''));
  if (whole >= 1_000_000) return `${whole / 1_000_000}M`;
  return whole >= 1_000 ? `${whole / 1_000}k` : plain;
};

/** The card of the round at the table. */
export const useCard = (): RoundCard => {
  const { game } = useTable();
  const { table } = useTableState();
  return table ? cardOf(game, table.serverSeedHash) : { strengths: [] };
};

interface TableLayout {
  /** Sent. */
  readonly standing: Layout;
  /** Put down, and not yet sent. */
  readonly laid: Layout;
  /** Both together. */
  readonly lying: Layout;
}

/** What the player has on each spot of the round at the table. */
export const useLayout = (): TableLayout => {
  const { slips, table, laid, currency } = useTableState();
  const standing = standingOf(slips, table?.number ?? 0, (amount) => amountOf(amount, currency));
  return { standing, laid, lying: sumLayouts([standing, laid]) };
};

/** The server's clock while a round runs. Milliseconds since 1970. */
export const useServerNow = (): number => {
  const { store, replayed } = useTable();
  return useServerClock(replayed ?? store);
};

/** Odds "to one" of a payout in hundredths. */
export const oddsText = (pays: number): string => String(Math.round(pays - 100) / 100);
