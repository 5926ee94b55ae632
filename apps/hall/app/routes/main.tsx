import { servicesContext } from '../base/services.ts';
import { loadContentEntry } from '../features/content/model/loadContent.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/main';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadContentEntry(context.get(servicesContext), 'main', params.id, request);

const Main = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="ContentEntry" props={{ data: loaderData }} />
);
export default Main;
