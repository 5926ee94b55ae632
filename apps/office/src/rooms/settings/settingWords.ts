import type { HeldRule, SettingName } from '@pavilion/contract/office';
import { useLocale, useTranslate } from 'react-admin';

/** Languages and codes by the names that they have in the reader's language. */
const useCodeName = (): ((code: string) => string) => {
  const locale = useLocale() ?? 'zh_CN';
  const languages = new Intl.DisplayNames(locale.replace('_', '-'), { type: 'language' });
  return (code) => (/^[a-z]{2}_[A-Z]{2}$/.test(code) ? (languages.of(code.replace('_', '-')) ?? code) : code);
};

/** The words of settings and their fields. */
export const useSettingWords = () => {
  const translate = useTranslate();
  const codeName = useCodeName();
  const choice = (value: string | number): string => {
    const code = codeName(String(value));
    return code === String(value) ? translate(`office.settings.choice.${value}`, { _: code }) : code;
  };
  const field = (name: string): string => {
    const code = codeName(name);
    return code === name ? translate(`office.settings.field.${name}`, { _: name }) : code;
  };
  /** What is said of a value in the words of settings; undefined where it is an amount, a text or a list of more than names. */
  const wordOf = (value: unknown): string | undefined => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'string') {
      const word = choice(value);
      return word === value ? undefined : word;
    }
    return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
      ? value.map((one) => field(choice(one))).join(' · ')
      : undefined;
  };
  return {
    choice,
    field,
    wordOf,
    /** That a jurisdiction holds a field, and by what rule. */
    held: ({ held, source, since }: HeldRule): string =>
      translate(held === false ? 'office.settings.held' : 'office.settings.held_least', {
        source,
        since,
        least: String(held),
      }),
    hint: (name: string): string => translate(`office.settings.hint.${name}`, { _: '' }),
    name: (name: SettingName, key = ''): string =>
      `${translate(`office.settings.name.${name}`)}${key === '' ? '' : ` · ${key}`}`,
  };
};
