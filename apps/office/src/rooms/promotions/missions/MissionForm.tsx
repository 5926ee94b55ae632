import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { gameTypeIds, type LocalizedText } from '@pavilion/contract';
import {
  type MissionKind,
  type MissionPeriod,
  missionKinds,
  missionPeriods,
  moneyMissions,
} from '@pavilion/contract/missions';
import { type MissionLook, missionLook, missionPublish } from '@pavilion/contract/office';
import { dayAgo } from '@pavilion/web/zonedDay';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { callOffice } from '../../../api/callOffice.ts';
import { OfficeFailure } from '../../../api/failure.ts';
import { useOpenSession } from '../../../session/useSession.ts';
import { LanguageTexts, writtenTexts } from '../../../ui/LanguageTexts.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { PublishGiving } from '../Giving.tsx';
import { MissionCost } from './MissionCost.tsx';

type Content = z.input<typeof missionLook.body>;

interface Typed {
  readonly title: LocalizedText;
  readonly currency: string;
  readonly kind: MissionKind;
  readonly period: MissionPeriod;
  /** '' is all games. */
  readonly gameType: string;
  readonly goal: string;
  readonly award: string;
  readonly budget: string;
  readonly fromDay: string;
  readonly toDay: string;
}

const titleLengthMax = 60;
const daysDefault = 7;
/** Kinds that can only be taken in one way. */
const fixedPeriods: Partial<Record<MissionKind, MissionPeriod>> = { signin: 'day', first_deposit: 'once' };
const hasGames = (kind: MissionKind): boolean => kind === 'turnover' || kind === 'rounds';

/** What is typed, as the contract takes it; the contract judges it before it is sent. */
const contentOf = (typed: Typed) =>
  missionLook.body.safeParse({
    title: writtenTexts(typed.title),
    currency: typed.currency,
    kind: typed.kind,
    period: fixedPeriods[typed.kind] ?? typed.period,
    game_type: hasGames(typed.kind) && typed.gameType !== '' ? Number(typed.gameType) : null,
    goal: typed.goal.trim(),
    award: typed.award.trim(),
    budget: typed.budget.trim(),
    from_day: typed.fromDay,
    to_day: typed.toDay,
  });

interface FieldsProps {
  readonly typed: Typed;
  readonly onChange: (change: Partial<Typed>) => void;
  /** The field that does not fit, as the contract names it. */
  readonly wrong: string | undefined;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
}

const ChoiceField = ({ label, value, choices, onChange, hint, disabled = false }: ChoiceFieldProps) => (
  <TextField
    select
    label={label}
    helperText={hint}
    value={value}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
  >
    {choices.map((choice) => (
      <MenuItem key={choice.value} value={choice.value}>
        {choice.label}
      </MenuItem>
    ))}
  </TextField>
);

const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** What is counted, for whom, and how often. */
const Task = ({ typed, onChange }: FieldsProps) => {
  const translate = useTranslate();
  const currencies = useOpenSession()?.site.currencies ?? [];
  const { kind } = typed;
  return (
    <>
      <ChoiceField
        label={translate('office.promotions.currency')}
        hint={translate('office.missions.currency_hint')}
        value={typed.currency}
        choices={currencies.map((currency) => ({ value: currency, label: currency }))}
        onChange={(currency) => onChange({ currency })}
      />
      <ChoiceField
        label={translate('office.missions.kind')}
        hint={translate(`office.missions.hint_${kind}`)}
        value={kind}
        choices={missionKinds.map((value) => ({ value, label: translate(`office.missions.kind_${value}`) }))}
        onChange={(value) => onChange({ kind: missionKinds.find((one) => one === value) ?? kind })}
      />
      <ChoiceField
        label={translate('office.missions.period')}
        hint={translate('office.missions.period_hint')}
        value={fixedPeriods[kind] ?? typed.period}
        disabled={fixedPeriods[kind] !== undefined}
        choices={missionPeriods.map((value) => ({
          value,
          label: translate(`office.missions.period_${value}`),
        }))}
        onChange={(value) =>
          onChange({ period: missionPeriods.find((one) => one === value) ?? typed.period })
        }
      />
      <ChoiceField
        label={translate('office.missions.game_type')}
        value={hasGames(kind) ? typed.gameType : ''}
        disabled={!hasGames(kind)}
        choices={[
          { value: '', label: translate('office.missions.all_games') },
          ...gameTypeIds.map((id) => ({ value: String(id), label: translate(`office.game_type.${id}`) })),
        ]}
        onChange={(gameType) => onChange({ gameType })}
      />
    </>
  );
};

