import type { DataOf } from '@pavilion/contract';
import { memberThirdPartyList, memberThirdPartyUnlink } from '@pavilion/contract/oidc';
import { useEffect, useState } from 'react';
import IconLink from '~icons/lucide/link-2';
import { callApi } from '../../api/client.ts';
import { isCallFailure } from '../../api/failure.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button } from '../../ui/Button.tsx';
import { SecurityCard } from '../../ui/SecurityCard.tsx';
import { showToast } from '../../ui/toast.ts';
import { openConfirm } from '../secondFactors/model/openConfirm.ts';
import { onLinked } from './model/linked.ts';
import { beginLink } from './model/thirdParty.ts';

type Party = DataOf<typeof memberThirdPartyList>['list'][number];

interface RowProps {
  readonly party: Party;
  readonly busy: boolean;
  readonly onLink: () => void;
  readonly onUnlink: () => void;
}

/** Unlinking asks once more, in the same place. */
const PartyRow = ({ party, busy, onLink, onUnlink }: RowProps) => {
  const { t } = useTranslation();
  const show = useInstant();
  const [asking, setAsking] = useState(false);
  const { label, linked_at } = party;
  return (
    <li
      data-third-party={party.code}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b py-4 last:border-b-0"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium text-sm">{label}</p>
        <p className="tnum mt-1 text-text-2 text-xs">
          {asking
            ? t('handoff.unlink_ask', { label })
            : linked_at === null
              ? t('handoff.not_linked')
              : t('handoff.linked_since', { time: show(linked_at) })}
        </p>
      </div>
      {linked_at === null && (
        <Button size="sm" busy={busy} onClick={onLink}>
          {t('handoff.link')}
        </Button>
      )}
      {linked_at !== null && !asking && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('handoff.unlink')}
        </Button>
      )}
      {linked_at !== null && asking && (
        <div className="flex gap-3">
          <Button size="sm" onClick={() => setAsking(false)}>
            {t('handoff.unlink_not')}
          </Button>
          <Button
            size="sm"
            tone="danger"
            busy={busy}
            onClick={() => {
              setAsking(false);
              onUnlink();
            }}
          >
            {t('handoff.unlink')}
          </Button>
        </div>
      )}
    </li>
  );
};

/** The third parties by which the member may log in; no card where the site has none. */
export const ThirdPartyCard = () => {
  const { t } = useTranslation();
  const { data, refetch } = useCallQuery(memberThirdPartyList, {});
  const [busy, setBusy] = useState<string | null>(null);
  useEffect(() => onLinked(() => void refetch()), [refetch]);
  if (data === undefined || data.list.length === 0) return null;

  const run = async (code: string, work: () => Promise<void>): Promise<void> => {
    setBusy(code);
    try {
      await work();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      showToast({ kind: 'error', text: error.kind === 'refused' ? error.message : t('networkError') });
    } finally {
      setBusy(null);
    }
  };
  const link = ({ code, label }: Party): void =>
    openConfirm({
      title: t('handoff.adopt_title', { label }),
      intro: t('handoff.link_confirm', { label }),
      submitLabel: t('second_factor.continue'),
      carryOut: (confirmed) => beginLink(code, confirmed),
    });
  const unlink = async (provider: string): Promise<void> => {
    await callApi(memberThirdPartyUnlink, { provider });
    await refetch();
    showToast({ kind: 'success', text: t('handoff.unlinked') });
  };

  return (
    <SecurityCard Icon={IconLink} title={t('handoff.card_title')} text={t('handoff.card_text')}>
      <ul>
        {data.list.map((party) => (
          <PartyRow
            key={party.code}
            party={party}
            busy={busy === party.code}
            onLink={() => link(party)}
            onUnlink={() => void run(party.code, () => unlink(party.code))}
          />
        ))}
      </ul>
    </SecurityCard>
  );
};
