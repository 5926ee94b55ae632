import { type MemberProfile, memberProfile } from '@pavilion/contract/identity';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const contactFields = [
  'member_name',
  'member_birthday',
  'member_phone',
  'member_email',
  'member_wechat',
  'member_qq',
  'member_line',
  'member_telegram',
  'member_whats_app',
  'member_skype',
  'member_fb',
  'member_zalo',
] as const satisfies readonly (keyof MemberProfile)[];

const Row = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="flex min-h-14 items-center justify-between gap-6 border-line border-b py-3 last:border-b-0">
    <dt className="min-w-0 text-sm text-text-2">{label}</dt>
    <dd className="max-w-[60%] shrink-0 break-words text-right font-medium text-sm">{value}</dd>
  </div>
);

/** The member's own profile; personal fields come masked from the server. */
export const ProfileList = () => {
  const { t } = useTranslation();
  const profile = useCallQuery(memberProfile, {});
  if (profile.isError) {
    return (
      <EmptyScene scene="bridge" title={t('member.failed')}>
        <Button onClick={() => void profile.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  const member = profile.data?.member_profile;
  if (!member) return <Skeleton className="h-80 w-full" />;
  const given = contactFields.filter((name) => member[name]);
  return (
    <dl className="rounded-card bg-raised px-6 ring-1 ring-line ring-inset">
      <Row label={t('signup.field.member_account')} value={member.member_account} />
      <Row label={t('signup.currency')} value={t(`currency.${member.member_currency}`)} />
      {given.map((name) => (
        <Row key={name} label={t(`signup.field.${name}`)} value={member[name] ?? ''} />
      ))}
      <Row
        label={t('signup.field.withdraw_password')}
        value={member.is_withdraw_password === 1 ? t('member.set') : t('member.not_set')}
      />
    </dl>
  );
};
