import type { DataOf } from '@pavilion/contract';
import { agentAgreement, agentAgreementAccept, agentTransferDesk } from '@pavilion/contract/agentMoney';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { AgreementArticle } from '../../../ui/AgreementArticle.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { RefusalNote } from '../../../ui/RefusalNote.tsx';
import { showToast } from '../../../ui/toast.ts';
import { CentreFrame } from '../CentreFrame.tsx';

type Read = DataOf<typeof agentAgreement>;

/** When and from where a version was accepted, by the agent who looks. */
const useAcceptedWords = () => {
  const { t } = useTranslation();
  const show = useInstant();
  return ({ accepted }: Read['versions'][number]): string =>
    accepted === null
      ? t('agent_money.not_accepted')
      : t('agent_money.accepted', { time: show(accepted.at), ip: accepted.ip ?? '—' });
};

interface VersionsProps {
  readonly read: Read;
  readonly shown: string;
  readonly onShow: (version: string) => void;
}

const Versions = ({ read, shown, onShow }: VersionsProps) => {
  const { t } = useTranslation();
  const words = useAcceptedWords();
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{t('agent_money.versions')}</h2>
      <ul className="rounded-card bg-raised ring-1 ring-line ring-inset">
        {read.versions.map((row) => (
          <li
            key={row.version}
            data-version={row.version}
            className="flex items-center gap-4 border-line border-b px-5 py-3.5 last:border-b-0"
          >
            <div className="min-w-0 flex-1">
              <p className="break-words font-medium text-sm">{`${row.title} · ${row.version}`}</p>
              <p className="tnum mt-0.5 text-text-3 text-xs">{words(row)}</p>
            </div>
            {row.version !== shown && (
              <Button size="sm" onClick={() => onShow(row.version)}>
                {t('agent_money.read')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Accept = ({ agreementId, onStale }: { readonly agreementId: number; readonly onStale: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const accepting = useSending(
    async () => {
      await callApi(agentAgreementAccept, { agreement_id: agreementId });
      showToast({ kind: 'success', text: t('agent_money.accepted_now') });
      await Promise.all(
        [agentAgreement, agentTransferDesk].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      );
    },
    // The text may just have changed: what is agreed to next is what can be read.
    onStale,
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-text-2">{t('agent_money.due_text')}</p>
      <RefusalNote text={accepting.failure && failureText(accepting.failure, t)} />
      <Button
        tone="main"
        size="lg"
        className="self-start"
        busy={accepting.isPending}
        onClick={() => accepting.send()}
      >
        {t('agent_money.accept')}
      </Button>
    </div>
  );
};

/** What the agent and the house have agreed on, now and before (spec §2 Agreement). */
export const AgreementPanel = () => {
  const { t } = useTranslation();
  const [version, setVersion] = useState<string | null>(null);
  const query = useCallQuery(agentAgreement, version === null ? {} : { version });
  return (
    <CentreFrame query={query}>
      {(read) => {
        const { agreement, due, versions } = read;
        if (agreement === null) return <EmptyScene scene="empty" title={t('agent_money.no_agreement')} />;
        const holds = versions[0]?.version === agreement.version;
        return (
          <div className="flex max-w-3xl flex-col gap-8" data-agreement={agreement.version}>
            <div className="rounded-card bg-raised px-5 py-5 ring-1 ring-line ring-inset">
              <AgreementArticle {...agreement} />
            </div>
            {due && holds && <Accept agreementId={agreement.id} onStale={() => void query.refetch()} />}
            <Versions read={read} shown={agreement.version} onShow={setVersion} />
          </div>
        );
      }}
    </CentreFrame>
  );
};
