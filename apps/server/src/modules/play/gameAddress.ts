/**
 * Whether a provider's address may be opened as a game: http or https, of the provider's configured origin, without
 * credentials. Anything else, `javascript:` and foreign hosts above all, is never handed to a browser.
 */
export const isGameAddress = (address: string, gameOrigin: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.origin === gameOrigin &&
    url.username === '' &&
    url.password === ''
  );
};

/**
 * Where a game's home button leads. A path is taken on the origin under which the member sees the hall; an address elsewhere is answered with
 * `undefined`, since a game must not be made to lead a member away.
 */
export const lobbyAddress = (given: string, hallOrigin: string): string | undefined => {
  if (!URL.canParse(given, hallOrigin)) return undefined;
  const url = new URL(given, hallOrigin);
  return url.origin === new URL(hallOrigin).origin ? url.href : undefined;
};
