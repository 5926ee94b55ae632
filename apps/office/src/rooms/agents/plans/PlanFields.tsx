import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { gameTypeIds } from '@pavilion/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type DeductionDraft, emptyDeduction, emptyRung, type PlanDraft, type RungDraft } from './draft.ts';

interface FieldsProps {
  readonly draft: PlanDraft;
  readonly onChange: (draft: PlanDraft) => void;
}

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

/** A part of the form with its heading. */
const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 650 }}>
        {translate(`office.plan.part_${name}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {translate(`office.plan.part_${name}_text`)}
      </Typography>
      {children}
    </Box>
  );
};

interface TypedProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Instead of a figure, one of these. */
  readonly choices?: readonly { readonly id: string; readonly label: string }[];
  readonly isWord?: boolean;
}

const Typed = ({ name, value, onChange, choices, isWord = false }: TypedProps) => {
  const translate = useTranslate();
  return (
    <TextField
      size="small"
      label={translate(`office.plan.${name}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      select={choices !== undefined}
      slotProps={{ htmlInput: isWord ? { maxLength: 40 } : { inputMode: 'decimal', maxLength: 24 } }}
    >
      {choices?.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly empty: () => Row;
  readonly add: string;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly children: (row: Row, set: (row: Row) => void) => ReactNode;
}

/** Rows that can be added and taken away, each with its fields. */
const Rows = <Row extends { readonly key: string }>({
  rows,
  empty,
  add,
  onChange,
  children,
}: RowsProps<Row>) => {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 1.5 }}>
      {rows.map((row, place) => (
        <Stack key={row.key} direction="row" sx={{ gap: 1, alignItems: 'start' }}>
          <Box
            sx={{
              ...grid,
              flex: 1,
              gridTemplateColumns: { ...grid.gridTemplateColumns, lg: 'repeat(5, minmax(0, 1fr))' },
            }}
          >
            {children(row, (changed) => onChange(rows.with(place, changed)))}
          </Box>
          <IconButton
            aria-label={translate('office.plan.remove_row', { place: place + 1 })}
            onClick={() => onChange(rows.toSpliced(place, 1))}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Box>
        <Button size="small" variant="outlined" onClick={() => onChange([...rows, empty()])}>
          {translate(add)}
        </Button>
      </Box>
    </Stack>
  );
};

const useChoices = () => {
  const translate = useTranslate();
  return (prefix: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: translate(`office.plan.${prefix}_${id}`) }));
};

const bases = ['ggr', 'turnover', 'bonus', 'deposit', 'withdrawal', 'fee', 'net'] as const;

const Deductions = ({ draft, onChange }: FieldsProps) => {
  const translate = useTranslate();
  const choices = useChoices();
  const types = gameTypeIds.map((id) => ({ id: String(id), label: translate(`office.game_type.${id}`) }));
  return (
    <Part name="deductions">
      <Rows<DeductionDraft>
        rows={draft.deductions}
        empty={emptyDeduction}
        add="office.plan.add_deduction"
        onChange={(deductions) => onChange({ ...draft, deductions })}
      >
        {(row, set) => (
          <>
            <Typed name="deduction_name" isWord value={row.name} onChange={(name) => set({ ...row, name })} />
            <Typed
              name="deduction_on"
              value={row.on}
              choices={choices('on', bases)}
              onChange={(typed) => set({ ...row, on: bases.find((one) => one === typed) ?? row.on })}
            />
            <Typed
              name="game_type"
              value={row.game_type}
              choices={[{ id: '', label: translate('office.plan.every') }, ...types]}
              onChange={(game_type) => set({ ...row, game_type })}
            />
            <Typed name="provider" value={row.provider} onChange={(provider) => set({ ...row, provider })} />
            <Typed name="rate" value={row.rate} onChange={(rate) => set({ ...row, rate })} />
          </>
        )}
      </Rows>
    </Part>
  );
};

const Ladder = ({ draft, onChange }: FieldsProps) => {
  const choices = useChoices();
  const thresholds = ['min_active', 'min_new_active', 'min_net_win', 'min_turnover'] as const;
  return (
    <Part name="ladder">
      <Stack sx={{ gap: 1.5 }}>
        <Rows<RungDraft>
          rows={draft.ladder}
          empty={emptyRung}
          add="office.plan.add_rung"
          onChange={(ladder) => onChange({ ...draft, ladder })}
        >
          {(row, set) => (
            <>
              <Typed name="rate" value={row.rate} onChange={(rate) => set({ ...row, rate })} />
              {thresholds.map((name) => (
                <Typed
                  key={name}
                  name={name}
                  value={row[name]}
                  onChange={(typed) => set({ ...row, [name]: typed })}
                />
              ))}
            </>
          )}
        </Rows>
        <Box sx={grid}>
          <Typed
            name="carry"
            value={draft.carry}
            choices={choices('carry', ['carry', 'discard', 'cycles'])}
            onChange={(typed) =>
              onChange({ ...draft, carry: typed === 'discard' || typed === 'cycles' ? typed : 'carry' })
            }
          />
          {draft.carry === 'cycles' && (
            <Typed
              name="carry_number"
              value={draft.carry_cycles}
              onChange={(carry_cycles) => onChange({ ...draft, carry_cycles })}
            />
          )}
        </Box>
      </Stack>
    </Part>
  );
};

const Turnover = ({ draft, onChange }: FieldsProps) => {
  const translate = useTranslate();
  return (
    <Part name="turnover">
      <Box sx={grid}>
        {gameTypeIds.map((id) => (
          <TextField
            key={id}
            size="small"
            label={`${translate(`office.game_type.${id}`)} %`}
            value={draft.turnover[id] ?? ''}
            onChange={(event) =>
              onChange({ ...draft, turnover: { ...draft.turnover, [id]: event.target.value } })
            }
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 8 } }}
          />
        ))}
      </Box>
    </Part>
  );
};

/** Everything that a plan says. */
export const PlanFields = ({ draft, onChange }: FieldsProps) => {
  const choices = useChoices();
  const typed = (name: Exclude<keyof PlanDraft, 'ladder' | 'turnover' | 'deductions'>) => (
    <Typed
      key={name}
      name={name}
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <Part name="terms">
        <Box sx={grid}>
          <Typed
            name="cycle"
            value={draft.cycle}
            choices={choices('cycle', ['day', 'week', 'month'])}
            onChange={(value) =>
              onChange({ ...draft, cycle: value === 'day' || value === 'week' ? value : 'month' })
            }
          />
          <Typed
            name="method"
            value={draft.method}
            choices={choices('method', ['line', 'path'])}
            onChange={(value) => onChange({ ...draft, method: value === 'path' ? 'path' : 'line' })}
          />
          {typed('hold_days')}
          {typed('smallest_payout')}
          {typed('active_deposit')}
          {typed('active_turnover')}
          {typed('fence')}
        </Box>
      </Part>
      <Ladder draft={draft} onChange={onChange} />
      <Turnover draft={draft} onChange={onChange} />
      <Deductions draft={draft} onChange={onChange} />
      <Part name="head">
        <Box sx={grid}>
          {(
            ['head_amount', 'head_first_deposit', 'head_deposits', 'head_turnover', 'head_days'] as const
          ).map(typed)}
        </Box>
      </Part>
    </Stack>
  );
};
