import { loadContentList } from '../features/content/model/loadContent.ts';
import { servicesContext } from '../services.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/sponsor';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContentList(context.get(servicesContext), 'sponsor');

const Sponsor = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="ContentList" props={{ data: loaderData }} />
);
export default Sponsor;
