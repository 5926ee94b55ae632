import { Autocomplete } from '@base-ui/react/autocomplete';
import { searchTextMax } from '@pavilion/contract/search';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import IconArrow from '~icons/lucide/arrow-right';
import IconSearch from '~icons/lucide/search';
import IconX from '~icons/lucide/x';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { GameFacts } from '../catalogue/GameFacts.tsx';
import { gameTypePath, tileSources } from '../catalogue/model/paths.ts';
import { typeName } from '../catalogue/model/types.ts';
import { TypeIcon } from '../catalogue/TypeIcon.tsx';
import { askForGame } from '../openGame/gameDoor.ts';
import { useOpenings } from '../openings/model/openings.ts';
import { type Found, type FoundGame, type FoundPlace, groupsOf, textOfFound } from './model/found.ts';
import { type Search, useSearch } from './model/useSearch.ts';

const GameRow = ({ found, waits }: { readonly found: FoundGame; readonly waits: boolean }) => {
  const { t } = useTranslation();
  const { game } = found;
  return (
    <>
      <span className="tile-picture w-12 shrink-0">
        <Picture sources={tileSources(game.icon)} sizes="48px" alt="" width={300} height={400} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold text-sm">{game.name}</span>
        <span className="block truncate text-text-3 text-xs">
          {t(`game_types.${typeName(game.gameType)}`)} · {game.provider}
        </span>
        {game.state === 'live' && <GameFacts game={game} className="flex-wrap" />}
        {game.state === 'maintenance' && (
          <span className="block text-text-2 text-xs">{t('tile.maintenance')}</span>
        )}
        {game.state === 'coming_soon' && (
          <span className="block text-accent text-xs">
            {t('tile.coming_soon')} · {t(waits ? 'tile.told' : 'tile.tell')}
          </span>
        )}
      </span>
    </>
  );
};

const PlaceRow = ({ found }: { readonly found: FoundPlace }) => {
  const { t } = useTranslation();
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center text-accent">
        {found.mark === null ? (
          <TypeIcon type={found.gtId} className="size-6" />
        ) : (
          <img src={found.mark} alt="" width={48} height={48} className="size-11 rounded-control" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold text-sm">{found.name}</span>
        <span className="tnum block truncate text-text-3 text-xs">
          {found.games > 0 ? t('shell.games_count', { count: found.games }) : t('tile.coming_soon')}
        </span>
      </span>
      <IconArrow aria-hidden className="size-4 shrink-0 text-text-3" />
    </>
  );
};

/** What became of the question, said aloud and, where there is no list, shown. */
const Outcome = ({ search, isEmpty }: { readonly search: Search; readonly isEmpty: boolean }) => {
  const { t } = useTranslation();
  const { answer, asked, isComing, isFailed, again } = search;
  return (
    <>
      <Autocomplete.Status className="sr-only">
        {answer !== null && !isComing && asked !== '' ? t('search.count', { count: answer.count }) : ''}
      </Autocomplete.Status>
      {isFailed && (
        <div role="alert">
          <EmptyScene scene="failed" title={t('search.failed')}>
            <Button onClick={again}>{t('lobby.retry')}</Button>
          </EmptyScene>
        </div>
      )}
      {isEmpty && (
        <EmptyScene scene="empty" title={t('search.empty', { text: asked })} text={t('search.empty_text')} />
      )}
    </>
  );
};

const useFollow = (onClose: () => void, toggleWait: (gameId: number) => void) => {
  const navigate = useNavigate();
  return (found: Found): void => {
    if (found.kind === 'place') {
      onClose();
      void navigate(gameTypePath(found.gtId, found.gpId ?? undefined));
      return;
    }
    const { game } = found;
    if (game.state === 'coming_soon') toggleWait(game.gameId);
    if (game.state !== 'live') return;
    // Whoever has to log in first is shown that in this one's place.
    onClose();
    askForGame(game);
  };
};

/** One search over all games, providers and types, wherever one is: a list under a field, by keys, pointer or finger. */
export const SearchModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { theme } = useSite();
  const [typed, setTyped] = useState('');
  const search = useSearch(typed);
  const { waiting, toggle } = useOpenings();
  const follow = useFollow(onClose, toggle);
  const { answer, asked, isComing, isFailed } = search;
  const groups = answer === null ? [] : groupsOf(answer, { locale, theme });
  return (
    <TemplateDialog open size="wide" title={t('shell.search')} onClose={onClose} fieldFirst>
      <Autocomplete.Root
        inline
        open
        mode="none"
        items={groups}
        filter={null}
        value={typed}
        // Choosing leads on: what was typed stays.
        onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
        itemToStringValue={textOfFound}
        autoHighlight
      >
        <div className="-mx-6 sticky -top-6 z-10 -mt-6 bg-raised px-6 pt-5 pb-3">
          <div className="relative">
            <IconSearch
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-text-3"
            />
            <Autocomplete.Input
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={searchTextMax}
              aria-label={t('shell.search')}
              placeholder={t('search.hint')}
              className="h-12 w-full rounded-control bg-ground pr-12 pl-12 text-base text-ellipsis ring-1 ring-edge ring-inset placeholder:text-text-3 [&::-webkit-search-cancel-button]:hidden"
            />
            {typed !== '' && (
              <Autocomplete.Clear
                aria-label={t('lobby.search_clear')}
                className="absolute top-0.5 right-1 grid size-11 place-items-center text-text-2"
              >
                <IconX aria-hidden className="size-5" />
              </Autocomplete.Clear>
            )}
          </div>
        </div>
        <div className="min-h-[min(24rem,50dvh)]" aria-busy={isComing}>
          <Outcome
            search={search}
            isEmpty={answer !== null && !isFailed && !isComing && groups.length === 0}
          />
          <Autocomplete.List aria-label={t('shell.search')} className={isComing ? 'opacity-60' : undefined}>
            {(group: (typeof groups)[number]) => (
              <Autocomplete.Group key={group.value} items={group.items} className="mb-4">
                <Autocomplete.GroupLabel className="pb-1 font-semibold text-sm text-text-2">
                  {t(
                    group.value === 'places'
                      ? 'search.places'
                      : asked === ''
                        ? 'search.popular'
                        : 'search.games',
                  )}
                </Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(found: Found) => (
                    <Autocomplete.Item
                      key={found.key}
                      value={found}
                      data-found={found.kind === 'game' ? found.game.gameCode : found.key}
                      aria-disabled={
                        found.kind === 'game' && found.game.state === 'maintenance' ? true : undefined
                      }
                      onClick={() => follow(found)}
                      className="-mx-2 flex min-h-16 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 outline-none data-highlighted:bg-higher"
                    >
                      {found.kind === 'game' ? (
                        <GameRow found={found} waits={waiting.has(found.game.gameId)} />
                      ) : (
                        <PlaceRow found={found} />
                      )}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Root>
    </TemplateDialog>
  );
};
