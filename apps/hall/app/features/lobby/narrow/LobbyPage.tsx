import { Link } from 'react-router';
import IconBack from '~icons/lucide/chevron-left';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import type { PageProps } from '../../../templates/pages.ts';
import { typeName } from '../../catalogue/model/types.ts';
import { LateBalancePill } from '../../shell/LateBalancePill.tsx';
import { GameHallPage } from './GameHallPage.tsx';

/** The slot lobby stands without navbar and footer (spec §2): the way back, its name, the balance. */
export const LobbyPage = ({ data }: PageProps['Lobby']) => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <header
        data-part="header"
        className="sticky top-0 z-30 flex h-14 items-center gap-2 bg-ground pr-3 pl-1"
      >
        <Link
          to="/"
          aria-label={t('shell.back_to_hall')}
          className="flex size-11 items-center justify-center"
        >
          <IconBack aria-hidden className="size-6" />
        </Link>
        <p className="min-w-0 flex-1 truncate font-semibold">{t(`game_types.${typeName(data.gtId)}`)}</p>
        {session && <LateBalancePill currency={session.currency} compact />}
      </header>
      <main id="main" data-part="content">
        <GameHallPage data={data} />
      </main>
    </>
  );
};
