import type { GameTypeId } from '@pavilion/contract';
import { openModal } from '../../../modals/modalStore.ts';
import { currentSession } from '../../../session/session.ts';

/** What is needed to ask for a game. */
export interface GameChoice {
  readonly gameId: number;
  readonly gpId: number;
  readonly gameType: GameTypeId;
  readonly gameCode: string;
  readonly name: string;
}

type Opener = (game: GameChoice) => void;

let opener: Opener | null = null;
/** Pressed by a member before the launcher was there. */
let waiting: GameChoice | null = null;

/**
 * The launcher is not part of a visitor's first load. `MemberParts` brings it for members and sets it here, so that a
 * press on a tile reaches it in the same tick and its window opens inside the click. Answers how to take it away.
 */
export const setGameOpener = (next: Opener): (() => void) => {
  opener = next;
  const pressed = waiting;
  waiting = null;
  // Still within what a browser counts as the same press, unless the network is slow; the launcher tells when it is not.
  if (pressed !== null) next(pressed);
  return () => {
    if (opener === next) opener = null;
  };
};

/** A press on a live game: members go to the launcher, visitors are asked to log in (spec §5). */
export const askForGame = (game: GameChoice): void => {
  if (opener !== null) opener(game);
  else if (currentSession() === null) openModal('askLogin');
  else waiting = game;
};
