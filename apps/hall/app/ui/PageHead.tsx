import { languageQueryKey } from '@pavilion/contract';
import { useLocation } from 'react-router';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { alternatesOf, inLanguage } from './alternates.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The address of the page without what does not change it. */
  readonly path: string;
}

/** For machines that read the page as it is sent; the browser has no use for these and need not carry them. */
const ForMachines = ({ title, description, path }: PageHeadProps) => {
  const { origin, site } = useSite();
  const locale = useLocale();
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.site_name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:locale" content={locale} />
      <meta property="og:image" content={`${origin}/art/brand/og.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {alternatesOf(origin, path, site.languages).map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
    </>
  );
};

/** What search engines and shared links show of a page. */
export const PageHead = (props: PageHeadProps) => {
  const { origin } = useSite();
  const locale = useLocale();
  const isAsked = new URLSearchParams(useLocation().search).has(languageQueryKey);
  const { title, path } = props;
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={isAsked ? inLanguage(origin, path, locale) : `${origin}${path}`} />
      {import.meta.env.SSR && <ForMachines {...props} />}
    </>
  );
};
