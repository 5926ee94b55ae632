import { iconAddressMax, iconWaitMs } from '@pavilion/contract';
import type { IconData } from '@pavilion/contract/ownRoutes';

/** A drawing as a picture: the address of an SVG that can stand in a CSS mask, where nothing in it is ever run. */
type Picture = string;
type Tell = (picture: Picture | null) => void;

const defaultSize = 16;

const pictureOf = (data: IconData, name: string): Picture | null => {
  const icon = data.icons[name];
  if (icon === undefined) return null;
  const width = icon.width ?? data.width ?? defaultSize;
  const height = icon.height ?? data.height ?? defaultSize;
  const frame = `viewBox="${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}" width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${icon.body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

interface Question {
  readonly address: string;
  readonly names: readonly string[];
}

/** Questions for all names of a collection, none with a longer address than it may have (spec §9). */
export const questionsFor = (collection: string, names: readonly string[]): Question[] => {
  const ask = (own: readonly string[]): Question => ({
    address: `/icons/${collection}.json?icons=${own.join(',')}`,
    names: own,
  });
  const questions: Question[] = [];
  for (const name of names) {
    const last = questions.at(-1);
    const longer = ask([...(last?.names ?? []), name]);
    if (last === undefined || longer.address.length > iconAddressMax) questions.push(ask([name]));
    else questions[questions.length - 1] = longer;
  }
  return questions;
};

/** The server checks its own answers; only what a picture is made of is looked at here. */
const isIconData = (data: unknown): data is IconData =>
  typeof data === 'object' && data !== null && 'icons' in data && typeof data.icons === 'object';

/** Null when nothing came within the time. Does not throw. */
const fetchIcons = async (address: string): Promise<IconData | null> => {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), iconWaitMs);
  try {
    const answer = await fetch(address, { signal: leaving.signal, credentials: 'omit' });
    const data: unknown = answer.ok ? await answer.json() : null;
    return isIconData(data) ? data : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

const known = new Map<string, Picture>();
let wanted = new Map<string, Set<Tell>>();

/** Names by collection, in an order of their own: the same page asks the same address every time. */
const byCollection = (icons: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const collections = new Map<string, string[]>();
  for (const icon of [...icons].sort()) {
    const [collection = '', name = ''] = icon.split(':');
    collections.set(collection, [...(collections.get(collection) ?? []), name]);
  }
  return collections;
};

const askForWanted = (): void => {
  const asked = wanted;
  wanted = new Map();
  for (const [collection, names] of byCollection(asked.keys())) {
    for (const { address, names: own } of questionsFor(collection, names)) {
      void fetchIcons(address).then((data) => {
        for (const name of own) {
          const icon = `${collection}:${name}`;
          const picture = data === null ? null : pictureOf(data, name);
          if (picture !== null) known.set(icon, picture);
          for (const tell of asked.get(icon) ?? []) tell(picture);
        }
      });
    }
  }
};

export const knownPicture = (icon: string): Picture | null => known.get(icon) ?? null;

/**
 * Asks for an icon of an operator's choice; what one moment asks for goes out together. `tell` is called once, with null
 * where nobody has it or no answer came. Answers how to stop listening.
 */
export const askForPicture = (icon: string, tell: Tell): (() => void) => {
  if (wanted.size === 0) queueMicrotask(askForWanted);
  const tells = wanted.get(icon) ?? new Set<Tell>();
  wanted.set(icon, tells.add(tell));
  return () => tells.delete(tell);
};
