import type { ComponentType } from 'react';

/** Loads a part together with the query cache that it needs. */
export const loadWithQueries = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => {
  const [{ withQueries }, Part] = await Promise.all([import('./withQueries.tsx'), load()]);
  return withQueries(Part);
};
