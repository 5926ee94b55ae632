import { Link } from 'react-router';
import IconSearch from '~icons/lucide/search';
import IconX from '~icons/lucide/x';
import { useTranslation } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Input, Select } from '../../ui/Field.tsx';
import { gameTypePath, providerMark } from '../catalogue/model/paths.ts';
import type { GameHallData } from './model/loadLobby.ts';
import { lobbySorts } from './model/lobbyFilter.ts';
import type { Lobby } from './model/useLobby.ts';

export const LobbySearch = ({ lobby, className }: { readonly lobby: Lobby; readonly className?: string }) => {
  const { t } = useTranslation();
  const { search } = lobby.choice;
  return (
    <search className={classes('relative block', className)}>
      <IconSearch
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 z-10 size-5 -translate-y-1/2 text-text-3"
      />
      <Input
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('lobby.search')}
        placeholder={t('lobby.search_hint')}
        value={search}
        onChange={(event) => lobby.change({ search: event.target.value })}
        className="pl-12 [&::-webkit-search-cancel-button]:hidden"
        end={
          search === '' ? undefined : (
            <IconButton label={t('lobby.search_clear')} onClick={() => lobby.change({ search: '' })}>
              <IconX aria-hidden />
            </IconButton>
          )
        }
      />
    </search>
  );
};

const chip = (chosen: boolean): string =>
  classes(
    'inline-flex h-11 shrink-0 items-center gap-2 rounded-control px-4 font-medium text-sm ring-1 ring-inset transition-[box-shadow,color]',
    chosen
      ? 'bg-accent-soft text-accent ring-accent'
      : 'bg-raised text-text-2 ring-line hover:text-text hover:ring-edge',
  );

/** Providers of the type; a choice is an address of its own. */
export const ProviderChips = ({
  data,
  chosen,
}: {
  readonly data: GameHallData;
  readonly chosen: number | 'Popular' | undefined;
}) => {
  const { t } = useTranslation();
  const none = chosen === undefined || chosen === 'Popular';
  return (
    <nav aria-label={t('lobby.providers')} className="no-scrollbar flex gap-2 overflow-x-auto">
      <Link
        to={gameTypePath(data.gtId)}
        className={chip(none)}
        aria-current={none ? 'true' : undefined}
        replace
      >
        {t(data.gtId === 2 ? 'lobby.popular_page' : 'lobby.all_providers')}
      </Link>
      {data.providers.map((provider) => {
        const current = provider.gpId === chosen;
        return (
          <Link
            key={provider.gpId}
            to={gameTypePath(data.gtId, provider.gpId)}
            className={chip(current)}
            aria-current={current ? 'true' : undefined}
            replace
          >
            <img src={providerMark(provider.mark)} alt="" width="20" height="20" className="size-5" />
            {provider.name}
            {provider.maintenance && <span className="text-text-3 text-xs">{t('shell.maintenance')}</span>}
          </Link>
        );
      })}
    </nav>
  );
};

export const LobbyTabs = ({ lobby }: { readonly lobby: Lobby }) => {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the choices filter one list, they are no form
    <div role="group" aria-label={t('lobby.tabs')} className="no-scrollbar flex gap-1 overflow-x-auto">
      {lobby.tabs.map((tab) => {
        const current = tab === lobby.choice.tab;
        return (
          <button
            key={tab}
            type="button"
            aria-pressed={current}
            onClick={() => lobby.change({ tab })}
            className={classes(
              'h-11 shrink-0 border-b-2 px-3 font-semibold text-sm transition-colors',
              current ? 'border-accent text-accent' : 'border-transparent text-text-2 hover:text-text',
            )}
          >
            {t(`lobby.tab_${tab}`)}
          </button>
        );
      })}
    </div>
  );
};

export const LobbySortField = ({ lobby }: { readonly lobby: Lobby }) => {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={t('lobby.sort')}
      className="h-11 text-sm"
      value={lobby.choice.sort}
      onChange={(event) => {
        const sort = lobbySorts.find((name) => name === event.target.value);
        if (sort) lobby.change({ sort });
      }}
    >
      {lobbySorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`lobby.sort_${sort}`)}
        </option>
      ))}
    </Select>
  );
};
