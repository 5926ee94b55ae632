import { gameTypeIdSchema, gameTypes } from '@pavilion/contract';
import { useTranslation } from '../../../i18n/texts.ts';

/** The word for a type of games by its number; null for what has to do with no game. */
export const useGameTypeName = (): ((gameType: number | null) => string | null) => {
  const { t } = useTranslation();
  return (gameType) => {
    const known = gameTypeIdSchema.safeParse(gameType).data;
    return known === undefined ? null : t(`game_types.${gameTypes[known].name}`);
  };
};
