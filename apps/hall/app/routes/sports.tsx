import { isLocale } from '@pavilion/contract';
import { data } from 'react-router';
import { servicesContext } from '../base/services.ts';
import { loadSports } from '../features/sports/model/loadSports.ts';
import { textsOf, useTranslation } from '../i18n/texts.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import { EmptyScene } from '../ui/EmptyScene.tsx';
import type { Route } from './+types/sports';

export const loader = ({ context }: Route.LoaderArgs) => loadSports(context.get(servicesContext));

/** What cannot stand in a frame is told as a page error, before the frame is there (spec §8). */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [sports, { checkFrame }] = await Promise.all([
    serverLoader(),
    import('../features/sports/model/checkFrame.ts'),
  ]);
  if (await checkFrame(sports.url)) return sports;
  const locale = document.documentElement.dataset.locale ?? '';
  const t = isLocale(locale) ? await textsOf(locale) : undefined;
  throw data(t?.('sports.refused') ?? '', { status: 502 });
};
clientLoader.hydrate = true as const;

export const HydrateFallback = () => {
  const { t } = useTranslation();
  return (
    <div className="wrap flex min-h-[60dvh] items-center justify-center" aria-busy>
      <title>{t('sports.title')}</title>
      <EmptyScene isPage scene="empty" title={t('sports.title')} text={t('sports.loading')} />
    </div>
  );
};

const Sports = ({ loaderData }: Route.ComponentProps) => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('sports.title')}</title>
      <TemplatePage name="Sports" props={{ data: loaderData }} />
    </>
  );
};
export default Sports;
