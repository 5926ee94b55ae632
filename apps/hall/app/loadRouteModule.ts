import { reloadForPart } from './staleChunks.ts';

/**
 * The router's way to a route's part, in the place of its own (`vite/ownRouteModules.ts`). One that is gone loads the page
 * anew, once in ten seconds a path and only with a network (spec §4, §9); otherwise the error page stands in its place,
 * tells it and leads back.
 */
export const loadRouteModule = async (
  { id, module }: { readonly id: string; readonly module: string },
  known: Record<string, unknown>,
): Promise<unknown> => {
  if (id in known) return known[id];
  try {
    const loaded: unknown = await import(/* @vite-ignore */ module);
    known[id] = loaded;
    return loaded;
  } catch (error) {
    console.error(`a part of the page could not be loaded: ${module}`, error);
    // Nothing may go on while the page is on its way out.
    if (reloadForPart()) return new Promise(() => undefined);
    // The router shows nothing at all for a part whose loading is rejected: thrown in its place it meets the error page,
    // whose ways on load the document anew.
    const fail = (): never => {
      throw error;
    };
    return { default: fail };
  }
};
