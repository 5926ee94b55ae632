import type { SettingName } from '@pavilion/contract/office';
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
  const inWords = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (Array.isArray(value))
      return value.length === 0
        ? '–'
        : value
            .map((one) => (typeof one === 'string' ? field(choice(one)) : JSON.stringify(one)))
            .join(' · ');
    if (typeof value === 'object') return JSON.stringify(value);
    return typeof value === 'string' ? choice(value) : String(value);
  };
  return {
    choice,
    field,
    inWords,
    hint: (name: string): string => translate(`office.settings.hint.${name}`, { _: '' }),
    name: (name: SettingName, key = ''): string =>
      `${translate(`office.settings.name.${name}`)}${key === '' ? '' : ` · ${key}`}`,
  };
};
