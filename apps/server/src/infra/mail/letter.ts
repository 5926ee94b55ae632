import type { Locale } from '@pavilion/contract';
import { headerLine, type Mail } from './mail.ts';

/** What a letter says, before it has a form. All texts are plain; nothing in them is taken for HTML. */
export interface LetterContent {
  readonly locale: Locale;
  readonly siteName: string;
  /** The site's own origin: the only place that a letter links to. */
  readonly origin: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Stands large in the middle, to be typed off. */
  readonly code?: string;
  /** What the reader should beware of. */
  readonly caution: string;
  /** The one link, to a path of the site; none when there is nothing to do there. */
  readonly action?: { readonly label: string; readonly path: `/${string}` };
  readonly footer: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Night Brass (apps/hall/app/theme/themes.css) as plain colours: mail programs know neither variables nor oklch. */
const colours = {
  ground: '#0a0d16',
  raised: '#12161f',
  higher: '#1d212c',
  line: '#2f333d',
  text: '#f7f5f1',
  text2: '#c1bdb5',
  text3: '#9598a1',
  accent: '#e4b65c',
  onAccent: '#211201',
} as const;

const faces =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Noto Sans','Noto Sans CJK SC',sans-serif";
const digitFaces = "ui-monospace,'SF Mono',Menlo,Consolas,'Roboto Mono',monospace";

const style = (rules: Readonly<Record<string, string>>): string =>
  `style="${Object.entries(rules)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}"`;

const textStyle = (rules: Readonly<Record<string, string>>): string =>
  style({ margin: '0', 'font-family': faces, ...rules });

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
const row = (cell: string, content: string): string => `<tr><td ${cell}>${content}</td></tr>`;

const paragraph = (text: string): string =>
  `<p ${textStyle({ 'padding-top': '12px', 'font-size': '16px', 'line-height': '26px', color: colours.text2 })}>${escapeHtml(text)}</p>`;

/** Letters of the code stand apart for the eye; copied, they are the six digits and nothing else. */
const codeBlock = (code: string): string =>
  row(
    style({ padding: '24px 32px 0' }),
    table(
      `width="100%" ${style({ background: colours.higher, border: `1px solid ${colours.line}`, 'border-radius': '14px', 'border-collapse': 'separate' })}`,
      row(
        `align="center" ${style({ padding: '22px 12px 22px 22px' })}`,
        `<span ${style({ 'font-family': digitFaces, 'font-size': '36px', 'line-height': '44px', 'font-weight': '600', 'letter-spacing': '10px', color: colours.accent, 'white-space': 'nowrap' })}>${escapeHtml(code)}</span>`,
      ),
    ),
  );

const actionBlock = (address: string, label: string): string =>
  row(
    style({ padding: '24px 32px 0' }),
    table(
      '',
      row(
        `bgcolor="${colours.accent}" ${style({ 'border-radius': '8px' })}`,
        `<a href="${escapeHtml(address)}" ${textStyle({ display: 'inline-block', padding: '13px 28px', 'font-size': '16px', 'line-height': '20px', 'font-weight': '600', color: colours.onAccent, 'text-decoration': 'none' })}>${escapeHtml(label)}</a>`,
      ),
    ),
  );

const headBlock = (siteName: string): string =>
  row(
    style({ padding: '26px 32px 22px', 'border-bottom': `1px solid ${colours.line}` }),
    table(
      '',
      `<tr><td ${style({ width: '22px', 'vertical-align': 'middle' })}>${table(
        '',
        row(
          `width="10" height="10" ${style({ width: '10px', height: '10px', 'font-size': '0', 'line-height': '0', background: colours.accent, 'border-radius': '2px' })}`,
          '&nbsp;',
        ),
      )}</td><td ${textStyle({ 'font-size': '18px', 'line-height': '24px', 'font-weight': '600', 'letter-spacing': '0.5px', color: colours.text })}>${escapeHtml(siteName)}</td></tr>`,
    ),
  );

const bodyRows = (content: LetterContent): string =>
  [
    row(
      `height="3" ${style({ height: '3px', 'font-size': '0', 'line-height': '0', background: colours.accent })}`,
      '&nbsp;',
    ),
    headBlock(content.siteName),
    row(
      style({ padding: '28px 32px 0' }),
      `<h1 ${textStyle({ 'font-size': '20px', 'line-height': '28px', 'font-weight': '600', color: colours.text })}>${escapeHtml(content.greeting)}</h1>${content.paragraphs.map(paragraph).join('')}`,
    ),
    content.code === undefined ? '' : codeBlock(content.code),
    content.action === undefined
      ? ''
      : actionBlock(content.origin + content.action.path, content.action.label),
    row(
      style({ padding: '24px 32px 32px' }),
      `<p ${textStyle({ 'font-size': '14px', 'line-height': '22px', color: colours.text2 })}>${escapeHtml(content.caution)}</p>`,
    ),
  ].join('');

const htmlOf = (content: LetterContent): string => {
  const lang = content.locale.replace('_', '-');
  const host = new URL(content.origin).host;
  const card = table(
    `width="100%" ${style({ 'max-width': '560px', background: colours.raised, border: `1px solid ${colours.line}`, 'border-radius': '14px', 'border-collapse': 'separate', overflow: 'hidden' })}`,
    bodyRows(content),
  );
  const foot = `<p ${textStyle({ 'max-width': '560px', padding: '20px 8px 0', 'font-size': '12px', 'line-height': '20px', color: colours.text3 })}>${escapeHtml(content.footer)}<br><a href="${escapeHtml(content.origin)}/" ${style({ color: colours.text3 })}>${escapeHtml(host)}</a></p>`;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="dark"><meta name="supported-color-schemes" content="dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escapeHtml(content.subject)}</title></head>`,
    `<body ${style({ margin: '0', padding: '0', background: colours.ground })}>`,
    table(
      `width="100%" bgcolor="${colours.ground}" ${style({ background: colours.ground })}`,
      row(`align="center" ${style({ padding: '32px 16px 40px' })}`, `${card}${foot}`),
    ),
    '</body></html>',
  ].join('');
};

const textOf = (content: LetterContent): string =>
  [
    content.greeting,
    ...content.paragraphs,
    ...(content.code === undefined ? [] : [content.code]),
    ...(content.action === undefined
      ? []
      : [`${content.action.label}: ${content.origin}${content.action.path}`]),
    content.caution,
    `${content.siteName} · ${content.origin}/\n${content.footer}`,
  ].join('\n\n');

/** A letter in its two forms, text and HTML: plain tables, no pictures, nothing that is fetched from anywhere. */
export const composeLetter = (content: LetterContent): Omit<Mail, 'to'> => ({
  subject: headerLine(content.subject),
  text: `${textOf(content)}\n`,
  html: htmlOf(content),
});
