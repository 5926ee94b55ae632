/** Cookies of the sign-up, which the server never needs: written and read by the page alone. */

export const readCookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
};

export const writeCookie = (name: string, value: string, seconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
};

export const dropCookie = (name: string): void => writeCookie(name, '', 0);
