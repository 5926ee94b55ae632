import { slotGameType } from '@pavilion/contract';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import IconRoom from '~icons/lucide/chevron-right';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { classes } from '../../../ui/classes.ts';
import { gameRoomPath, gameTypePath } from '../../catalogue/model/paths.ts';
import { typeName } from '../../catalogue/model/types.ts';
import type { NavType } from '../model/loadShell.ts';

/** Long enough that a pointer passing over the bar opens nothing. */
const openAfterMs = 120;
const closeAfterMs = 180;

const panelEntry = 'flex items-center gap-4 rounded-card p-3 transition-colors hover:bg-higher';

const ProviderPanel = ({ type, onChosen }: { type: NavType; onChosen: () => void }) => {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <div className="absolute inset-x-0 top-full animate-[rise_180ms_ease-out] border-line border-b bg-raised shadow-lift">
      <ul className="wrap grid grid-cols-3 gap-2 py-6 xl:grid-cols-4">
        {type.providers.map((provider) => (
          <li key={provider.gpId}>
            <Link to={gameTypePath(type.gtId, provider.gpId)} onClick={onChosen} className={panelEntry}>
              <img src={provider.mark} alt="" width={44} height={44} className="size-11 rounded-control" />
              <span className="min-w-0">
                <span className="block truncate font-semibold text-sm">{provider.name}</span>
                <span className="tnum block text-text-3 text-xs">
                  {provider.maintenance
                    ? t('shell.maintenance')
                    : provider.games === 0
                      ? t('tile.coming_soon')
                      : t('shell.games_count', { count: provider.games })}
                </span>
              </span>
            </Link>
          </li>
        ))}
        {site.game_room && type.gtId === slotGameType && (
          <li>
            <Link to={gameRoomPath()} onClick={onChosen} className={panelEntry}>
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-higher text-accent">
                <IconRoom aria-hidden className="size-5" />
              </span>
              <span className="min-w-0 truncate font-semibold text-sm">{t('shell.game_room')}</span>
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
};

/** Game types; each opens its providers on hover and on focus, and closes with Escape. */
export const TypeNav = ({ types }: { types: readonly NavType[] }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [openId, setOpenId] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (id: number | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), id === null ? closeAfterMs : openAfterMs);
  };
  const now = (id: number | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) now(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') now(null);
  };
  return (
    <nav aria-label={t('shell.nav_games')} className="no-scrollbar min-w-0 flex-1 overflow-x-auto">
      <ul className="flex" onBlur={onBlur} onKeyDown={onKeyDown} onMouseLeave={() => later(null)}>
        {types.map((type) => {
          const path = gameTypePath(type.gtId);
          const here = `${pathname}${search}`.startsWith(path);
          return (
            <li key={type.gtId} onMouseEnter={() => later(type.gtId)}>
              <Link
                to={path}
                prefetch="intent"
                aria-current={here ? 'page' : undefined}
                aria-expanded={openId === type.gtId}
                onFocus={(event) => event.currentTarget.matches(':focus-visible') && now(type.gtId)}
                onClick={() => now(null)}
                className={classes(
                  'relative flex h-16 items-center px-2 font-medium text-sm whitespace-nowrap transition-colors hover:text-text min-[1120px]:px-3',
                  here || openId === type.gtId ? 'text-text' : 'text-text-2',
                  'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-accent after:transition-opacity min-[1120px]:after:inset-x-3',
                  here || openId === type.gtId ? 'after:opacity-100' : 'after:opacity-0',
                )}
              >
                {t(`game_types.${typeName(type.gtId)}`)}
              </Link>
              {openId === type.gtId && <ProviderPanel type={type} onChosen={() => now(null)} />}
            </li>
          );
        })}
        {/* Where the names do not all fit, the last one fades out instead of being cut. */}
        <li
          aria-hidden
          className="pointer-events-none sticky right-0 h-16 w-8 shrink-0 bg-linear-to-l from-ground to-transparent"
        />
      </ul>
    </nav>
  );
};
