import './squeeze.css';
import { squeezeBaccarat } from '../../../src/tables/games/baccarat.ts';
import { useStoreState } from '../../shell/given.ts';
import { rememberedSwitch } from '../../shell/rememberedSwitch.ts';
import { useTable } from '../shell/context.ts';
import type { TableGameView } from '../shell/view.ts';
import { boardOf } from './Board.tsx';
import { OpenedCards, turnedAtOf } from './openedCards.ts';
import { Felt } from './Scene.tsx';
import { SqueezePanel } from './SqueezePanel.tsx';
import { Stats } from './Stats.tsx';
import { squeezeTableWords } from './words.ts';

const opened = new OpenedCards(rememberedSwitch('open cards', false));

/** A round that is seen again is not squeezed again. */
const Scene = () => {
  const { replayed } = useTable();
  const state = useStoreState(opened);
  const shown = replayed ? { ...state, isOpenedForMe: true } : state;
  return <Felt table={squeezeBaccarat} turnedAt={turnedAtOf(shown)} />;
};

export const view: TableGameView = {
  game: squeezeBaccarat,
  words: squeezeTableWords,
  Scene,
  Board: boardOf(squeezeBaccarat),
  Stats,
  heard: async () => ({ cues: (await import('./cues.ts')).cuesOf(squeezeBaccarat, opened.getState) }),
  more: () => import('./Past.tsx'),
  Layer: () => <SqueezePanel opened={opened} />,
};
