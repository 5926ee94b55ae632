/** Browsers that spec §2 wants on each system. */
export const wantedBrowsers = { ios: 'Safari / Chrome', android: 'Chrome / UC' } as const;
export type PhoneSystem = keyof typeof wantedBrowsers;

/** Marks of browsers that carry the marks of Safari as well. */
const notSafari =
  /FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|YaBrowser|UCBrowser|MQQBrowser|baidu|DuckDuckGo|Ddg\/|GSA\/|Focus\/|MicroMessenger|FBAN|FBAV|Instagram|Line\//i;
/** Marks of browsers, and of pages inside other apps, that carry the mark of Chrome as well. */
const notChrome =
  /EdgA|OPR\/|Opera|SamsungBrowser|YaBrowser|MiuiBrowser|HuaweiBrowser|HeyTapBrowser|VivoBrowser|MQQBrowser|baidu|DuckDuckGo|Ddg\/|MicroMessenger|FBAN|FBAV|Instagram|Line\/|; wv\)|Version\/4\.0/i;

/**
 * The system on which another browser is wanted than the one at hand (spec §2: iOS browsers other than Safari and
 * Chrome, Android other than UC and Chrome); null for everybody else. Tablets that call themselves a Macintosh are told
 * by their touch points.
 */
export const unwantedBrowserOn = (userAgent: string, touchPoints: number): PhoneSystem | null => {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (isIos) {
    const isSafari = /Version\/\S+.*Safari\//.test(userAgent) && !notSafari.test(userAgent);
    return isSafari || /CriOS/.test(userAgent) ? null : 'ios';
  }
  if (!/Android/.test(userAgent)) return null;
  const isChrome = /Chrome\//.test(userAgent) && !notChrome.test(userAgent);
  return isChrome || /UCBrowser|UBrowser/.test(userAgent) ? null : 'android';
};
