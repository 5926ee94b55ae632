import { memo } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { gameTypePath } from '../catalogue/model/paths.ts';
import { typeName } from '../catalogue/model/types.ts';
import type { GameHallData } from './model/loadLobby.ts';

/** What search engines and shared links show of a lobby: its type. A provider's page is a part of it. */
export const LobbyHead = memo(({ data }: { readonly data: GameHallData }) => {
  const { t } = useTranslation();
  const name = typeName(data.gtId);
  const type = t(`home.shelf_${name}`);
  return (
    <PageHead
      title={t('lobby.title', { type: t(`game_types.${name}`) })}
      description={t('lobby.description', { type, count: data.count })}
      path={gameTypePath(data.gtId)}
    />
  );
});
