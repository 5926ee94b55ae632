/**
 * Where content may lead. Operators write addresses, and an address is code when its scheme is `javascript:`; so what
 * does not plainly fit one of these shapes is refused on the way in and left out on the way out.
 */

/** Control characters and white space: browsers drop some of them, which hides a scheme from a reader. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const hiding = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** An address of another site: http or https with a host and without credentials. */
export const isOuterLink = (url: string): boolean => {
  if (hiding.test(url) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const parsed = new URL(url);
  return parsed.hostname !== '' && parsed.username === '' && parsed.password === '';
};

/** A page of this site: an absolute path that cannot be read as another host. */
export const isInnerPath = (url: string): boolean => /^\/(?!\/)/.test(url) && !hiding.test(url);

/** spec §2: footer links `main/{id}` and `faq/{id}`. */
const isPageLink = (url: string): boolean => /^(main|faq)\/[a-z0-9][a-z0-9-]{0,99}$/.test(url);

/** spec §2 Footer link kinds, and paths of this site. */
export const isFooterLink = (url: string): boolean => isOuterLink(url) || isPageLink(url) || isInnerPath(url);

/** spec §3 Banner: link_type 0 external, 1 internal page, 2 game (whose target is in its parameters). */
export const isBannerLink = (linkType: number, url: string): boolean => {
  if (linkType === 0) return isOuterLink(url);
  if (linkType === 1) return isInnerPath(url);
  return linkType === 2;
};

/** Links of the float rail and of customized games: a page of this site or a secure address. */
export const isOwnOrSecureLink = (url: string): boolean =>
  isInnerPath(url) || (isOuterLink(url) && /^https:/i.test(url));
