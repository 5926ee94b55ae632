import { type Currency, cookieNames } from '@pavilion/contract';

const yearSeconds = 31_536_000;

const write = (value: string, maxAgeSeconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${cookieNames.currency}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
};

/** The pages that come from now on are in the member's currency. */
export const keepCurrency = (currency: Currency): void => write(currency, yearSeconds);

/** The pages that come from now on are in the visitor's own currency, which the server takes from the country (spec §4 Logout). */
export const forgetCurrency = (): void => write('', 0);
