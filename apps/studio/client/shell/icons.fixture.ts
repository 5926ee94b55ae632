/** In the place of the icons that the pages' own build draws. */
export const icons: Readonly<Record<string, string>> = {};
