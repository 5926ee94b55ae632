import { useTemplate } from '../../state/TemplateContext.tsx';
import { MemberPage } from '../../ui/MemberPage.tsx';
import { DepositDesk } from './DepositDesk.tsx';

/** On the desktop a column of its own width, which a form needs. */
export const MemberDepositPage = () => (
  <div className={useTemplate() === 'wide' ? 'max-w-2xl' : undefined}>
    <MemberPage title="member.deposit">
      <DepositDesk />
    </MemberPage>
  </div>
);
