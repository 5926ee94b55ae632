import { Box, Button, Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { memberReveal, type OfficeMember, personalFields } from '@pavilion/contract/office';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { useDeed } from '../../ui/useDeed.ts';

type PersonalField = (typeof personalFields)[number];
type Revealed = z.output<typeof memberReveal.data>;

interface RevealProps {
  readonly id: number;
  readonly onRevealed: (data: Revealed) => void;
  readonly onClose: () => void;
}

/** Which fields, and why: both stand in the trace. */
const Reveal = ({ id, onRevealed, onClose }: RevealProps) => {
  const translate = useTranslate();
  const [fields, setFields] = useState<readonly PersonalField[]>([]);
  const reveal = useDeed(memberReveal, onRevealed);
  const toggle = (field: PersonalField): void =>
    setFields(fields.includes(field) ? fields.filter((other) => other !== field) : [...fields, field]);
  return (
    <DeedDialog
      title={translate('office.members.reveal')}
      text={translate('office.members.reveal_text')}
      confirm={translate('office.members.reveal')}
      asksReason
      isReady={fields.length > 0}
      run={(reason) => reveal.mutateAsync({ id, fields: [...fields], reason })}
      onClose={onClose}
    >
      <FormGroup row>
        {personalFields.map((field) => (
          <FormControlLabel
            key={field}
            control={<Checkbox checked={fields.includes(field)} onChange={() => toggle(field)} />}
            label={translate(`office.personal.${field}`)}
          />
        ))}
      </FormGroup>
    </DeedDialog>
  );
};

/** Name, phone, mail and bank accounts: masked, or in clear for as long as this page is open. */
export const Personal = ({ member }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const mayReveal = useMayDo('members.reveal');
  const [isAsking, setAsking] = useState(false);
  const [clear, setClear] = useState<Revealed>({});
  const { personal } = member;
  const none = translate('office.members.none');
  const accounts = member.bank_accounts.map(
    (account) => clear.bank_accounts?.find(({ id }) => id === account.id) ?? account,
  );
  return (
    <Panel
      title={translate('office.members.personal')}
      actions={
        mayReveal && (
          <Button size="small" onClick={() => setAsking(true)}>
            {translate('office.members.reveal')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: translate('office.personal.name'), value: clear.name ?? personal.name ?? none },
          { label: translate('office.personal.phone'), value: clear.phone ?? personal.phone ?? none },
          { label: translate('office.personal.mail'), value: clear.mail ?? personal.mail ?? none },
          {
            label: translate('office.personal.bank_accounts'),
            value:
              accounts.length === 0
                ? none
                : accounts.map(({ id, bank_name: bank, number, holder }) => (
                    <Box key={id}>
                      {bank} · {number} · {holder}
                    </Box>
                  )),
          },
        ]}
      />
      {isAsking && (
        <Reveal
          id={member.id}
          onRevealed={(data) => setClear((before) => ({ ...before, ...data }))}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
};
