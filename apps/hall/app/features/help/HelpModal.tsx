import IconClock from '~icons/lucide/clock';
import IconExternal from '~icons/lucide/external-link';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSession } from '../../session/session.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { CustomerServiceLink } from '../../ui/CustomerServiceLink.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { HelpAnswers } from './HelpAnswers.tsx';
import { HelpLetter } from './HelpLetter.tsx';

const always = '00:00-24:00';

const Hours = () => {
  const { t } = useTranslation();
  const { site } = useSite();
  const [from, to] = site.service_hours.split('-');
  if (from === undefined || to === undefined) return null;
  return (
    <p className="flex items-center gap-3 text-sm text-text-2" data-field="service-hours">
      <IconClock aria-hidden className="size-4 shrink-0 text-accent" />
      {site.service_hours === always ? t('help.always') : t('help.hours', { from, to })}
    </p>
  );
};

/** Who is not logged in has the FAQ, the hours and the site's contacts; a letter needs somebody to answer to. */
const Visitor = () => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-text-2 leading-relaxed">{t('help.login_first')}</p>
      <Button tone="main" wide onClick={() => openModal('login')}>
        {t('shell.login')}
      </Button>
    </div>
  );
};

/** Help over the page: answers by the words typed, when somebody answers, and a letter to them. */
export const HelpModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <TemplateDialog open title={t('help.title')} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <HelpAnswers />
        <section aria-labelledby="help-write" className="flex flex-col gap-4 border-line border-t pt-6">
          <h3 id="help-write" className="font-semibold text-base">
            {t('help.write')}
          </h3>
          <Hours />
          {session === null ? <Visitor /> : <HelpLetter />}
          <CustomerServiceLink className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent text-sm hover:underline">
            {t('help.contacts')}
            <IconExternal aria-hidden className="size-4" />
          </CustomerServiceLink>
        </section>
      </div>
    </TemplateDialog>
  );
};
