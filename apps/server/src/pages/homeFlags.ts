import { cookieNames } from '@pavilion/contract';

/** Addresses that leave a flag for home and lead there, by their cookies (spec §2). */
const flags: ReadonlyMap<string, string> = new Map([
  ['/register', cookieNames.routeRegister],
  ['/fastDeposit', cookieNames.fastDeposit],
]);

/** As long as home may take on a slow line, seconds. */
export const homeFlagSeconds = 60;

/** The cookie that this path leaves before it leads home; undefined for every other path. */
export const homeFlagOf = (path: string): string | undefined => flags.get(path.replace(/(?<=.)\/+$/, ''));
