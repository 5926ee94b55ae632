import { servicesContext } from '../base/services.ts';
import { loadContentEntry } from '../features/content/model/loadContent.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/discountEntry';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadContentEntry(context.get(servicesContext), 'discount', params.id, request);

const DiscountEntry = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="ContentEntry" props={{ data: loaderData }} />
);
export default DiscountEntry;
