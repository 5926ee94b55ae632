import './squeeze.css';
import { squeezeBaccarat } from '../../../src/tables/games/baccarat.ts';
import { useStoreState } from '../../shell/given.ts';
import { rememberedSwitch } from '../../shell/rememberedSwitch.ts';
import { useTable } from '../shell/context.ts';
import type { TableGameView } from '../shell/view.ts';
import { boardOf } from './Board.tsx';
import { OpenedCards, type OpenedState, turnedAtOf } from './openedCards.ts';
import type { TurnedAt } from './read.ts';
import { Felt } from './Scene.tsx';
import { SqueezePanel } from './SqueezePanel.tsx';
import { Stats } from './Stats.tsx';
import { squeezeTableWords } from './words.ts';

const opened = new OpenedCards(rememberedSwitch('open cards', false));

/** A round that is seen again is not squeezed again. */
const turnedIn = (state: OpenedState, isReplayed: boolean): TurnedAt =>
  turnedAtOf(isReplayed ? { ...state, isOpenedForMe: true } : state);

const Scene = () => {
  const { replayed } = useTable();
  const state = useStoreState(opened);
  return <Felt table={squeezeBaccarat} turnedAt={turnedIn(state, replayed !== undefined)} />;
};

const heard: TableGameView['heard'] = async () => {
  const { cuesOf } = await import('./cues.ts');
  return { cues: cuesOf(squeezeBaccarat, (isReplayed) => turnedIn(opened.getState(), isReplayed)) };
};

export const view: TableGameView = {
  game: squeezeBaccarat,
  words: squeezeTableWords,
  Scene,
  Board: boardOf(squeezeBaccarat),
  Stats,
  heard,
  more: () => import('./Past.tsx'),
  Layer: () => <SqueezePanel opened={opened} />,
};
