import type { GameTypeId } from '@pavilion/contract';
import type { LaunchMode } from '@pavilion/contract/play';
import { parseUrl } from '../../base/parseUrl.ts';
import { currentSession } from '../../session/session.ts';
import { openModal } from '../../state/modalStore.ts';

/** What is needed to ask for a game. */
export interface GameChoice {
  readonly gameId: number;
  readonly gpId: number;
  readonly gameType: GameTypeId;
  readonly gameCode: string;
  readonly name: string;
  /** Studio under the provider; left out where the provider has only one. */
  readonly house?: number;
  /** An operator's own link in the place of a game: it opens without a login (decisions: Catalogue). */
  readonly customUrl?: string | undefined;
}

type Opener = (game: GameChoice, extra?: Readonly<Record<string, string>>, mode?: LaunchMode) => void;

let opener: Opener | null = null;
/** Pressed by a member before the launcher was there. */
let waiting: { readonly loginId: string; readonly press: Parameters<Opener> } | null = null;

/**
 * The launcher is not part of a visitor's first load. `MemberParts` brings it for members and sets it here, so that a
 * press on a tile reaches it in the same tick and its window opens inside the click. Answers how to take it away.
 */
export const setGameOpener = (next: Opener): (() => void) => {
  opener = next;
  const pressed = waiting;
  waiting = null;
  // Still within what a browser counts as the same press, unless the network is slow; the launcher tells when it is not.
  // It is not another member's.
  if (pressed !== null && pressed.loginId === currentSession()?.loginId) next(...pressed.press);
  return () => {
    if (opener === next) opener = null;
  };
};

/** A page of ours, or an https address elsewhere, in a window of its own; anything else is no link. */
const followLink = (url: string): void => {
  if (/^\/(?![/\\])/.test(url)) location.assign(url);
  else if (parseUrl(url)?.protocol === 'https:') window.open(url, '_blank', 'noopener,noreferrer');
};

/**
 * A press on a live game: members go to the launcher, visitors are asked to log in (spec §5). `extra` goes along to the
 * provider; `mode` is another place than the rules would choose.
 */
export const askForGame: Opener = (game, extra, mode) => {
  const session = currentSession();
  if (game.customUrl !== undefined) followLink(game.customUrl);
  else if (opener !== null) opener(game, extra, mode);
  else if (session !== null) waiting = { loginId: session.loginId, press: [game, extra, mode] };
  else openModal({ name: 'askToPlay', told: game });
};
