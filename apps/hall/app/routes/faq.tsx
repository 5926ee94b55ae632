import { servicesContext } from '../base/services.ts';
import { loadContentList } from '../features/content/model/loadContent.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/faq';

export const loader = ({ context }: Route.LoaderArgs) => loadContentList(context.get(servicesContext), 'faq');

const Faq = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="ContentList" props={{ data: loaderData }} />
);
export default Faq;
