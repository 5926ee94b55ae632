import sanitizeHtml from 'sanitize-html';

/** What an operator's text may be made of. No style, no class, no event, no frame: the page's own look does the rest. */
const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    a: (tagName, { href = '', target }) => ({
      tagName,
      attribs: { href, ...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : {}) },
    }),
  },
};

/** HTML that is safe to put into a page, whatever was stored. */
export const safeHtml = (html: string): string => sanitizeHtml(html, policy);

const blockEnd = /<\/(?:p|h[2-4]|li|tr|dt|dd|blockquote)>|<br\s*\/?>/gi;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The words of such a text, a line for each of its paragraphs. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replace(blockEnd, '$&\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(lt|gt|quot|#39|amp);/g, (sign, name: string) => entities[name] ?? sign)
    .trim();
