import { Alert, Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { type Currency, currencySchema } from '@pavilion/contract';
import {
  type PlanTerms,
  type PlanTrial,
  planNameSchema,
  planPublish,
  planTitleLengthMax,
  planTry,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { callOffice } from '../../../api/callOffice.ts';
import { OfficeFailure } from '../../../api/failure.ts';
import { useOpenSession } from '../../../session/useSession.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useSubmit } from '../../../ui/useSubmit.ts';
import { Changes } from '../../trace/Changes.tsx';
import { differing, draftOf, emptyDraft, termsOf } from './draft.ts';
import { PlanFields } from './PlanFields.tsx';
import { PlanTrialTable } from './PlanTrialTable.tsx';

export interface EditedPlan {
  readonly id: string;
  readonly title: string;
  readonly currency: Currency;
  readonly version: number;
  readonly terms: PlanTerms;
}

const problemSchema = z.object({ path: z.string().optional(), problem: z.string() });

/** Which part of the terms is none, as the settlement says it. */
const Problem = ({ failure }: { readonly failure: unknown }) => {
  const told = failure instanceof OfficeFailure ? problemSchema.safeParse(failure.data) : undefined;
  if (told?.success !== true) return null;
  const { path, problem } = told.data;
  return <Alert severity="warning">{path === undefined ? problem : `${path}: ${problem}`}</Alert>;
};

/** Writes the next version of a plan, or a new one: what it changes and what it would have paid are shown before. */
export const PlanEditor = ({ plan }: { readonly plan: EditedPlan | null }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const currencies = useOpenSession()?.site.currencies ?? [];
  const navigate = useNavigate();
  const [name, setName] = useState(plan?.id ?? '');
  const [title, setTitle] = useState(plan?.title ?? '');
  const [currency, setCurrency] = useState<Currency>(plan?.currency ?? currencies[0] ?? 'RMB');
  const [draft, setDraft] = useState(() => (plan === null ? emptyDraft() : draftOf(plan.terms)));
  const [isAsking, setAsking] = useState(false);
  const [trial, setTrial] = useState<PlanTrial>();
  const terms = termsOf(draft);
  const isReady = terms !== null && planNameSchema.safeParse(name).success && title.trim() !== '';
  const publish = useDeed(planPublish, () => {
    notify('office.plan.published', { type: 'success' });
    void navigate(`/settlement/plans/${name}`);
  });
  const attempt = useSubmit(async () => {
    if (terms !== null) setTrial(await callOffice(planTry, { plan: name, currency, terms }));
  });
  return (
    <Stack sx={{ gap: 3 }}>
      <Box
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 2fr 1fr' } }}
      >
        <TextField
          label={translate('office.plan.title')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          required
          slotProps={{ htmlInput: { maxLength: planTitleLengthMax } }}
        />
        <TextField
          label={translate('office.plan.id')}
          helperText={plan === null ? translate('office.settlement.word_hint') : undefined}
          value={name}
          onChange={(event) => setName(event.target.value.toLowerCase())}
          disabled={plan !== null}
          required
          slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField
          select
          label={translate('office.plan.currency')}
          value={currency}
          onChange={(event) => setCurrency(currencySchema.catch(currency).parse(event.target.value))}
          disabled={plan !== null}
        >
          {[...new Set([...currencies, currency])].map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <PlanFields draft={draft} onChange={setDraft} />
      {terms === null && <Alert severity="info">{translate('office.plan.incomplete')}</Alert>}
      <Refusal failure={attempt.failure} />
      <Problem failure={attempt.failure ?? publish.error} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!isReady} onClick={() => setAsking(true)}>
          {translate('office.plan.publish')}
        </Button>
        {plan !== null && (
          <Button
            variant="outlined"
            disabled={!isReady}
            loading={attempt.isBusy}
            onClick={() => void attempt.submit()}
          >
            {translate('office.plan.try')}
          </Button>
        )}
      </Stack>
      {trial !== undefined && <PlanTrialTable trial={trial} />}
      {isAsking && terms !== null && (
        <DeedDialog
          title={translate('office.plan.publish')}
          text={translate('office.plan.publish_text')}
          confirm={translate('office.plan.publish')}
          asksReason
          run={(reason) =>
            publish.mutateAsync({
              plan: name,
              title: title.trim(),
              currency,
              terms,
              base: plan?.version ?? 0,
              reason,
            })
          }
          onClose={() => setAsking(false)}
        >
          <Changes {...differing(plan?.terms ?? null, terms)} currency={currency} />
        </DeedDialog>
      )}
    </Stack>
  );
};
