import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { ProjectDesk } from '../ProjectDesk.tsx';

export const MemberRecommendProjectPage = () => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <>
      <title>{t('member.title', { place: t('recommend.project') })}</title>
      <h1 className="mb-6 text-2xl">{t('recommend.project')}</h1>
      {session && <ProjectDesk session={session} />}
    </>
  );
};
