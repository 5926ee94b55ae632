import { type LocalizedText, locales } from '@pavilion/contract';
import { formatMinor, minor } from '@pavilion/money';
import { messageText } from '../../http/messages.ts';
import { currencyOf } from './presenter.ts';

interface LetterOrder {
  readonly order_number: string;
  readonly amount_minor: bigint;
  readonly currency: string;
}

/** The words of a message key in every language, with the order's number and amount, and `reasonKey`'s words for a reason. */
export const letterWords = (key: string, order: LetterOrder, reasonKey?: string): LocalizedText => {
  const values: Readonly<Record<string, string>> = {
    order: order.order_number,
    amount: formatMinor(minor(order.amount_minor), currencyOf(order)),
  };
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      messageText(key, locale).replaceAll(/\{(\w+)\}/g, (place, name: string) =>
        name === 'reason' && reasonKey !== undefined
          ? messageText(reasonKey, locale)
          : (values[name] ?? place),
      ),
    ]),
  );
};

/** The same as the paragraph of a letter. */
export const letterParagraph = (key: string, order: LetterOrder, reasonKey?: string): LocalizedText =>
  Object.fromEntries(
    Object.entries(letterWords(key, order, reasonKey)).map(([locale, text]) => [locale, `<p>${text}</p>`]),
  );
