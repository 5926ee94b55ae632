import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Passing } from '../features/shell/Passing.tsx';
import { leaveRegisterFlag } from '../features/signup/model/registerFlag.ts';

/** Sets the flag at which home opens the sign-up modal, then leads there (spec §2). Entry parameters go along. */
const Register = () => {
  const navigate = useNavigate();
  useEffect(() => {
    leaveRegisterFlag();
    void navigate({ pathname: '/', search: location.search }, { replace: true });
  }, [navigate]);
  return <Passing />;
};
export default Register;
