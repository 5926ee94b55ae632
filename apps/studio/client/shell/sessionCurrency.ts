import { type CurrencyCode, toCurrencyCode } from '@pavilion/money';

/** Stands in the state of a page until its session is open; nothing is shown in it. */
export const currencyBeforeSession: CurrencyCode = 'RMB';

/** The currency that a session is played in. Throws where this page does not know it: its amounts would be wrong. */
export const currencyOf = ({ currency }: { readonly currency: string }): CurrencyCode => {
  const code = toCurrencyCode(currency);
  if (code === undefined) throw new Error(`a session in a currency that nobody knows: ${currency}`);
  return code;
};
