import { useTranslation } from '../../../i18n/texts.ts';
import type { SportsData } from '../model/loadSports.ts';
import { SportsFrame } from '../SportsFrame.tsx';

/** Edge to edge: a sports page needs every pixel of a phone. */
export const SportsPage = ({ data }: { readonly data: SportsData }) => {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="px-3.5 pt-3 pb-2 font-semibold text-lg">{t('sports.title')}</h1>
      <SportsFrame sports={data} />
    </>
  );
};
