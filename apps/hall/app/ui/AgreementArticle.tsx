import { useLocale } from '../i18n/LocaleContext.tsx';
import { useTranslation } from '../i18n/texts.ts';
import { dayFormat } from '../site/instantFormat.ts';

interface AgreementArticleProps {
  /** Left out where a dialog's own title names it. */
  readonly title?: string | undefined;
  /** The day from which it holds. */
  readonly version: string;
  /** HTML as the server has sanitised it. */
  readonly content: string;
}

/** The text of an agreement, with the day from which it holds in the reader's words. */
export const AgreementArticle = ({ title, version, content }: AgreementArticleProps) => {
  const { t } = useTranslation();
  const day = dayFormat(useLocale());
  return (
    <article className="reading flex flex-col gap-3 text-sm">
      {title !== undefined && <h2>{title}</h2>}
      <p className="text-text-3 text-xs">
        <time dateTime={version}>
          {t('signup.agreement_version', { day: day.format(new Date(version)) })}
        </time>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server answers sanitised HTML */}
      <div className="reading" dangerouslySetInnerHTML={{ __html: content }} />
    </article>
  );
};
