import { cookieNames } from '@pavilion/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const flagSeconds = 60;

/** Sets the flag at which home opens the sign-up modal, then leads there (spec §2). Entry parameters go along. */
const Register = () => {
  const navigate = useNavigate();
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
    document.cookie = `${cookieNames.routeRegister}=1; Path=/; Max-Age=${flagSeconds}; SameSite=Lax`;
    void navigate({ pathname: '/', search: location.search }, { replace: true });
  }, [navigate]);
  return null;
};
export default Register;
