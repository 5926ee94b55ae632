import type { GameTab } from '@pavilion/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import IconSearch from '~icons/lucide/search';
import IconX from '~icons/lucide/x';
import { useTranslation } from '../../i18n/texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Input, Select } from '../../ui/Field.tsx';
import type { GameHallData } from './model/loadLobby.ts';
import { type LobbySort, lobbySorts } from './model/lobbyFilter.ts';
import { lobbyPath } from './model/lobbyPath.ts';
import { useMoments } from './model/maintenance.ts';
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
        onFocus={lobby.prepareSearch}
        onChange={(event) => lobby.change({ search: event.target.value })}
        className="text-ellipsis pl-12 placeholder-shown:pr-4 [&::-webkit-search-cancel-button]:hidden"
        end={
          search === '' ? null : (
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
export const ProviderChips = memo(({ data }: { readonly data: GameHallData }) => {
  const { t } = useTranslation();
  const { gpId: chosen } = data;
  const none = chosen === undefined || chosen === 'Popular';
  return (
    <nav aria-label={t('lobby.providers')} className="no-scrollbar flex gap-2 overflow-x-auto">
      <Link to={lobbyPath(data)} className={chip(none)} aria-current={none ? 'true' : undefined} replace>
        {t('lobby.all_providers')}
      </Link>
      {data.providers.map((provider) => {
        const current = provider.gpId === chosen;
        return (
          <Link
            key={provider.gpId}
            to={lobbyPath(data, provider.gpId)}
            className={chip(current)}
            aria-current={current ? 'true' : undefined}
            replace
          >
            <img src={provider.mark} alt="" width="20" height="20" className="size-5" />
            {provider.name}
            {provider.maintenance && <span className="text-text-3 text-xs">{t('shell.maintenance')}</span>}
          </Link>
        );
      })}
    </nav>
  );
});

/** Studios of the chosen provider, when it has more than one name to play under (spec §2 house). */
export const StudioChips = memo(({ data }: { readonly data: GameHallData }) => {
  const { t } = useTranslation();
  const provider = data.providers.find(({ gpId }) => gpId === data.gpId);
  if (provider === undefined || provider.houses.length === 0) return null;
  const studios = [{ house: 0, name: t('lobby.all_studios') }, ...provider.houses];
  return (
    <nav aria-label={t('lobby.studios')} className="no-scrollbar flex gap-2 overflow-x-auto">
      {studios.map(({ house, name }) => (
        <Link
          key={house}
          to={lobbyPath(data, provider.gpId, house)}
          className={chip(house === data.house)}
          aria-current={house === data.house ? 'true' : undefined}
          replace
        >
          {name}
        </Link>
      ))}
    </nav>
  );
});

/** The chosen provider is under maintenance: from when to when, as far as it is known. */
export const MaintenanceLine = memo(
  ({ data, className }: { readonly data: GameHallData; readonly className?: string }) => {
    const { t } = useTranslation();
    const format = useMoments();
    const provider = data.providers.find(({ gpId }) => gpId === data.gpId);
    if (!provider?.maintenance) return null;
    const { maintenanceStartAt: start, maintenanceEndAt: end } = provider;
    return (
      // Server and browser may know different editions of a language's date forms.
      <p
        className={classes(
          'rounded-card bg-raised px-4 py-3 text-sm text-text-2 ring-1 ring-line ring-inset',
          className,
        )}
        data-maintenance
        suppressHydrationWarning
      >
        {start && end
          ? t('lobby.maintenance_window', { start: format(start), end: format(end) })
          : t('lobby.maintenance_text')}
      </p>
    );
  },
);

interface LobbyTabsProps {
  readonly tabs: readonly GameTab[];
  readonly chosen: GameTab;
  readonly change: Lobby['change'];
}

export const LobbyTabs = memo(({ tabs, chosen, change }: LobbyTabsProps) => {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the choices filter one list, they are no form
    <div role="group" aria-label={t('lobby.tabs')} className="no-scrollbar flex gap-1 overflow-x-auto">
      {tabs.map((tab) => {
        const current = tab === chosen;
        return (
          <button
            key={tab}
            type="button"
            aria-pressed={current}
            onClick={() => change({ tab })}
            className={classes(
              'h-11 min-w-11 shrink-0 border-b-2 px-3 font-semibold text-sm transition-colors',
              current ? 'border-accent text-accent' : 'border-transparent text-text-2 hover:text-text',
            )}
          >
            {t(`lobby.tab_${tab}`)}
          </button>
        );
      })}
    </div>
  );
});

interface LobbyPlayableProps {
  readonly data: GameHallData;
  readonly chosen: boolean;
  readonly change: Lobby['change'];
}

/** Leaves out what is only announced; on from the start. A lobby where everything has opened does not ask. */
export const LobbyPlayable = memo(({ data, chosen, change }: LobbyPlayableProps) => {
  const { t } = useTranslation();
  if (data.openCount === 0 || data.openCount === data.count) return null;
  return (
    <button
      type="button"
      data-playable
      aria-pressed={chosen}
      onClick={() => change({ playable: !chosen })}
      className="group/switch flex min-h-11 items-center gap-2.5 text-left text-sm text-text-2"
    >
      <span
        aria-hidden
        className="h-6 w-10 shrink-0 rounded-full bg-higher p-0.5 ring-1 ring-edge ring-inset transition-colors group-aria-pressed/switch:bg-accent"
      >
        <span className="block size-5 rounded-full bg-text-2 transition-[translate] group-aria-pressed/switch:translate-x-4 group-aria-pressed/switch:bg-on-accent" />
      </span>
      {t('lobby.playable')}
    </button>
  );
});

interface LobbyLabelFieldProps {
  readonly data: GameHallData;
  /** Label id; null for all. */
  readonly chosen: number | null;
  readonly change: Lobby['change'];
}

/** Labels that the operator has given to games of this lobby. */
export const LobbyLabelField = memo(({ data, chosen, change }: LobbyLabelFieldProps) => {
  const { t } = useTranslation();
  if (data.labels.length === 0) return null;
  return (
    <Select
      aria-label={t('lobby.label')}
      className="h-11 text-sm"
      value={chosen ?? ''}
      onChange={(event) => {
        const label = data.labels.find(({ id }) => String(id) === event.target.value);
        change({ label: label?.id ?? null });
      }}
    >
      <option value="">{t('lobby.all_labels')}</option>
      {data.labels.map(({ id, tag }) => (
        <option key={id} value={id}>
          {tag}
        </option>
      ))}
    </Select>
  );
});

interface LobbySortFieldProps {
  readonly chosen: LobbySort;
  readonly change: Lobby['change'];
}

export const LobbySortField = memo(({ chosen, change }: LobbySortFieldProps) => {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={t('lobby.sort')}
      className="h-11 text-sm"
      value={chosen}
      onChange={(event) => {
        const sort = lobbySorts.find((name) => name === event.target.value);
        if (sort) change({ sort });
      }}
    >
      {lobbySorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`lobby.sort_${sort}`)}
        </option>
      ))}
    </Select>
  );
});
