import type { Currency } from '@pavilion/contract';
import type { RecommendedMember } from '@pavilion/contract/recommend';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { AccountSearch } from './AccountSearch.tsx';
import { ListFrame } from './ListFrame.tsx';
import { useFriends } from './model/useAwards.ts';
import { PersonList } from './PersonList.tsx';
import { PersonRow } from './PersonRow.tsx';

const FriendRow = ({
  friend,
  currency,
}: {
  readonly friend: RecommendedMember;
  readonly currency: Currency;
}) => {
  const { t } = useTranslation();
  const show = useInstant();
  const badge = friend.is_active ? { text: t('recommend.active'), tone: 'jade' as const } : undefined;
  return (
    <PersonRow
      account={friend.member_account}
      badge={badge}
      lines={[t('recommend.joined', { time: show(friend.joined_at) })]}
    >
      <p className="shrink-0 text-right">
        <span className="block text-text-3 text-xs">{t('recommend.awarded')}</span>
        <Money amount={friend.awarded} currency={currency} className="font-semibold text-sm" />
      </p>
    </PersonRow>
  );
};

/** Whom the member brought (spec §2 RecommendMemberSearch): all, or one by the whole account. */
export const FriendDesk = () => {
  const { t } = useTranslation();
  const [account, setAccount] = useState('');
  const friends = useFriends(account);
  const empty =
    account === '' ? (
      <EmptyScene scene="empty" title={t('recommend.search_empty')} text={t('recommend.invite_text')}>
        <ButtonLink to="/user/RecommendProject" tone="main">
          {t('recommend.invite')}
        </ButtonLink>
      </EmptyScene>
    ) : (
      <EmptyScene scene="empty" title={t('recommend.search_none')} text={t('recommend.search_none_text')}>
        <Button onClick={() => setAccount('')}>{t('recommend.show_all')}</Button>
      </EmptyScene>
    );
  const { first } = friends;
  return (
    <div className="max-w-3xl" data-records="friends">
      <AccountSearch label={t('recommend.account')} hint={t('recommend.account_hint')} onFind={setAccount} />
      <ListFrame list={friends} failedTitle={t('recommend.search_failed')} empty={empty}>
        {(rows) =>
          first && (
            <PersonList count={first.total_count} onShowAll={account === '' ? null : () => setAccount('')}>
              {rows.map((friend) => (
                <FriendRow
                  key={`${friend.member_account} ${friend.joined_at}`}
                  friend={friend}
                  currency={first.currency}
                />
              ))}
            </PersonList>
          )
        }
      </ListFrame>
    </div>
  );
};
