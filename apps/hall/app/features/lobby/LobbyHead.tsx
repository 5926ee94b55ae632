import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { gameTypePath } from '../catalogue/model/paths.ts';
import { typeName } from '../catalogue/model/types.ts';
import type { GameHallData } from './model/loadLobby.ts';

/** What search engines and shared links show of a lobby: its type. A provider's page is a part of it. */
export const LobbyHead = ({ data }: { readonly data: GameHallData }) => {
  const { t } = useTranslation();
  const { origin } = useSite();
  const name = typeName(data.gtId);
  const type = t(`home.shelf_${name}`);
  return (
    <>
      <title>{t('lobby.title', { type: t(`game_types.${name}`) })}</title>
      <meta name="description" content={t('lobby.description', { type, count: data.games.length })} />
      <link rel="canonical" href={`${origin}${gameTypePath(data.gtId)}`} />
    </>
  );
};
