import { Stack, Typography } from '@mui/material';
import {
  type SettlementCycle,
  settlementCompute,
  settlementPay,
  settlementRecount,
  settlementReview,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo, useOpenSession } from '../../../session/useSession.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OpeningButton } from '../../../ui/OpeningButton.tsx';
import { useDeed } from '../../../ui/useDeed.ts';

interface DeedProps {
  readonly cycle: SettlementCycle;
}

interface ButtonProps {
  readonly name: 'compute' | 'review' | 'pay' | 'recount';
  readonly isMain?: boolean;
  readonly children?: React.ReactNode;
  readonly run: (reason: string) => Promise<unknown>;
}

/** A deed on a cycle behind its button. */
const CycleDeed = ({ name, isMain = false, children, run }: ButtonProps) => {
  const translate = useTranslate();
  const word = translate(`office.settlement.${name}`);
  return (
    <OpeningButton
      variant={isMain ? 'contained' : 'outlined'}
      dialog={(close) => (
        <DeedDialog
          title={word}
          text={translate(`office.settlement.${name}_text`)}
          confirm={word}
          asksReason
          run={run}
          onClose={close}
        >
          {children}
        </DeedDialog>
      )}
    >
      {word}
    </OpeningButton>
  );
};

const Compute = ({ cycle }: DeedProps) => {
  const notify = useNotify();
  const compute = useDeed(settlementCompute, ({ changed }) =>
    notify(changed ? 'office.settlement.computed' : 'office.settlement.computed_same', { type: 'success' }),
  );
  return (
    <CycleDeed
      name="compute"
      isMain={cycle.state === 'open'}
      run={(reason) => compute.mutateAsync({ cycle_id: cycle.id, reason })}
    />
  );
};

const Review = ({ cycle }: DeedProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = useOpenSession()?.staff.account;
  const review = useDeed(settlementReview, ({ state }) =>
    notify(`office.settlement.done_${state}`, { type: 'success' }),
  );
  const { sha256 } = cycle;
  if (sha256 === null) return null;
  if (cycle.reviewed_by !== null && cycle.reviewed_by === own)
    return (
      <Typography sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        {translate('office.settlement.own_review')}
      </Typography>
    );
  return (
    <CycleDeed
      name="review"
      isMain
      run={(reason) => review.mutateAsync({ cycle_id: cycle.id, sha256, reason })}
    >
      <Typography>
        {translate('office.settlement.review_sum', { bills: cycle.bills })}{' '}
        <Money amount={cycle.payable} currency={cycle.currency} />
      </Typography>
    </CycleDeed>
  );
};

const Pay = ({ cycle }: DeedProps) => {
  const notify = useNotify();
  const pay = useDeed(settlementPay, ({ paid, not_due }) =>
    notify('office.settlement.paid_now', { type: 'success', messageArgs: { paid, not_due } }),
  );
  return <CycleDeed name="pay" isMain run={(reason) => pay.mutateAsync({ cycle_id: cycle.id, reason })} />;
};

const Recount = ({ cycle }: DeedProps) => {
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const recount = useDeed(settlementRecount, () => notify('office.deed.proposed', { type: 'info' }));
  return (
    <CycleDeed
      name="recount"
      run={(reason) => recount.mutateAsync({ cycle_id: cycle.id, reason, request_id: requestId })}
    />
  );
};

/** What this person may do with a cycle as it stands. */
export const CycleDeeds = ({ cycle }: DeedProps) => {
  const [mayCompute, mayReview, mayPay, mayDecide] = [
    useMayDo('settlement.compute'),
    useMayDo('settlement.review'),
    useMayDo('settlement.pay'),
    useMayDo('settlement.decide'),
  ];
  const { state } = cycle;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mayCompute && (state === 'open' || state === 'calculated') && <Compute cycle={cycle} />}
      {mayReview && (state === 'calculated' || state === 'reviewed') && <Review cycle={cycle} />}
      {mayPay && (state === 'approved' || state === 'paying') && <Pay cycle={cycle} />}
      {mayDecide && state !== 'open' && state !== 'calculated' && <Recount cycle={cycle} />}
    </Stack>
  );
};
