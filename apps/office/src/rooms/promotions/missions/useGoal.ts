import { moneyMissions } from '@pavilion/contract/missions';
import type { MissionRow } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { groupDigits } from '../../../ui/Money.tsx';

type Asked = Pick<MissionRow, 'kind' | 'goal' | 'currency' | 'period' | 'game_type'>;

/** What a mission asks for, in a line: what is counted, of which games, how much of it, how often. */
export const useGoal = (): ((mission: Asked) => string) => {
  const translate = useTranslate();
  return ({ kind, goal, currency, period, game_type: gameType }) =>
    [
      translate(`office.missions.kind_${kind}`),
      ...(gameType === null ? [] : [translate(`office.game_type.${gameType}`)]),
      moneyMissions.has(kind) ? `${groupDigits(goal)} ${currency}` : goal,
      translate(`office.missions.period_${period}`),
    ].join(' · ');
};
