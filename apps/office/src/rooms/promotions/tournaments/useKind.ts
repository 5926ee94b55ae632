import type { TournamentRow } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

type Ranked = Pick<TournamentRow, 'kind' | 'game_type' | 'games'>;

/** By what members are ranked, and over which games, in a line. */
export const useKind = (): ((tournament: Ranked) => string) => {
  const translate = useTranslate();
  return ({ kind, game_type: gameType, games }) =>
    [
      translate(`office.tournaments.kind_${kind}`),
      ...(gameType === null ? [] : [translate(`office.game_type.${gameType}`)]),
      ...(games === 0 ? [] : [translate('office.tournaments.games_count', { smart_count: games })]),
    ].join(' · ');
};
