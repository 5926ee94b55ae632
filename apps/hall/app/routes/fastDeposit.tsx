import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { leaveFastDepositFlag } from '../features/cashier/model/fastDepositFlag.ts';
import { Passing } from '../features/shell/Passing.tsx';

/** Sets the flag at which home leads on to the deposit, then leads home (spec §2). Entry parameters go along. */
const FastDeposit = () => {
  const navigate = useNavigate();
  useEffect(() => {
    leaveFastDepositFlag();
    void navigate({ pathname: '/', search: location.search }, { replace: true });
  }, [navigate]);
  return <Passing />;
};
export default FastDeposit;
