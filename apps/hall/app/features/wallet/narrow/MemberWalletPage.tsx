import { useTranslation } from '../../../i18n/texts.ts';
import { WalletOverview } from '../WalletOverview.tsx';

export const MemberWalletPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.wallet') })}</title>
      <h1 className="sr-only">{t('member.wallet')}</h1>
      <WalletOverview />
    </>
  );
};
