import { pageDevices } from '@pavilion/contract';
import { templateGameList } from '@pavilion/contract/catalogue';
import { useCallQuery } from '../../../api/useCall.ts';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { useSite } from '../../../site/SiteContext.tsx';
import { useShell } from '../../../state/ShellContext.tsx';
import { useTemplate } from '../../../state/TemplateContext.tsx';
import { type GameTileData, toTile } from '../../catalogue/model/tile.ts';

/** The games that most are playing, of those that can be played now; empty until they are known. */
export const usePopular = (countMax: number): readonly GameTileData[] => {
  const locale = useLocale();
  const { currency, theme } = useSite();
  const { types } = useShell();
  const support_device = pageDevices[useTemplate()];
  const shelves = useCallQuery(templateGameList, { currency, support_device }).data?.list ?? [];
  const providers = new Map(
    types.flatMap((type) =>
      type.providers.map(({ gpId, name, mark, hasDemo }) => [gpId, { name, mark, hasDemo }] as const),
    ),
  );
  const popular = shelves.find(({ shelf }) => shelf === 'popular')?.games ?? [];
  return popular
    .filter(({ state }) => state === 'live')
    .slice(0, countMax)
    .map((game) => toTile(game, { providers, locale, theme }));
};
