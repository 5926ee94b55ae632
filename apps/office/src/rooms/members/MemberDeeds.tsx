import { Button, Menu, MenuItem } from '@mui/material';
import {
  memberCleanCache,
  memberDemandBankAccount,
  memberDemandPassword,
  memberDemandVerification,
  memberEndBreak,
  memberEndSessions,
  memberSetRecommend,
  memberSetStatus,
  type OfficeMember,
  type OfficeMemberStatus,
  type OfficeRight,
} from '@pavilion/contract/office';
import { type ComponentType, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { Adjust } from './deeds/Adjust.tsx';
import { BankAccountChange } from './deeds/BankAccountChange.tsx';
import { Codes } from './deeds/Codes.tsx';
import { Erase } from './deeds/Erase.tsx';
import { Export } from './deeds/Export.tsx';
import { LiftFactors } from './deeds/LiftFactors.tsx';
import { OpenCase } from './deeds/OpenCase.tsx';
import { Pause } from './deeds/Pause.tsx';
import { WriteLetter } from './deeds/WriteLetter.tsx';

interface DeedFormProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

interface DeedOf {
  /** Its words: `office.members.do_…`, `…_text`. */
  readonly name: string;
  readonly tone: 'primary' | 'error';
  readonly right: OfficeRight;
  /** Whether there is anything to do as the account stands. */
  readonly isOpen: boolean;
}

/** A deed that asks for a reason and nothing else, or one with a form of its own. */
type Deed = DeedOf &
  ({ readonly run: (reason: string) => Promise<unknown> } | { readonly form: ComponentType<DeedFormProps> });

/** What the login demands or lets somebody do: on or off. */
const useStandingDeeds = (member: OfficeMember, done: () => void): readonly Deed[] => {
  const status = useDeed(memberSetStatus, done);
  const verification = useDeed(memberDemandVerification, done);
  const password = useDeed(memberDemandPassword, done);
  const bankAccount = useDeed(memberDemandBankAccount, done);
  const recommend = useDeed(memberSetRecommend, done);
  const { id, version } = member;
  const setStatus =
    (next: OfficeMemberStatus) =>
    (reason: string): Promise<unknown> =>
      status.mutateAsync({ id, version, reason, status: next });
  const mustVerify = member.withdraw_verification_demanded;
  const mustChange = member.must_change_password;
  const mustBind = member.must_bind_bank_account;
  const mayRecommend = member.recommend_enabled;
  const of = (name: string, tone: DeedOf['tone'] = 'primary', isOpen = true): DeedOf => ({
    name,
    tone,
    right: 'members.act',
    isOpen,
  });
  return [
    { ...of('freeze', 'error', member.status === 'active'), run: setStatus('frozen') },
    { ...of('disable', 'error', member.status !== 'disabled'), run: setStatus('disabled') },
    { ...of('reopen', 'primary', member.status !== 'active'), run: setStatus('active') },
    {
      ...of(mustVerify ? 'no_verification' : 'verification'),
      run: (reason) => verification.mutateAsync({ id, version, reason, demanded: !mustVerify }),
    },
    {
      ...of(mustChange ? 'no_password' : 'password'),
      run: (reason) => password.mutateAsync({ id, version, reason, demanded: !mustChange }),
    },
    {
      ...of(mustBind ? 'no_bank_account' : 'bank_account'),
      run: (reason) => bankAccount.mutateAsync({ id, version, reason, demanded: !mustBind }),
    },
    {
      ...of(mayRecommend ? 'no_recommend' : 'recommend', mayRecommend ? 'error' : 'primary'),
      run: (reason) => recommend.mutateAsync({ id, version, reason, enabled: !mayRecommend }),
    },
  ];
};

/** What can be done to an account as it stands; of somebody who was erased nothing is left to be dealt with. */
const useDeeds = (member: OfficeMember): readonly Deed[] => {
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const done = (): void => notify('office.deed.done', { type: 'success' });
  const proposed = (): void => notify('office.deed.proposed', { type: 'info' });
  const standing = useStandingDeeds(member, done);
  const sessions = useDeed(memberEndSessions, ({ ended }) =>
    notify('office.members.sessions_ended', { type: 'success', messageArgs: { smart_count: ended } }),
  );
  const cache = useDeed(memberCleanCache, done);
  const endBreak = useDeed(memberEndBreak, proposed);
  const rights = useOpenSession()?.rights ?? [];
  const { id } = member;
  const hasFactor = member.factors.totp || member.factors.passkeys > 0;
  const act = { tone: 'primary', right: 'members.act', isOpen: true } as const;
  const deeds: readonly Deed[] = [
    ...standing,
    {
      ...act,
      name: 'end_sessions',
      tone: 'error',
      isOpen: member.sessions > 0,
      run: (reason) => sessions.mutateAsync({ id, reason }),
    },
    { ...act, name: 'clean_cache', run: (reason) => cache.mutateAsync({ id, reason }) },
    { ...act, name: 'write_letter', form: WriteLetter },
    { ...act, name: 'codes', isOpen: member.codes.length > 0, form: Codes },
    { ...act, name: 'pause', tone: 'error', form: Pause },
    {
      ...act,
      name: 'end_break',
      isOpen: member.site_away_until !== null,
      run: (reason) => endBreak.mutateAsync({ id, reason, request_id: requestId }),
    },
    { ...act, name: 'lift_factors', tone: 'error', isOpen: hasFactor, form: LiftFactors },
    {
      ...act,
      name: 'change_account',
      tone: 'error',
      isOpen: member.bank_accounts.length > 0,
      form: BankAccountChange,
    },
    { ...act, name: 'adjust', tone: 'error', right: 'members.adjust', form: Adjust },
    { ...act, name: 'open_case', right: 'risk.manage', form: OpenCase },
    { ...act, name: 'export', right: 'members.reveal', form: Export },
    {
      ...act,
      name: 'erase',
      tone: 'error',
      right: 'members.erase',
      form: Erase,
    },
  ];
  const left = member.erased_at === null ? deeds : deeds.filter(({ name }) => name === 'export');
  return left.filter(({ isOpen, right }) => isOpen && rights.includes(right));
};

interface ChosenProps extends DeedFormProps {
  readonly deed: Deed;
}

const Chosen = ({ deed, member, onClose }: ChosenProps) => {
  const translate = useTranslate();
  if ('form' in deed) return <deed.form member={member} onClose={onClose} />;
  return (
    <DeedDialog
      title={`${translate(`office.members.do_${deed.name}`)} · ${member.account}`}
      text={translate(`office.members.do_${deed.name}_text`)}
      confirm={translate(`office.members.do_${deed.name}`)}
      tone={deed.tone}
      asksReason
      run={deed.run}
      onClose={onClose}
    />
  );
};

/** A menu of what this person may do to the account. */
export const MemberDeeds = ({ member }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<string>();
  const deeds = useDeeds(member);
  const deed = deeds.find(({ name }) => name === chosen);
  if (deeds.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor === null ? {} : { 'aria-controls': menuId })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('office.members.act')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {deeds.map(({ name, tone }) => (
          <MenuItem
            key={name}
            sx={tone === 'error' ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null);
              setChosen(name);
            }}
          >
            {translate(`office.members.do_${name}`)}
          </MenuItem>
        ))}
      </Menu>
      {deed !== undefined && <Chosen deed={deed} member={member} onClose={() => setChosen(undefined)} />}
    </>
  );
};
