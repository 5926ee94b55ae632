import type { IncidentView } from '../../../src/book/views.ts';
import type { BookTexts } from '../texts/texts.ts';

/** What happened, whose it was, and the shirt of whoever it was told of. */
export const incidentText = (
  { kind, man }: Pick<IncidentView, 'kind' | 'man'>,
  team: string,
  texts: Pick<BookTexts, 'incidents' | 'shirt'>,
): string => [texts.incidents[kind], man === null ? team : `${team} ${texts.shirt(man)}`].join(' · ');
