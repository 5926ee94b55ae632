import { servicesContext } from '../base/services.ts';
import { loadSponsors } from '../features/template/model/loadSponsors.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/sponsor';

export const loader = ({ context }: Route.LoaderArgs) => loadSponsors(context.get(servicesContext));

const Sponsor = ({ loaderData }: Route.ComponentProps) => (
  <TemplatePage name="Sponsor" props={{ data: loaderData }} />
);
export default Sponsor;
