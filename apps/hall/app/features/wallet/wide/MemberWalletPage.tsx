import { useTranslation } from '../../../i18n/texts.ts';
import { WalletOverview } from '../WalletOverview.tsx';

export const MemberWalletPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.wallet') })}</title>
      <h1 className="mb-6 text-2xl">{t('member.wallet')}</h1>
      <WalletOverview />
    </>
  );
};
