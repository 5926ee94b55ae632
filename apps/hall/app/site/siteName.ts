/** A name in two scripts, as `华庭 Pavilion`: Chinese characters, a space, and the rest. */
const twoScripts = /^([\u3400-\u9fff]+)\s+([^\u3400-\u9fff]+)$/;

/** The two writings of a name; null for a name that has one. */
export const writingsOf = (name: string): { readonly han: string; readonly latin: string } | null => {
  const [, han, latin] = twoScripts.exec(name) ?? [];
  return han === undefined || latin === undefined ? null : { han, latin };
};

/** Whether a language's readers read Chinese characters. */
export const readsHan = (locale: string): boolean => /^(?:zh|ja)/.test(locale);

/** What a sentence calls a site or a bank: of two writings the one that the reader of the language reads. */
export const shortNameOf = (name: string, locale: string): string => {
  const writings = writingsOf(name);
  if (writings === null) return name;
  return readsHan(locale) ? writings.han : writings.latin;
};
