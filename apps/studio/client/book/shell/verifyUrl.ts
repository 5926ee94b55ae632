import type { Lang } from '../../shell/sessionTexts.ts';

/** The page that plays an event out again. */
export const bookVerifyUrl = (gameCode: string, lang: Lang, event: string): string =>
  `/verify/${gameCode}?lang=${lang}#events=${encodeURIComponent(event)}`;
