/** As `URL.parse`, which the browsers of phones that get no updates any more do not have. */
export const parseUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
