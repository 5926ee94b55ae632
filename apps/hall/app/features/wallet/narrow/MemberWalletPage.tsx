import { useTranslation } from '../../../i18n/texts.ts';
import { useDockRoom } from '../model/useDockRoom.ts';
import { WalletOverview } from '../WalletOverview.tsx';

export const MemberWalletPage = () => {
  const { t } = useTranslation();
  const room = useDockRoom();
  return (
    <div className={room}>
      <title>{t('member.title', { place: t('member.wallet') })}</title>
      <h1 className="sr-only">{t('member.wallet')}</h1>
      <WalletOverview />
    </div>
  );
};
