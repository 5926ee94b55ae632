import { pageDevices } from '@pavilion/contract';
import { lastPlayedGames } from '@pavilion/contract/catalogue';
import { Suspense, useEffect } from 'react';
import IconPlay from '~icons/lucide/play';
import { useCallQuery } from '../../api/useCall.ts';
import { sparePart } from '../../base/lazyPart.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { useShell } from '../../state/ShellContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { tileSources } from '../catalogue/model/paths.ts';
import { toTile } from '../catalogue/model/tile.ts';
import { askForGame } from '../openGame/gameDoor.ts';
import { noteHasPlayed } from './model/hasPlayed.ts';

const FirstSteps = sparePart(async () => (await import('../offers/FirstSteps.tsx')).FirstSteps);

/** A minute later a game may be among them that was not. */
const freshMs = 60_000;

/** The games of the member's last plays, the newest first: small, in one line, each a press away. */
export const LastPlayed = ({ className }: { readonly className: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { currency, theme, site } = useSite();
  const { types } = useShell();
  const support_device = pageDevices[useTemplate()];
  const { data, isPending } = useCallQuery(
    lastPlayedGames,
    { currency, support_device },
    { staleTimeMs: freshMs },
  );
  useEffect(() => {
    if (data !== undefined) noteHasPlayed(data.list.length > 0);
  }, [data]);
  if (isPending) return <div aria-hidden className={classes('has-played-only h-37', className)} />;
  // Who cannot be told what they played has no such shelf; who has not played is shown where to begin.
  if (data === undefined) return null;
  if (data.list.length === 0)
    return (
      <Suspense>
        <FirstSteps className={className} />
      </Suspense>
    );
  const providers = new Map(
    types.flatMap((type) =>
      type.providers.map(({ gpId, name, mark, hasDemo }) => [gpId, { name, mark, hasDemo }] as const),
    ),
  );
  return (
    <section aria-label={t('home.go_on')} data-shelf="go-on" className={classes('h-37', className)}>
      <h2 className="flex h-11 items-center text-lg">{t('home.go_on')}</h2>
      <ul className="no-scrollbar -mx-3.5 flex snap-x scroll-px-3.5 gap-3 overflow-x-auto px-3.5 py-1">
        {data.list
          .map((entry) => toTile(entry, { providers, locale, theme }))
          .map((game) => (
            <li key={game.gameId} className="w-56 shrink-0 snap-start">
              <button
                type="button"
                data-again={game.gameCode}
                aria-disabled={site.is_demo || undefined}
                onClick={site.is_demo ? undefined : () => askForGame(game)}
                className="group flex h-22 w-full items-center gap-3 rounded-card bg-raised p-2 text-left ring-1 ring-line ring-inset transition-colors hover:bg-higher"
              >
                <span className="tile-picture w-13.5 shrink-0">
                  <Picture sources={tileSources(game.icon)} sizes="54px" alt="" width={300} height={400} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 font-semibold text-sm leading-snug">{game.name}</span>
                  <span className="block truncate text-text-3 text-xs">{game.provider}</span>
                </span>
                <span
                  aria-hidden
                  className="grid size-9 shrink-0 place-items-center rounded-full text-accent ring-1 ring-line ring-inset transition-colors group-hover:bg-accent group-hover:text-on-accent"
                >
                  <IconPlay className="size-4 translate-x-px [&_*]:fill-current" />
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
};
