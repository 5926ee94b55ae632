import { servicesContext } from '../base/services.ts';
import { loadContentEntry } from '../features/content/model/loadContent.ts';
import { loadOffer } from '../features/offers/model/loadOffers.ts';
import { loadTournament } from '../features/tournaments/model/loadTournaments.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/discountEntry';

/** A page of an offer or a tournament, or one that the operator wrote. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const offer = await loadOffer(services, params.id);
  if (offer !== undefined) return { kind: 'offer' as const, data: offer };
  const tournament = await loadTournament(services, params.id);
  if (tournament !== undefined) return { kind: 'tournament' as const, data: tournament };
  return {
    kind: 'page' as const,
    data: await loadContentEntry(services, 'discount', params.id, request),
  };
};

const DiscountEntry = ({ loaderData }: Route.ComponentProps) => {
  switch (loaderData.kind) {
    case 'offer':
      return <TemplatePage name="Offer" props={{ data: loaderData.data }} />;
    case 'tournament':
      return <TemplatePage name="Tournament" props={{ data: loaderData.data }} />;
    case 'page':
      return <TemplatePage name="ContentEntry" props={{ data: loaderData.data }} />;
  }
};
export default DiscountEntry;
