import { useEffect } from 'react';
import type { GameHallData } from './model/loadLobby.ts';
import type { LobbyAnswers, LobbyNeeds } from './model/lobbyAnswers.ts';
import { useLobbyAnswers } from './model/useLobbyAnswers.ts';

export interface LobbyDeskProps {
  readonly data: GameHallData;
  readonly needs: LobbyNeeds;
  readonly onAnswers: (answers: LobbyAnswers) => void;
}

/** Asks the server on behalf of the lobby. It shows nothing, and comes after the page, with the query cache. */
export const LobbyDesk = ({ data, needs, onAnswers }: LobbyDeskProps) => {
  const answers = useLobbyAnswers(data, needs);
  useEffect(() => onAnswers(answers), [answers, onAnswers]);
  return null;
};
