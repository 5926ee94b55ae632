import { Button, Menu, MenuItem } from '@mui/material';
import {
  memberDemandPassword,
  memberDemandVerification,
  memberEndSessions,
  memberLiftFactors,
  memberSetStatus,
  type OfficeMember,
  type OfficeMemberStatus,
} from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface Deed {
  /** Its words: `office.members.do_…`, `…_text`. */
  readonly name: string;
  readonly tone: 'primary' | 'error';
  readonly run: (reason: string) => Promise<unknown>;
}

/** What can be done to an account as it stands. */
const useDeeds = (member: OfficeMember): readonly Deed[] => {
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const done = (): void => notify('office.deed.done', { type: 'success' });
  const status = useDeed(memberSetStatus, done);
  const verification = useDeed(memberDemandVerification, done);
  const password = useDeed(memberDemandPassword, done);
  const sessions = useDeed(memberEndSessions, ({ ended }) =>
    notify('office.members.sessions_ended', { type: 'success', messageArgs: { smart_count: ended } }),
  );
  const factors = useDeed(memberLiftFactors, () => notify('office.deed.proposed', { type: 'info' }));
  const { id, version } = member;
  const hasFactor = member.factors.totp || member.factors.passkeys > 0;
  const setStatus =
    (next: OfficeMemberStatus) =>
    (reason: string): Promise<unknown> =>
      status.mutateAsync({ id, version, reason, status: next });
  const mustVerify = member.withdraw_verification_demanded;
  const mustChange = member.must_change_password;
  const all: readonly (Deed & { readonly isOpen: boolean })[] = [
    { name: 'freeze', tone: 'error', isOpen: member.status === 'active', run: setStatus('frozen') },
    { name: 'disable', tone: 'error', isOpen: member.status !== 'disabled', run: setStatus('disabled') },
    { name: 'reopen', tone: 'primary', isOpen: member.status !== 'active', run: setStatus('active') },
    {
      name: mustVerify ? 'no_verification' : 'verification',
      tone: 'primary',
      isOpen: true,
      run: (reason) => verification.mutateAsync({ id, version, reason, demanded: !mustVerify }),
    },
    {
      name: mustChange ? 'no_password' : 'password',
      tone: 'primary',
      isOpen: true,
      run: (reason) => password.mutateAsync({ id, version, reason, demanded: !mustChange }),
    },
    {
      name: 'end_sessions',
      tone: 'error',
      isOpen: member.sessions > 0,
      run: (reason) => sessions.mutateAsync({ id, reason }),
    },
    {
      name: 'lift_factors',
      tone: 'error',
      isOpen: hasFactor,
      run: (reason) => factors.mutateAsync({ id, reason, request_id: requestId }),
    },
  ];
  return all.filter(({ isOpen }) => isOpen);
};

/** A menu of what this person may do to the account; each asks for a reason first. */
export const MemberDeeds = ({ member }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const mayAct = useMayDo('members.act');
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<string>();
  const deeds = useDeeds(member);
  const deed = deeds.find(({ name }) => name === chosen);
  if (!mayAct) return null;
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
      {deed !== undefined && (
        <DeedDialog
          title={`${translate(`office.members.do_${deed.name}`)} · ${member.account}`}
          text={translate(`office.members.do_${deed.name}_text`)}
          confirm={translate(`office.members.do_${deed.name}`)}
          tone={deed.tone}
          asksReason
          run={deed.run}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
};
