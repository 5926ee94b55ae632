import { servicesContext } from '../base/services.ts';
import { loadOfferList } from '../features/offers/model/loadOffers.ts';
import { OfferList } from '../features/offers/OfferList.tsx';
import { loadTournamentCards } from '../features/tournaments/model/loadTournaments.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/discount';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const [tournaments, data] = await Promise.all([loadTournamentCards(services), loadOfferList(services)]);
  return { ...data, offers: [...tournaments, ...data.offers] };
};

const Discount = ({ loaderData }: Route.ComponentProps) => (
  <OfferList data={loaderData}>
    {(data, children) => <TemplatePage name="ContentList" props={{ data, children }} />}
  </OfferList>
);
export default Discount;
