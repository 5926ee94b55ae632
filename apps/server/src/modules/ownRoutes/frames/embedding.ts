/** What a page's headers say about standing in a frame of another origin. */
export interface FrameHeaders {
  /** Each header of the name, as sent. */
  readonly contentSecurityPolicy: readonly string[];
  readonly xFrameOptions: readonly string[];
}

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = (url: URL): string => (url.port === '' ? (defaultPorts[url.protocol] ?? '') : url.port);

const hostFits = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === '*' || pattern === host;

const hostSource = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(?:\/.*)?$/;

/** A written scheme also admits its safe sibling, as browsers do. */
const schemeFits = (wanted: string, given: string): boolean =>
  wanted === given || (wanted === 'http:' && given === 'https:');

const sourceAdmits = (source: string, page: URL, parent: URL): boolean => {
  if (source === '*') return parent.protocol === 'http:' || parent.protocol === 'https:';
  if (source === "'self'") return page.origin === parent.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return schemeFits(source, parent.protocol);
  const match = hostSource.exec(source);
  if (match === null) return false;
  const [, scheme, host = '', port] = match;
  if (!schemeFits(scheme === undefined ? page.protocol : `${scheme}:`, parent.protocol)) return false;
  if (!hostFits(host, parent.hostname)) return false;
  return port === '*' || (port ?? defaultPorts[parent.protocol]) === portOf(parent);
};

/** The `frame-ancestors` of each policy that has one. Every policy must admit the parent. */
const ancestorLists = (headers: readonly string[]): string[][] =>
  headers
    .flatMap((header) => header.split(','))
    .flatMap((policy) => {
      const directive = policy
        .split(';')
        .map((part) => part.trim().toLowerCase())
        .find((part) => /^frame-ancestors(\s|$)/.test(part));
      return directive === undefined ? [] : [directive.split(/\s+/).slice(1)];
    });

/**
 * Whether a page may stand in a frame of the parent's origin, as browsers read its headers: `frame-ancestors` where there
 * is one, `X-Frame-Options` otherwise. An empty `frame-ancestors` admits nobody.
 */
export const mayEmbed = (headers: FrameHeaders, page: URL, parent: URL): boolean => {
  const lists = ancestorLists(headers.contentSecurityPolicy);
  if (lists.length > 0) {
    return lists.every((sources) => sources.some((source) => sourceAdmits(source, page, parent)));
  }
  const options = new Set(
    headers.xFrameOptions.flatMap((header) => header.split(',')).map((value) => value.trim().toLowerCase()),
  );
  const known = ['deny', 'sameorigin', 'allowall'].filter((value) => options.has(value));
  if (options.size > 1 && known.length > 0) return false;
  if (known[0] === 'deny') return false;
  return known[0] !== 'sameorigin' || page.origin === parent.origin;
};
