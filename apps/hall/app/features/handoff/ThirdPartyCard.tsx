import type { DataOf } from '@pavilion/contract';
import { memberThirdPartyList, memberThirdPartyUnlink } from '@pavilion/contract/oidc';
import { useEffect, useState } from 'react';
import IconLink from '~icons/lucide/link-2';
import { callApi } from '../../api/client.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useSending } from '../../api/useSending.ts';
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
  readonly onLink: () => void;
  readonly onUnlinked: () => Promise<unknown>;
}

/** Unlinking asks once more, in the same place. */
const PartyRow = ({ party, onLink, onUnlinked }: RowProps) => {
  const { t } = useTranslation();
  const show = useInstant();
  const [asking, setAsking] = useState(false);
  const { label, linked_at } = party;
  const { send: unlink, isPending } = useSending(
    async () => {
      await callApi(memberThirdPartyUnlink, { provider: party.code });
      await onUnlinked();
      showToast({ kind: 'success', text: t('handoff.unlinked') });
    },
    ({ kind, message }) =>
      showToast({ kind: 'error', text: kind === 'refused' ? message : t('networkError') }),
  );
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
        <Button size="sm" busy={isPending} onClick={onLink}>
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
            busy={isPending}
            onClick={() => {
              setAsking(false);
              unlink();
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
  useEffect(() => onLinked(() => void refetch()), [refetch]);
  if (data === undefined || data.list.length === 0) return null;

  const link = ({ code, label }: Party): void =>
    openConfirm({
      title: t('handoff.adopt_title', { label }),
      intro: t('handoff.link_confirm', { label }),
      submitLabel: t('second_factor.continue'),
      carryOut: (confirmed) => beginLink(code, confirmed),
    });

  return (
    <SecurityCard Icon={IconLink} title={t('handoff.card_title')} text={t('handoff.card_text')}>
      <ul>
        {data.list.map((party) => (
          <PartyRow key={party.code} party={party} onLink={() => link(party)} onUnlinked={refetch} />
        ))}
      </ul>
    </SecurityCard>
  );
};
