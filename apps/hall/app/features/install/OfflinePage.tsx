import type { Theme } from '@pavilion/contract';
import type { Translate } from '../../i18n/texts.ts';
import themes from '../../theme/themes.css?raw';

const looks = `
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif;text-align:center}
main{min-height:100vh;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px}
h1{font-size:20px;line-height:1.15;margin-top:8px}
p{max-width:28rem;font-size:14px;color:var(--text-2)}
a{display:inline-flex;align-items:center;min-height:44px;margin-top:8px;padding:0 20px;border-radius:8px;
background:var(--accent);color:var(--on-accent);font-size:14px;font-weight:600;text-decoration:none}`;

interface OfflinePageProps {
  readonly t: Translate;
  readonly languageTag: string;
  readonly theme: Theme;
  readonly siteName: string;
}

/** A whole document without script or file: its link asks again for the address at which it stands. */
export const OfflinePage = ({ t, languageTag, theme, siteName }: OfflinePageProps) => (
  <html lang={languageTag} data-theme={theme}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${t('install.offline_title')} · ${siteName}`}</title>
      {/* None, in so many words: else a browser asks the network that is not there for one. */}
      <link rel="icon" href="data:," />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, constants of the build */}
      <style dangerouslySetInnerHTML={{ __html: themes + looks }} />
    </head>
    <body>
      <main>
        <svg viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
          <circle cx="42" cy="30" r="13" fill="var(--accent)" opacity=".85" />
          <path d="M6 96c22-40 126-40 148 0h-18c-18-24-94-24-112 0z" fill="var(--line)" />
          <path
            d="M12 82h136M32 66v16m24-24v24m24-26v26m24-24v24m24-16v16"
            stroke="var(--edge)"
            strokeWidth="2"
          />
          <path d="M0 104c26-6 54-6 80 0s54 6 80 0v16H0z" fill="var(--higher)" />
        </svg>
        <h1>{t('install.offline_title')}</h1>
        <p>{t('install.offline_text')}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one at which this document stands */}
        <a href="">{t('install.offline_retry')}</a>
      </main>
    </body>
  </html>
);
