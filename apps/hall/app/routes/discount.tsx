import { servicesContext } from '../base/services.ts';
import { loadContentList } from '../features/content/model/loadContent.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/discount';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContentList(context.get(servicesContext), 'discount');

const Discount = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="ContentList" props={{ data: loaderData }} />
);
export default Discount;
