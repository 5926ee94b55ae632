import { useTranslation } from '../../../i18n/texts.ts';
import type { SportsData } from '../model/loadSports.ts';
import { SportsFrame } from '../SportsFrame.tsx';

export const SportsPage = ({ data }: { readonly data: SportsData }) => {
  const { t } = useTranslation();
  return (
    <div className="wrap py-6">
      <h1 className="mb-4 text-2xl">{t('sports.title')}</h1>
      <div className="overflow-hidden rounded-card ring-1 ring-line">
        <SportsFrame sports={data} />
      </div>
    </div>
  );
};
