import { useSite } from '../../site/SiteContext.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

export const ContentHead = ({
  title,
  description,
  path,
}: {
  title: string;
  description: string;
  path: string;
}) => {
  const { site } = useSite();
  return <PageHead title={`${title} · ${site.site_name}`} description={description} path={path} />;
};
