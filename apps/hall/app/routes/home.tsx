import { loadHome } from '../features/home/model/loadHome.ts';
import { servicesContext } from '../services.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/home';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(servicesContext));

const Home = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="Home" props={{ data: loaderData }} />
);
export default Home;
