import { getIconData } from '@iconify/utils';
import type { IconData } from '@pavilion/contract/ownRoutes';

/** The collection that the pages' own icons are of. */
export const ownCollection = 'lucide';

/** A collection's answer for names of which it has these. */
export const answerOf = (
  prefix: string,
  names: readonly string[],
  found: IconData['icons'],
  size: Pick<IconData, 'width' | 'height'> = {},
): IconData => {
  const missing = names.filter((name) => !Object.hasOwn(found, name));
  return { prefix, icons: found, ...size, ...(missing.length === 0 ? {} : { not_found: missing }) };
};

/** Icons of the pages' own collection; it is read with the first question, for most sites never ask one. */
export const ownIcons = async (names: readonly string[]): Promise<IconData> => {
  const { icons } = await import('@iconify-json/lucide');
  const found = names.flatMap((name) => {
    const icon = getIconData(icons, name);
    return icon === null ? [] : [[name, { body: icon.body }] as const];
  });
  const size = { width: icons.width ?? 24, height: icons.height ?? 24 };
  return answerOf(ownCollection, names, Object.fromEntries(found), size);
};
