import type { Locale } from '@pavilion/contract';
import IconCheck from '~icons/lucide/check';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags, localeNames } from '../../locales/index.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { switchLanguage } from './model/language.ts';

export const LanguageModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const current = useLocale();
  const choose = (locale: Locale) => {
    if (locale === current) onClose();
    else if (!switchLanguage(locale)) showToast({ kind: 'error', text: t('pg.err_is_playing') });
  };
  return (
    <TemplateDialog open title={t('shell.language')} onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {site.languages.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={languageTags[locale]}
              aria-current={locale === current || undefined}
              onClick={() => choose(locale)}
              className={classes(
                'flex h-12 w-full items-center justify-between rounded-control px-4 text-left text-sm transition-colors hover:bg-higher',
                locale === current ? 'bg-accent-soft font-semibold text-accent' : 'bg-ground',
              )}
            >
              {localeNames[locale]}
              {locale === current && <IconCheck aria-hidden className="size-4" />}
            </button>
          </li>
        ))}
      </ul>
    </TemplateDialog>
  );
};
