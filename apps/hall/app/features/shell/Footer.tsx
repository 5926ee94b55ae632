import IconGlobe from '~icons/lucide/globe';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { localeNames } from '../../locales/index.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { Mark } from '../../ui/Mark.tsx';
import { FooterLink } from './FooterLink.tsx';
import type { FooterSection } from './model/loadShell.ts';

export const Footer = ({
  sections,
  className,
}: {
  sections: readonly FooterSection[];
  className?: string;
}) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const locale = useLocale();
  return (
    <footer data-part="footer" className={classes('far border-line border-t bg-raised', className)}>
      <div className="wrap py-12">
        <nav className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-5">
          {sections.map((section) => (
            <section key={section.section}>
              <h2 className="mb-2 font-semibold text-sm">{section.title}</h2>
              <ul>
                {section.links.map((link) => (
                  <li key={link.id}>
                    <FooterLink link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="mt-10 flex flex-wrap items-start gap-6 border-line border-t pt-8">
          <Mark className="size-9 shrink-0" />
          <div className="min-w-0 flex-1 basis-72 text-sm text-text-2">
            <p className="max-w-3xl">{t('home.software_notice')}</p>
            <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-text-3">
              <span>© 2026 {site.site_name}</span>
              <button
                type="button"
                data-opens="language"
                className="inline-flex min-h-11 items-center gap-2 text-text-2 transition-colors hover:text-text"
              >
                <IconGlobe aria-hidden className="size-4" />
                <span className="sr-only">{t('shell.language')}: </span>
                {localeNames[locale]}
              </button>
            </p>
          </div>
          <p className="flex items-center gap-3 text-sm text-text-2 lg:max-[1459px]:pr-6">
            <span className="tnum inline-flex size-11 items-center justify-center rounded-full font-bold text-sm text-text ring-2 ring-edge ring-inset">
              {site.age_min}+
            </span>
            {t('home.age_notice', { age: site.age_min })}
          </p>
        </div>
      </div>
    </footer>
  );
};
