import { useTemplate } from '../../state/TemplateContext.tsx';
import { MemberPage } from '../../ui/MemberPage.tsx';
import { useDockRoom } from './model/useDockRoom.ts';
import { WalletOverview } from './WalletOverview.tsx';

/** On a phone with room at its foot for the card of the open game. */
export const MemberWalletPage = () => {
  const room = useDockRoom();
  return (
    <div className={useTemplate() === 'narrow' ? room : undefined}>
      <MemberPage title="member.wallet">
        <WalletOverview />
      </MemberPage>
    </div>
  );
};
