import { Alert, MenuItem, Stack, TextField } from '@mui/material';
import { type PlanHolder, planAssign, planAssignLook, planList, planOne } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../../session/useSession.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../../ui/OpeningButton.tsx';
import { Facts } from '../../../ui/Panel.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';
import { useDeed } from '../../../ui/useDeed.ts';
import { percentOf } from '../settlement/percent.ts';

interface Chosen {
  readonly agent_id: number;
  readonly plan: string;
  readonly version: number;
}

/** What giving it would do. */
const Look = ({ chosen }: { readonly chosen: Chosen }) => {
  const translate = useTranslate();
  const look = useAnswer(planAssignLook, chosen);
  return (
    <Answered answer={look}>
      {({ from, now, highest_ppm: highest, passed_on: passedOn, needs_second: second }) => (
        <Stack sx={{ gap: 1 }}>
          <Facts
            facts={[
              { label: translate('office.plan.from'), value: from },
              {
                label: translate('office.plan.now'),
                value:
                  now === null
                    ? '–'
                    : `${now.title} · ${translate('office.plan.version', { version: now.version })}`,
              },
              { label: translate('resources.plans.fields.highest_ppm'), value: percentOf(highest) },
              { label: translate('office.plan.passed_on'), value: passedOn },
            ]}
          />
          {second && <Alert severity="info">{translate('office.plan.needs_second')}</Alert>}
        </Stack>
      )}
    </Answered>
  );
};

const Version = ({
  plan,
  value,
  onChange,
}: {
  readonly plan: string;
  readonly value: number | null;
  readonly onChange: (version: number) => void;
}) => {
  const translate = useTranslate();
  const answer = useAnswer(planOne, { id: plan });
  return (
    <Answered answer={answer}>
      {({ versions }) => (
        <TextField
          select
          label={translate('resources.plans.fields.version')}
          value={value ?? ''}
          onChange={(event) => onChange(Number(event.target.value))}
          required
        >
          {versions.map(({ version, title }) => (
            <MenuItem key={version} value={version}>
              {version} · {title}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Answered>
  );
};

const AssignDialog = ({ holder, onClose }: { readonly holder: PlanHolder; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [plan, setPlan] = useState('');
  const [version, setVersion] = useState<number | null>(null);
  const plans = useAnswer(planList, { filter: { owner: 'site' }, perPage: 200 });
  const assign = useDeed(planAssign, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' }),
  );
  return (
    <DeedDialog
      title={`${translate('office.plan.assign')} · ${holder.account}`}
      text={translate('office.plan.assign_text')}
      confirm={translate('office.plan.assign')}
      asksReason
      isReady={plan !== '' && version !== null}
      run={async (reason) => {
        if (version !== null)
          await assign.mutateAsync({ agent_id: holder.id, plan, version, reason, request_id: requestId });
      }}
      onClose={onClose}
    >
      <Answered answer={plans}>
        {({ rows }) => (
          <TextField
            select
            label={translate('office.settlement.plan')}
            value={plan}
            onChange={(event) => {
              setPlan(event.target.value);
              setVersion(rows.find(({ id }) => id === event.target.value)?.version ?? null);
            }}
            required
          >
            {rows
              .filter(({ currency }) => currency === holder.currency)
              .map(({ id, title }) => (
                <MenuItem key={id} value={id}>
                  {title}
                </MenuItem>
              ))}
          </TextField>
        )}
      </Answered>
      {plan !== '' && <Version plan={plan} value={version} onChange={setVersion} />}
      {plan !== '' && version !== null && <Look chosen={{ agent_id: holder.id, plan, version }} />}
    </DeedDialog>
  );
};

/** Gives an agent a version of a plan. */
export const AssignPlan = ({ holder }: { readonly holder: PlanHolder }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('plans.manage');
  if (!mayManage) return null;
  return (
    <OpeningButton
      size="small"
      variant="outlined"
      dialog={(close) => <AssignDialog holder={holder} onClose={close} />}
    >
      {translate('office.plan.assign')}
    </OpeningButton>
  );
};
