import { MemberPage } from '../../ui/MemberPage.tsx';
import { BankAccounts } from './BankAccounts.tsx';

export const MemberBindAccountPage = () => (
  <MemberPage title="bank.title">
    <BankAccounts />
  </MemberPage>
);
