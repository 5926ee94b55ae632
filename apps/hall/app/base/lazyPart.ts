import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Brings what the page fetches by itself. Nobody has asked for it: without a network the page stays as it is, and it is
 * fetched again once the browser is back on the net. Rejects with whatever else keeps it from coming (staleChunks.ts).
 */
export const bringOnline = async <Value>(bring: () => Promise<Value>): Promise<Value> => {
  try {
    return await bring();
  } catch (error) {
    // The server knows of no such property.
    if (navigator.onLine !== false) throw error;
  }
  await backOnline();
  return bringOnline(bring);
};

/** A part of a page that is a chunk of its own. It stands in a `Suspense`, which holds its place until it comes. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await bringOnline(load) }));

const Nothing = (): null => null;

/**
 * A part that nobody has asked for and that the page can be used without: where it still does not come once the page was
 * loaded anew for it (staleChunks.ts), `without` stands in its place.
 */
export const sparePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> => lazyPart(() => bringOnline(load).catch(() => without));

/** In the place of a part whose frame goes with it. */
export const NoneInstead = ({ onNone }: { readonly onNone: () => void }): null => {
  useEffect(onNone, [onNone]);
  return null;
};
