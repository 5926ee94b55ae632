import { useTranslation } from '../../i18n/texts.ts';
import { PageHead } from '../shell/PageHead.tsx';

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
  return <PageHead title={`${title} · ${t('home.title')}`} description={description} path={path} />;
};
