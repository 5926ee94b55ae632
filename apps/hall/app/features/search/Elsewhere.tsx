import type { GameTypeId } from '@pavilion/contract';
import { Link } from 'react-router';
import IconArrow from '~icons/lucide/arrow-right';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { GameTile } from '../catalogue/GameTile.tsx';
import { gameTypePath } from '../catalogue/model/paths.ts';
import { typeName } from '../catalogue/model/types.ts';
import { useOpenings } from '../openings/model/openings.ts';
import { tilesOf } from './model/found.ts';
import { useSearch } from './model/useSearch.ts';

export interface ElsewhereProps {
  /** What was looked for in the hall of this type, and is not there. */
  readonly search: string;
  readonly gtId: GameTypeId;
}

/** What the hall at hand does not have, and others do: the games themselves, and the ways to those halls. */
export const Elsewhere = ({ search, gtId }: ElsewhereProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { theme } = useSite();
  const { answer } = useSearch(search);
  const { waiting, toggle } = useOpenings();
  const games = (answer === null ? [] : tilesOf(answer, { locale, theme })).filter(
    ({ gameType }) => gameType !== gtId,
  );
  if (games.length === 0) return null;
  const halls = [...new Set(games.map(({ gameType }) => gameType))];
  return (
    <section aria-label={t('search.elsewhere')} data-elsewhere className="px-4 pt-2 lg:px-0">
      <header className="mb-3 flex flex-wrap items-center gap-x-4">
        <h2 className="min-w-0 flex-1 text-base">{t('search.elsewhere')}</h2>
        {halls.map((hall) => (
          <Link
            key={hall}
            to={gameTypePath(hall)}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent text-sm hover:underline"
          >
            {t(`game_types.${typeName(hall)}`)}
            <IconArrow aria-hidden className="size-4" />
          </Link>
        ))}
      </header>
      <ul className="grid grid-cols-3 gap-3 min-[640px]:grid-cols-5 lg:gap-4 xl:grid-cols-7">
        {games.map((game) => (
          <li key={game.gameId} data-game={game.gameCode}>
            <GameTile
              game={game}
              sizes="(min-width: 992px) 13vw, 31vw"
              waits={waiting.has(game.gameId)}
              toggleWait={toggle}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
