import { servicesContext } from '../base/services.ts';
import { loadOfferList } from '../features/offers/model/loadOffers.ts';
import { OfferList } from '../features/offers/OfferList.tsx';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/discount';

export const loader = ({ context }: Route.LoaderArgs) => loadOfferList(context.get(servicesContext));

const Discount = ({ loaderData }: Route.ComponentProps) => (
  <OfferList data={loaderData}>
    {(data, children) => <TemplatePage name="ContentList" props={{ data, children }} />}
  </OfferList>
);
export default Discount;
