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
import { RangeFields } from '../../records/statement/RangeFields.tsx';
import { LinePath } from '../LinePath.tsx';
import { useAgentLevels } from '../model/useAgentLevels.ts';
import { useDownline } from '../model/useDownline.ts';
import { useSpan } from '../model/useSpan.ts';

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
  const did = [
    row.state !== 'active' && t(`agent_report.state_${row.state}`),
    row.first_deposit && t('agent_report.has_first_deposit'),
    t(row.active ? 'agent_report.was_active' : 'agent_report.was_not_active'),
    row.line_members > row.members && t('agent_report.line_of', { count: row.line_members }),
  ]
    .filter((text) => text !== false)
    .join(' · ');
  return (
    <PersonRow
      account={row.member_account}
      badge={badge}
      lines={[t('recommend.joined', { time: show(row.joined_at) }), seen, did]}
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

/** Who stands under the agent, level by level (spec §2 DownlineInfo). */
export const DownlinePanel = () => {
  const { t } = useTranslation();
  const [under, setUnder] = useState<number | null>(null);
  const [account, setAccount] = useState('');
  const days = useSpan();
  const downline = useDownline({ under, account, span: days.span });
  const levels = useAgentLevels();
  const open = (memberId: number | null): void => {
    setUnder(memberId);
    setAccount('');
  };
  const { first } = downline;
  const empty =
    account === '' ? (
      <EmptyScene scene="empty" title={t('agent.downline_empty')} text={t('agent.downline_empty_text')}>
        <ButtonLink to="/proxy?page=Promotion" tone="main">
          {t('agent.to_promotion')}
        </ButtonLink>
      </EmptyScene>
    ) : (
      <EmptyScene scene="empty" title={t('recommend.search_none')} text={t('agent.search_none_text')}>
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
      <div className="grid max-w-xl grid-cols-2 gap-x-4">
        <RangeFields days={days} />
      </div>
      {days.span === null && (
        <p role="alert" className="mb-3 text-cinnabar-text text-sm">
          {t('statement.problem_range')}
        </p>
      )}
      {first !== undefined && <LinePath path={first.path} onOpen={open} />}
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
