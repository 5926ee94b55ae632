import { Link } from 'react-router';
import IconBack from '~icons/lucide/arrow-left';
import IconRoom from '~icons/lucide/layout-grid';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import type { PageProps } from '../../../templates/pages.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { gameRoomPath } from '../../catalogue/model/paths.ts';
import { LateBalancePill } from '../../shell/LateBalancePill.tsx';
import { GameHallPage } from './GameHallPage.tsx';

const way = 'flex h-11 items-center gap-2 text-sm text-text-2 transition-colors hover:text-text';

/**
 * The slot lobby stands without navbar and footer (spec §2): the mark, the way back, the same games with the hall's bars
 * around them where the site has a game room, the balance.
 */
export const LobbyPage = ({ data }: PageProps['Lobby']) => {
  const { t } = useTranslation();
  const session = useSession();
  const { site } = useSite();
  return (
    <>
      <header data-part="header" className="sticky top-0 z-30 border-line border-b bg-ground">
        <div className="wrap flex h-16 items-center gap-6">
          <Link to="/" aria-label={t('shell.home')}>
            <Mark />
          </Link>
          <Link to="/" className={way}>
            <IconBack aria-hidden className="size-4" />
            {t('shell.back_to_hall')}
          </Link>
          {site.game_room && (
            <Link to={gameRoomPath(data.gpId, data.house)} className={way}>
              <IconRoom aria-hidden className="size-4" />
              {t('shell.game_room')}
            </Link>
          )}
          <span className="flex-1" />
          {session && <LateBalancePill currency={session.currency} />}
        </div>
      </header>
      <main id="main" data-part="content">
        <GameHallPage data={data} />
      </main>
    </>
  );
};
