import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { LocalizedText } from '@pavilion/contract';
import { type EnvelopeLook, envelopeCreate, envelopeLook, envelopeSpreads } from '@pavilion/contract/office';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { callOffice } from '../../api/callOffice.ts';
import { OfficeFailure } from '../../api/failure.ts';
import { useOpenSession } from '../../session/useSession.ts';
import { LanguageTexts, writtenTexts } from '../../ui/LanguageTexts.tsx';
import { MinuteField, useMidnight, useMinute } from '../../ui/MinuteField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { EnvelopeCost } from './EnvelopeCost.tsx';
import { PublishGiving } from './Giving.tsx';

type Content = z.input<typeof envelopeLook.body>;

interface Typed {
  readonly title: LocalizedText;
  readonly currency: string;
  readonly budget: string;
  readonly shares: string;
  readonly spread: Content['spread'];
  readonly minDeposit: string;
  readonly depositDays: string;
  readonly starts: string;
  readonly ends: string;
}

const titleLengthMax = 60;
const daysDefault = 7;

/** What is typed, as the contract takes it; the contract judges it before it is sent. */
const useContent = (typed: Typed) => {
  const instantOf = useMinute();
  return envelopeLook.body.safeParse({
    title: writtenTexts(typed.title),
    currency: typed.currency,
    budget: typed.budget.trim(),
    shares: Number(typed.shares),
    spread: typed.spread,
    min_deposit: typed.minDeposit.trim() === '' ? '0' : typed.minDeposit.trim(),
    deposit_days: Number(typed.depositDays),
    starts_at: instantOf(typed.starts),
    end_at: instantOf(typed.ends),
  });
};

interface FieldsProps {
  readonly typed: Typed;
  readonly onChange: (change: Partial<Typed>) => void;
  /** The field that does not fit, as the contract names it. */
  readonly wrong: string | undefined;
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const Sums = ({ typed, onChange, wrong }: FieldsProps) => {
  const translate = useTranslate();
  const currencies = useOpenSession()?.site.currencies ?? [];
  const text = (name: 'budget' | 'shares' | 'minDeposit' | 'depositDays', field: string, hint?: string) => (
    <TextField
      label={translate(`office.promotions.${field}`)}
      helperText={hint === undefined ? undefined : translate(hint)}
      error={wrong === field}
      value={typed[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      required={name === 'budget' || name === 'shares'}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
    />
  );
  return (
    <Box sx={twoColumns}>
      <TextField
        select
        label={translate('office.promotions.currency')}
        helperText={translate('office.promotions.currency_hint')}
        value={typed.currency}
        onChange={(event) => onChange({ currency: event.target.value })}
      >
        {currencies.map((currency) => (
          <MenuItem key={currency} value={currency}>
            {currency}
          </MenuItem>
        ))}
      </TextField>
      {text('budget', 'budget', 'office.promotions.budget_hint')}
      {text('shares', 'shares', 'office.promotions.shares_hint')}
      <FormControl>
        <FormLabel id="spread">{translate('office.promotions.spread')}</FormLabel>
        <RadioGroup
          aria-labelledby="spread"
          value={typed.spread}
          onChange={(_event, chosen) =>
            onChange({ spread: envelopeSpreads.find((spread) => spread === chosen) ?? typed.spread })
          }
        >
          {envelopeSpreads.map((spread) => (
            <FormControlLabel
              key={spread}
              value={spread}
              control={<Radio size="small" />}
              label={translate(`office.promotions.spread_${spread}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {text('minDeposit', 'min_deposit', 'office.promotions.min_deposit_hint')}
      {text('depositDays', 'deposit_days')}
      <MinuteField
        label={translate('office.promotions.starts_at')}
        value={typed.starts}
        onChange={(starts) => onChange({ starts })}
      />
      <MinuteField
        label={translate('office.promotions.end_at')}
        value={typed.ends}
        onChange={(ends) => onChange({ ends })}
      />
    </Box>
  );
};

interface PublishProps {
  readonly content: Content;
  readonly look: EnvelopeLook;
}

const Publish = ({ content, look }: PublishProps) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const create = useDeed(envelopeCreate, ({ proposal_id: proposal, id }) => {
    notify(proposal === null ? 'office.promotions.published' : 'office.deed.proposed', { type: 'success' });
    navigate(proposal !== null ? '/promotions' : id === null ? '/promotions' : `/promotions/${id}/show`);
  });
  return (
    <PublishGiving
      needsSecond={look.needs_second}
      cost={<EnvelopeCost look={look} currency={content.currency} />}
      publish={(asked) => create.mutateAsync({ ...content, ...asked })}
    />
  );
};

/** A new envelope: what it is, then what it will cost, then whether it is wanted. */
export const EnvelopeForm = () => {
  const translate = useTranslate();
  const midnight = useMidnight();
  const currencies = useOpenSession()?.site.currencies ?? [];
  const [typed, setTyped] = useState<Typed>(() => ({
    title: {},
    currency: currencies[0] ?? '',
    budget: '',
    shares: '',
    spread: 'wide',
    minDeposit: '',
    depositDays: '30',
    starts: midnight(1),
    ends: midnight(1 + daysDefault),
  }));
  const parsed = useContent(typed);
  const look = useMutation({ mutationFn: (content: Content) => callOffice(envelopeLook, content) });
  const change = (given: Partial<Typed>): void => {
    look.reset();
    setTyped((before) => ({ ...before, ...given }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (parsed.success) look.mutate(parsed.data);
  };
  const wrong = look.error instanceof OfficeFailure ? look.error.field : undefined;
  return (
    <Box sx={{ paddingTop: 2, maxWidth: 900 }}>
      <Title title={translate('office.promotions.envelope_new')} />
      <form onSubmit={submit}>
        <Stack sx={{ gap: 2 }}>
          <Panel title={translate('office.promotions.terms')}>
            <Sums typed={typed} onChange={change} wrong={wrong} />
          </Panel>
          <Panel title={translate('office.promotions.titles')}>
            <LanguageTexts
              label={translate('office.promotions.titles_hint')}
              texts={typed.title}
              onChange={(title) => change({ title })}
              lengthMax={titleLengthMax}
            />
          </Panel>
          <Refusal failure={look.error} />
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button type="submit" variant="outlined" loading={look.isPending} disabled={!parsed.success}>
              {translate('office.promotions.look')}
            </Button>
            {!parsed.success && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('office.promotions.incomplete')}
              </Typography>
            )}
          </Stack>
        </Stack>
      </form>
      {look.data !== undefined && look.variables !== undefined && (
        <Box sx={{ marginTop: 2 }}>
          <Panel
            title={translate('office.promotions.will_cost')}
            actions={<Publish content={look.variables} look={look.data} />}
          >
            <EnvelopeCost look={look.data} currency={look.variables.currency} />
          </Panel>
        </Box>
      )}
    </Box>
  );
};
