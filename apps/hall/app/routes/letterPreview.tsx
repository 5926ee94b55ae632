import { servicesContext } from '../base/services.ts';
import { loadLetterPreview } from '../features/letters/model/loadPreview.ts';
import { TemplatePage } from '../templates/TemplatePage.tsx';
import type { Route } from './+types/letterPreview';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadLetterPreview(context.get(servicesContext), request);

/** A letter before it is sent, for whoever has its ticket. */
const LetterPreview = ({ loaderData }: Route.ComponentProps) => (
  <main className="mx-auto max-w-6xl p-4 lg:p-10">
    <meta name="robots" content="noindex" />
    <TemplatePage name="LetterPreview" props={{ data: loaderData }} />
  </main>
);
export default LetterPreview;
