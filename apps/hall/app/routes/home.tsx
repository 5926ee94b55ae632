import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { servicesContext } from '../base/services.ts';
import { takeFastDepositFlag } from '../features/cashier/model/fastDepositFlag.ts';
import { loadHome } from '../features/home/model/loadHome.ts';
import { takeRegisterFlag } from '../features/signup/model/registerFlag.ts';
import { currentSession } from '../session/session.ts';
import { rememberTarget } from '../session/target.ts';
import { openModal } from '../state/modalStore.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/home';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(servicesContext));

const depositPath = '/user/Deposit';

const Home = ({ loaderData }: Route.ComponentProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    const isVisitor = currentSession() === null;
    if (takeRegisterFlag() && isVisitor) openModal('register');
    if (!takeFastDepositFlag()) return;
    if (!isVisitor) {
      void navigate(depositPath);
      return;
    }
    rememberTarget(depositPath);
    openModal('login');
  }, [navigate]);
  return <TemplatePage name="Home" props={{ data: loaderData }} />;
};
export default Home;
