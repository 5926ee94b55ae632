import type { PageAssets } from './assets.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Said, so that the browser does not ask for one. */
const noIcon = '<link rel="icon" href="data:,">';

const iconLink = (icon: string | null, isLate: boolean): string => {
  if (icon === null) return noIcon;
  const href = escapeHtml(icon);
  return isLate
    ? `<link rel="icon" href="data:," data-late="${href}">`
    : `<link rel="icon" href="${href}" type="image/svg+xml">`;
};

export interface PageDocument {
  /** BCP 47. */
  lang: string;
  title: string;
  icon: string | null;
  /** The page's own script brings the icon and the letters, once what is played has come (`client/shell/late.ts`). */
  isPlayed?: boolean;
  /** `data-*` of the body, names without the prefix. */
  data?: Readonly<Record<string, string>>;
  /** HTML, escaped already. */
  body: string;
  assets: PageAssets;
  /** Address of a script that runs as soon as it has come, whatever else is on its way. */
  first?: string | null;
}

/** A whole page. Everything it loads comes from our own origin; nothing in it is inline script or style. */
export const renderDocument = ({
  lang,
  title,
  icon,
  isPlayed = false,
  data = {},
  body,
  assets,
  first = null,
}: PageDocument): string => {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<!doctype html>
<html lang="${escapeHtml(lang)}"${isPlayed ? ' data-letters="late"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0d0f1a">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
${first === null ? '' : `<script type="module" async src="${escapeHtml(first)}"></script>`}
${iconLink(icon, isPlayed)}
${assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
${assets.preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`).join('\n')}
${assets.script === null ? '' : `<script type="module" src="${escapeHtml(assets.script)}"></script>`}
</head>
<body${attributes}>
${body}
</body>
</html>
`;
};
