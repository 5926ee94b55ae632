import type { DownlineMember } from '@pavilion/contract/agents';
import { useState } from 'react';
import IconDown from '~icons/lucide/chevron-right';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyScene } from '../../../ui/EmptyScene.tsx';
import { AccountSearch } from '../../recommend/AccountSearch.tsx';
import { ListFrame } from '../../recommend/ListFrame.tsx';
import { PersonList } from '../../recommend/PersonList.tsx';
import { PersonRow } from '../../recommend/PersonRow.tsx';
import { useAgentLevels } from '../model/useAgentLevels.ts';
import { useDownline } from '../model/useDownline.ts';

interface RowProps {
  readonly row: DownlineMember;
  /** What the site calls this one's level; undefined for a level without a name. */
  readonly level: string | undefined;
  readonly onOpen: (memberId: number) => void;
}

const DownlineRow = ({ row, level, onOpen }: RowProps) => {
  const { t } = useTranslation();
  const show = useInstant();
  const badge = row.is_agent ? { text: level ?? t('agent.is_agent'), tone: 'accent' as const } : undefined;
  const seen =
    row.last_seen_at === null ? t('agent.not_seen') : t('agent.last_seen', { time: show(row.last_seen_at) });
  return (
    <PersonRow
      account={row.member_account}
      badge={badge}
      lines={[t('recommend.joined', { time: show(row.joined_at) }), seen]}
    >
      {row.members > 0 && (
        <Button size="sm" onClick={() => onOpen(row.member_id)}>
          {t('agent.below', { count: row.members })}
          <IconDown aria-hidden className="size-4" />
        </Button>
      )}
    </PersonRow>
  );
};

interface PathProps {
  readonly path: readonly { readonly member_id: number; readonly member_account: string }[];
  readonly onOpen: (memberId: number | null) => void;
}

/** The way down to whose members are shown, and back up. */
const Path = ({ path, onOpen }: PathProps) => {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('agent.path')} className="mb-3">
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        <li>
          <Button tone="ghost" size="sm" onClick={() => onOpen(null)}>
            {t('agent.own_downline')}
          </Button>
        </li>
        {path.map(({ member_id, member_account }, at) => (
          <li key={member_id} className="flex items-center gap-1">
            <IconDown aria-hidden className="size-4 text-text-3" />
            {at === path.length - 1 ? (
              <span aria-current="page" className="px-3.5 font-semibold">
                {member_account}
              </span>
            ) : (
              <Button tone="ghost" size="sm" onClick={() => onOpen(member_id)}>
                {member_account}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Who stands under the agent, level by level (spec §2 DownlineInfo). */
export const DownlinePanel = () => {
  const { t } = useTranslation();
  const [under, setUnder] = useState<number | null>(null);
  const [account, setAccount] = useState('');
  const downline = useDownline({ under, account });
  const levels = useAgentLevels();
  const open = (memberId: number | null): void => {
    setUnder(memberId);
    setAccount('');
  };
  const { first } = downline;
  const empty =
    account === '' ? (
      <EmptyScene scene="moon" title={t('agent.downline_empty')} text={t('agent.downline_empty_text')}>
        <ButtonLink to="/proxy?page=Promotion" tone="main">
          {t('agent.to_promotion')}
        </ButtonLink>
      </EmptyScene>
    ) : (
      <EmptyScene scene="moon" title={t('recommend.search_none')} text={t('agent.search_none_text')}>
        <Button onClick={() => setAccount('')}>{t('recommend.show_all')}</Button>
      </EmptyScene>
    );
  return (
    <div className="max-w-3xl" data-records="downline">
      <AccountSearch
        key={under ?? 0}
        label={t('agent.account')}
        hint={t('agent.account_hint')}
        onFind={setAccount}
      />
      {first !== undefined && first.path.length > 0 && <Path path={first.path} onOpen={open} />}
      <ListFrame list={downline} failedTitle={t('agent.downline_failed')} empty={empty}>
        {(rows) =>
          first && (
            <PersonList count={first.total_count} onShowAll={account === '' ? null : () => setAccount('')}>
              {rows.map((row) => (
                <DownlineRow
                  key={row.member_id}
                  row={row}
                  level={levels.get(row.agent_level)}
                  onOpen={open}
                />
              ))}
            </PersonList>
          )
        }
      </ListFrame>
    </div>
  );
};
