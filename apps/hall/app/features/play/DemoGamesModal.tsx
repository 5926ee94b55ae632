import { type GameTypeId, pageDevices } from '@pavilion/contract';
import { demoProviderGames, demoTypes } from '@pavilion/contract/demo';
import { useState } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { tileSources } from '../catalogue/model/paths.ts';
import { type GameTileData, providersById, toTile } from '../catalogue/model/tile.ts';
import { DemoMark } from './DemoMark.tsx';
import { useDemo } from './useDemo.ts';

const DemoTile = ({ game, onTry }: { readonly game: GameTileData; readonly onTry: () => void }) => (
  <button type="button" onClick={onTry} data-demo={game.gameCode} className="group tile">
    <span className="tile-picture">
      <Picture sources={tileSources(game.icon)} sizes="160px" alt="" width={300} height={400} />
    </span>
    <span className="tile-name">{game.name}</span>
    <span className="tile-house">{game.provider}</span>
  </button>
);

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const Skeletons = () => (
  <div aria-busy className="grid grid-cols-3 gap-3 sm:grid-cols-4">
    {skeletonKeys.map((key) => (
      <span key={key} className="aspect-3/4 animate-[breathe_1.6s_infinite] rounded-card bg-higher" />
    ))}
  </div>
);

/** The demo game list and its modal (spec §2): every type that has games to try, each a press away from its window. */
export const DemoGamesModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { currency, theme } = useSite();
  const device = pageDevices[useTemplate()];
  const demo = useDemo();
  const [chosen, choose] = useState<GameTypeId | null>(null);
  const types = useCallQuery(demoTypes, { currency, support_device: device, template: theme });
  const list = types.data?.list ?? [];
  const type = chosen ?? list[0]?.gt_id;
  const games = useCallQuery(
    demoProviderGames,
    { currency, device, game_type_id: type ?? 2 },
    { enabled: type !== undefined },
  );
  const providers = providersById(list);
  const isFailed = types.isLoadingError || games.isLoadingError;
  const retry = (): void => void Promise.all([types.refetch(), games.refetch()]);
  return (
    <TemplateDialog open size="wide" title={t('play.demo_list')} onClose={onClose}>
      <p className="mb-4 flex flex-wrap items-center gap-3 text-sm text-text-2">
        <DemoMark />
        <span className="min-w-0 flex-1">{t('play.demo_text')}</span>
      </p>
      {list.length > 1 && (
        <div className="no-scrollbar -mx-6 mb-4 flex gap-2 overflow-x-auto px-6 py-1">
          {list.map((entry) => (
            <button
              key={entry.gt_id}
              type="button"
              aria-pressed={entry.gt_id === type}
              onClick={() => choose(entry.gt_id)}
              className={classes(
                'h-11 shrink-0 rounded-full px-4 font-semibold text-sm transition-colors',
                entry.gt_id === type ? 'bg-accent text-on-accent' : 'bg-higher text-text-2 hover:text-text',
              )}
            >
              {entry.gt_name}
            </button>
          ))}
        </div>
      )}
      {isFailed && (
        <EmptyScene scene="failed" title={t('play.demo_failed')}>
          <Button onClick={retry}>{t('play.demo_again')}</Button>
        </EmptyScene>
      )}
      {!isFailed && (types.isPending || (type !== undefined && games.isPending)) && <Skeletons />}
      {!isFailed && types.isSuccess && list.length === 0 && (
        <EmptyScene scene="empty" title={t('play.demo_empty')} />
      )}
      {!isFailed && games.data !== undefined && (
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {games.data.data.map((entry) => {
            const game = toTile(entry, { providers, locale, theme });
            return <DemoTile key={game.gameId} game={game} onTry={() => demo(game)} />;
          })}
        </div>
      )}
    </TemplateDialog>
  );
};
