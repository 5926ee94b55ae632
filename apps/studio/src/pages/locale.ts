/** Languages that the studio speaks. Others read English. */
export type StudioLocale = 'zh_CN' | 'en_US';

export const studioLocale = (wanted: string | undefined): StudioLocale =>
  wanted?.startsWith('zh') === true ? 'zh_CN' : 'en_US';

export const htmlLang = (locale: StudioLocale): string => (locale === 'zh_CN' ? 'zh-CN' : 'en');
