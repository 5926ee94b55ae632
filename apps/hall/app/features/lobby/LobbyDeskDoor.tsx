import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadWithQueries } from '../../api/loadWithQueries.ts';
import type { LobbyDeskProps } from './LobbyDesk.tsx';
import { nothingAsked } from './model/lobbyAnswers.ts';
import type { Lobby } from './model/useLobby.ts';

const load = (): Promise<ComponentType<LobbyDeskProps>> =>
  loadWithQueries(async () => (await import('./LobbyDesk.tsx')).LobbyDesk);

/**
 * Lets in what asks the server, once the lobby needs an answer: a visitor who looks at the first screens of a small lobby
 * needs none. Should it not arrive, the lobby says so and tries again when it is told to.
 */
export const LobbyDeskDoor = ({ lobby: { desk } }: { readonly lobby: Lobby }) => {
  const [Desk, setDesk] = useState<ComponentType<LobbyDeskProps> | null>(null);
  const { isNeeded, onAnswers } = desk;
  const bring = useCallback(() => {
    load().then(
      (Loaded) => setDesk(() => Loaded),
      () => onAnswers(nothingAsked(bring)),
    );
  }, [onAnswers]);
  useEffect(() => {
    if (isNeeded) bring();
  }, [isNeeded, bring]);
  return Desk && <Desk data={desk.data} needs={desk.needs} onAnswers={onAnswers} />;
};
