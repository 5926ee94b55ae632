import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';

export const ContentHead = ({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path: string;
}) => {
  const { t } = useTranslation();
  const { origin } = useSite();
  return (
    <>
      <title>{`${title} · ${t('home.title')}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}${path}`} />
    </>
  );
};
