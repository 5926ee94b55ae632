import type { ComponentType } from 'react';
import { restOfTexts } from '../i18n/texts.ts';

/** Loads a part together with what the first load leaves out: the query cache and the rest of the texts. */
export const loadWithQueries = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const [{ withQueries }, Part] = await Promise.all([import('./withQueries.tsx'), load(), restOfTexts()]);
  return withQueries(Part);
};
