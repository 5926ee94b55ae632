import { memberProfile } from '@pavilion/contract/identity';
import { type ProfileEntry, profileEntries } from '@pavilion/contract/profile';
import type { SignupRuleContext } from '@pavilion/contract/signupRules';
import { type ReactNode, useState } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { LookCard } from './LookCard.tsx';
import { useProfileRules } from './model/useFieldEdit.ts';
import { PlaceCard } from './PlaceCard.tsx';

interface RowProps {
  readonly label: string;
  readonly value: ReactNode;
  /** What can be done with it, at the end of the row. */
  readonly action?: ReactNode;
}

const Row = ({ label, value, action }: RowProps) => (
  <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
    <span className="w-full text-text-2 text-xs sm:w-44 sm:text-sm">{label}</span>
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 break-words font-medium text-sm">
      {value}
    </span>
    {action && <span className="flex shrink-0 gap-2">{action}</span>}
  </div>
);

const Mark = ({ verified }: { readonly verified: boolean }) => {
  const { t } = useTranslation();
  return (
    <span
      className={classes(
        'rounded-full px-2.5 py-0.5 font-normal text-xs ring-1 ring-inset',
        verified ? 'text-jade ring-jade' : 'text-text-2 ring-line',
      )}
    >
      {t(verified ? 'profile.verified' : 'profile.unverified')}
    </span>
  );
};

type Mode = 'edit' | 'verify';

interface EntryProps {
  readonly entry: ProfileEntry;
  readonly context: SignupRuleContext;
  readonly opened: Mode | null;
  readonly onOpen: (mode: Mode | null) => void;
}

const EntryActions = ({ entry, onOpen }: Pick<EntryProps, 'entry' | 'onOpen'>) => {
  const { t } = useTranslation();
  const field = t(`signup.field.${entry.name}`);
  const isNew = entry.value === null;
  return (
    <>
      {entry.is_verified === 0 && (
        <Button size="sm" aria-label={t('profile.verify_of', { field })} onClick={() => onOpen('verify')}>
          {t('profile.verify')}
        </Button>
      )}
      <Button
        size="sm"
        aria-label={t(isNew ? 'profile.fill_of' : 'profile.change_of', { field })}
        onClick={() => onOpen('edit')}
      >
        {t(isNew ? 'profile.fill' : 'profile.change')}
      </Button>
    </>
  );
};

const Entry = ({ entry, context, opened, onOpen }: EntryProps) => {
  const { t } = useTranslation();
  return (
    <li data-entry={entry.name} className="border-line border-b">
      <Row
        label={t(`signup.field.${entry.name}`)}
        value={
          <>
            <span className={classes('tnum', entry.value === null && 'font-normal text-text-3')}>
              {entry.value ?? t('member.not_set')}
            </span>
            {entry.is_verified !== null && <Mark verified={entry.is_verified === 1} />}
          </>
        }
        action={entry.edit !== 'fixed' && opened === null && <EntryActions entry={entry} onOpen={onOpen} />}
      />
      {opened !== null && (
        <FieldEditor
          key={opened}
          entry={entry}
          mode={opened}
          context={context}
          onClose={() => onOpen(null)}
        />
      )}
    </li>
  );
};

/** The member's own profile, as the register settings show it; personal fields come masked from the server. */
const Profile = () => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<{ readonly name: string; readonly mode: Mode } | null>(null);
  const profile = useCallQuery(memberProfile, {});
  const entries = useCallQuery(profileEntries, {});
  const context = useProfileRules();
  if (profile.isLoadingError || entries.isLoadingError) {
    const again = () => Promise.all([profile.refetch(), entries.refetch()]);
    return (
      <EmptyScene scene="failed" title={t('member.failed')}>
        <Button onClick={() => void again()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  const member = profile.data?.member_profile;
  const list = entries.data?.list;
  if (!member || !list || !context) return <Skeleton className="h-80 w-full" />;
  const isFixed = list.some(({ edit }) => edit === 'fixed');
  return (
    <section className="rounded-card bg-raised px-5 ring-1 ring-line ring-inset sm:px-6">
      <ul>
        <li className="border-line border-b">
          <Row label={t('signup.field.member_account')} value={member.member_account} />
        </li>
        <li className="border-line border-b">
          <Row label={t('signup.currency')} value={t(`currency.${member.member_currency}`)} />
        </li>
        {list.map((entry) => (
          <Entry
            key={entry.name}
            entry={entry}
            context={context}
            opened={opened?.name === entry.name ? opened.mode : null}
            onOpen={(mode) => setOpened(mode === null ? null : { name: entry.name, mode })}
          />
        ))}
        <li>
          <Row
            label={t('signup.field.withdraw_password')}
            value={member.is_withdraw_password === 1 ? t('member.set') : t('member.not_set')}
            action={
              <ButtonLink to="/user/Security" size="sm">
                {t('security.title')}
              </ButtonLink>
            }
          />
        </li>
      </ul>
      {isFixed && <p className="border-line border-t py-3 text-text-3 text-xs">{t('profile.fixed')}</p>}
    </section>
  );
};

/** Who the member is, how the hall is read and how it looks: profile, language, time zone, theme (spec §2 Info). */
export const ProfileList = () => (
  <div className="flex max-w-3xl flex-col gap-4">
    <Profile />
    <PlaceCard />
    <div id="look" className="scroll-mt-20 empty:hidden">
      <LookCard />
    </div>
  </div>
);
