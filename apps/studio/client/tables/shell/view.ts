import type { ComponentType } from 'react';
import type { TableFacts } from '../../../src/tables/engine/tableGame.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

/** What one game puts on the page: the scene, the places to bet on, the results so far. */
export interface TableGameView {
  readonly game: TableFacts;
  readonly words: (lang: Lang) => GameWords;
  readonly Scene: ComponentType<{ pictures: Readonly<Record<string, string>> }>;
  readonly Board: ComponentType;
  readonly Stats: ComponentType;
}
