import type { Currency } from '@pavilion/contract';
import type { RecommendedMember } from '@pavilion/contract/recommend';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Money } from '../../ui/Money.tsx';
import { useInstant } from '../sessions/model/useInstant.ts';
import { ListFrame } from './ListFrame.tsx';
import { useFriends } from './model/useAwards.ts';

const accountMax = 64;

const Search = ({ onFind }: { readonly onFind: (account: string) => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <search className="mb-4 block max-w-xl">
      <form onSubmit={submit} data-form="friends">
        <Field label={t('recommend.account')} hint={t('recommend.account_hint')}>
          {(control) => (
            <div className="flex gap-3">
              <Input
                {...control}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                maxLength={accountMax}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <Button type="submit" className="h-12">
                {t('recommend.find')}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </search>
  );
};

const FriendRow = ({
  friend,
  currency,
}: {
  readonly friend: RecommendedMember;
  readonly currency: Currency;
}) => {
  const { t } = useTranslation();
  const show = useInstant();
  return (
    <li data-friend className="flex items-center gap-4 border-line border-b px-5 py-3.5 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-sm">
          <span className="tnum">{friend.member_account}</span>
          {friend.is_active && (
            <span className="rounded-full px-2.5 py-0.5 text-jade text-xs ring-1 ring-jade ring-inset">
              {t('recommend.active')}
            </span>
          )}
        </p>
        <p className="tnum mt-0.5 text-text-3 text-xs">
          {t('recommend.joined', { time: show(friend.joined_at) })}
        </p>
      </div>
      <p className="shrink-0 text-right">
        <span className="block text-text-3 text-xs">{t('recommend.awarded')}</span>
        <Money amount={friend.awarded} currency={currency} className="font-semibold text-sm" />
      </p>
    </li>
  );
};

/** Whom the member brought (spec §2 RecommendMemberSearch): all, or one by the whole account. */
export const FriendDesk = () => {
  const { t } = useTranslation();
  const [account, setAccount] = useState('');
  const friends = useFriends(account);
  const empty =
    account === '' ? (
      <EmptyScene scene="moon" title={t('recommend.search_empty')} text={t('recommend.invite_text')}>
        <ButtonLink to="/user/RecommendProject" tone="main">
          {t('recommend.invite')}
        </ButtonLink>
      </EmptyScene>
    ) : (
      <EmptyScene scene="moon" title={t('recommend.search_none')} text={t('recommend.search_none_text')}>
        <Button onClick={() => setAccount('')}>{t('recommend.show_all')}</Button>
      </EmptyScene>
    );
  const { first } = friends;
  return (
    <div className="max-w-3xl" data-records="friends">
      <Search onFind={setAccount} />
      <ListFrame list={friends} failedTitle={t('recommend.search_failed')} empty={empty}>
        {(rows) => (
          <>
            {first && account === '' && (
              <p className="mb-2 text-sm text-text-2">
                {t('recommend.number', { number: first.total_count })}
              </p>
            )}
            <ul className="rounded-card bg-raised ring-1 ring-line ring-inset">
              {first &&
                rows.map((friend) => (
                  <FriendRow
                    key={`${friend.member_account} ${friend.joined_at}`}
                    friend={friend}
                    currency={first.currency}
                  />
                ))}
            </ul>
            {account !== '' && (
              <Button className="mt-4" onClick={() => setAccount('')}>
                {t('recommend.show_all')}
              </Button>
            )}
          </>
        )}
      </ListFrame>
    </div>
  );
};
