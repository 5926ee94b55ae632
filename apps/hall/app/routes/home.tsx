import { useEffect } from 'react';
import { loadHome } from '../features/home/model/loadHome.ts';
import { takeRegisterFlag } from '../features/signup/model/registerFlag.ts';
import { openModal } from '../modals/modalStore.ts';
import { servicesContext } from '../services.ts';
import { currentSession } from '../session/session.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/home';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(servicesContext));

const Home = ({ loaderData }: Route.ComponentProps) => {
  useEffect(() => {
    if (takeRegisterFlag() && currentSession() === null) openModal('register');
  }, []);
  return <TemplatePage name="Home" props={{ data: loaderData }} />;
};
export default Home;
