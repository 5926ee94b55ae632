import { useTemplate } from '../../state/TemplateContext.tsx';
import { MemberPage } from '../../ui/MemberPage.tsx';
import { WithdrawalDesk } from './WithdrawalDesk.tsx';

/** On the desktop a column of its own width, which a form needs. */
export const MemberWithdrawalPage = () => (
  <div className={useTemplate() === 'wide' ? 'max-w-2xl' : undefined}>
    <MemberPage title="withdrawal.title">
      <WithdrawalDesk />
    </MemberPage>
  </div>
);