const Sums = ({ typed, onChange, wrong }: FieldsProps) => {
  const translate = useTranslate();
  const text = (name: 'goal' | 'award' | 'budget', label: string, hint: string) => (
    <TextField
      label={translate(label)}
      helperText={translate(hint)}
      error={wrong === name}
      value={typed[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      required
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
    />
  );
  const day = (name: 'fromDay' | 'toDay', label: string) => (
    <TextField
      type="date"
      label={translate(label)}
      value={typed[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      required
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const goal = moneyMissions.has(typed.kind) ? 'amount' : typed.kind === 'signin' ? 'days' : 'rounds';
  return (
    <>
      {text('goal', `office.missions.goal_${goal}`, 'office.missions.goal_hint')}
      {text('award', 'office.missions.award', 'office.missions.award_hint')}
      {text('budget', 'office.missions.budget', 'office.missions.budget_hint')}
      <span />
      {day('fromDay', 'office.missions.from_day')}
      {day('toDay', 'office.missions.to_day')}
    </>
  );
};

interface PublishProps {
  readonly content: Content;
  readonly look: MissionLook;
}

const Publish = ({ content, look }: PublishProps) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const publish = useDeed(missionPublish, ({ proposal_id: proposal, id }) => {
    notify(proposal === null ? 'office.missions.published' : 'office.deed.proposed', { type: 'success' });
    navigate(id === null ? '/promotions/missions' : `/promotions/missions/${id}`);
  });
  return (
    <PublishGiving
      needsSecond={look.needs_second}
      cost={<MissionCost look={look} currency={content.currency} />}
      publish={(asked) => publish.mutateAsync({ ...content, ...asked })}
    />
  );
};

const useTyped = () => {
  const site = useOpenSession()?.site;
  const zone = site?.time_zone ?? 'UTC';
  return useState<Typed>(() => ({
    title: {},
    currency: site?.currencies[0] ?? '',
    kind: 'turnover',
    period: 'day',
    gameType: '',
    goal: '',
    award: '',
    budget: '',
    fromDay: dayAgo(-1, zone),
    toDay: dayAgo(-daysDefault, zone),
  }));
};

/** A new mission: what it asks and gives, then what it will cost, then whether it is wanted. */
export const MissionForm = () => {
  const translate = useTranslate();
  const [typed, setTyped] = useTyped();
  const parsed = contentOf(typed);
  const look = useMutation({ mutationFn: (content: Content) => callOffice(missionLook, content) });
  const change = (given: Partial<Typed>): void => {
    look.reset();
    setTyped((before) => ({ ...before, ...given }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (parsed.success) look.mutate(parsed.data);
  };
  const wrong = look.error instanceof OfficeFailure ? look.error.field : undefined;
  const fields = { typed, onChange: change, wrong };
  return (
    <Box sx={{ paddingTop: 2, maxWidth: 900 }}>
      <Title title={translate('office.missions.new')} />
      <form onSubmit={submit}>
        <Stack sx={{ gap: 2 }}>
          <Panel title={translate('office.promotions.terms')}>
            <Box sx={twoColumns}>
              <Task {...fields} />
              <Sums {...fields} />
            </Box>
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
                {translate('office.missions.incomplete')}
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
            <MissionCost look={look.data} currency={look.variables.currency} />
          </Panel>
        </Box>
      )}
    </Box>
  );
};
