import IconUsers from '~icons/lucide/users-round';
import { useTranslation } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The way from recommending to being an agent: to apply, or to see what became of it (spec §6). */
export const AgentEntry = ({ waits }: { readonly waits: boolean }) => {
  const { t } = useTranslation();
  return (
    <section
      data-part="agent-entry"
      className="flex flex-wrap items-center gap-4 rounded-card bg-raised p-5 ring-1 ring-line ring-inset"
    >
      <IconUsers aria-hidden className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold text-base">{t('recommend.agent')}</h2>
        <p className="mt-0.5 text-sm text-text-2">
          {t(waits ? 'agent.entry_waiting' : 'recommend.agent_text')}
        </p>
      </div>
      <ButtonLink to="/proxy?page=Register">{t(waits ? 'agent.entry_see' : 'recommend.agent_go')}</ButtonLink>
    </section>
  );
};
