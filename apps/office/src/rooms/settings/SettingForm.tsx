import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { currencySchema } from '@pavilion/contract';
import {
  type SettingName,
  type SettingOne,
  type SignUpFieldSetting,
  settingSave,
  settings,
  signUpFormSchema,
  type VipLevelSetting,
} from '@pavilion/contract/office';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { Differences } from './Differences.tsx';
import { FieldInput } from './FieldInput.tsx';
import { blank, fieldsOf } from './fieldShapes.ts';
import { heldIn, withHeld } from './heldRules.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { differencesOf } from './settingDifferences.ts';
import { useSettingWords } from './settingWords.ts';
import { VipLevels } from './VipLevels.tsx';

type Value = Readonly<Record<string, unknown>>;

interface SettingFormProps {
  readonly name: SettingName;
  readonly settingKey: string;
  readonly standing: SettingOne;
}

/** One's own changes, put on what others have made of it meanwhile. */
const carryOver = (from: Value, draft: Value, to: Value): Value => ({
  ...to,
  ...Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name])),
  ),
});

/** A draft over what stood when it was begun; without one, the page shows how it stands. */
const useDraft = (standing: SettingOne, empty: Value) => {
  const value = standing.value ?? empty;
  const [begun, setBegun] = useState<{ base: Value; version: string; draft: Value }>();
  const isStale = begun !== undefined && begun.version !== standing.version;
  return {
    base: begun?.base ?? value,
    version: begun?.version ?? standing.version,
    draft: begun?.draft ?? value,
    isStale,
    set: (draft: Value) => setBegun({ base: value, version: standing.version, ...(begun ?? {}), draft }),
    goOn: () =>
      begun !== undefined &&
      setBegun({
        base: value,
        version: standing.version,
        draft: carryOver(begun.base, begun.draft, value),
      }),
    drop: () => setBegun(undefined),
  };
};

const SaveDialog = ({
  name,
  settingKey,
  draft,
  secret,
  onClose,
  onSaved,
}: {
  readonly name: SettingName;
  readonly settingKey: string;
  readonly draft: { readonly base: unknown; readonly draft: Value; readonly version: string };
  readonly secret: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const words = useSettingWords();
  const [requestId] = useState(() => crypto.randomUUID());
  const save = useDeed(settingSave, ({ proposal_id: proposal }) => {
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' });
    onSaved();
  });
  return (
    <DeedDialog
      title={translate('office.settings.save_title', { name: words.name(name, settingKey) })}
      text={
        <Differences
          label={translate('office.settings.differences')}
          before={draft.base}
          after={draft.draft}
          secretChanged={secret !== ''}
          currency={currencySchema.safeParse(settingKey).data}
        />
      }
      confirm={translate('office.settings.save')}
      asksReason
      run={(reason) =>
        save.mutateAsync({
          name,
          key: settingKey,
          value: draft.draft,
          version: draft.version,
          reason,
          request_id: requestId,
          ...(secret === '' ? {} : { secret }),
        })
      }
      onClose={onClose}
    />
  );
};

const SecretInput = ({
  standing,
  value,
  onChange,
}: {
  readonly standing: SettingOne;
  readonly value: string;
  readonly onChange: (secret: string) => void;
}) => {
  const translate = useTranslate();
  return (
    <TextField
      type="password"
      label={translate('office.settings.secret')}
      helperText={translate(
        standing.has_secret ? 'office.settings.secret_kept' : 'office.settings.secret_none',
      )}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      slotProps={{ htmlInput: { autoComplete: 'new-password', maxLength: 500 } }}
    />
  );
};

const wrongPaths = (schema: z.ZodType, value: unknown): ReadonlySet<string> =>
  new Set(schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []);

/** The form of a setting, made from its schema; what changes is shown before it is saved. */
export const SettingForm = ({ name, settingKey, standing }: SettingFormProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('settings.manage');
  const { schema, secret: secretTerms } = settings[name];
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const empty = useMemo(() => blank(fields), [fields]);
  const draft = useDraft(standing, empty);
  const [secret, setSecret] = useState('');
  const [isSaving, setSaving] = useState(false);
  const wrong = wrongPaths(schema, draft.draft);
  const isNew = standing.value === null;
  const isChanged = isNew || secret !== '' || differencesOf(draft.base, draft.draft).length > 0;
  const held = name === 'site' ? heldIn(draft.draft) : [];
  const set = (field: string, value: unknown): void => {
    const next = { ...draft.draft, [field]: value };
    draft.set(name === 'site' && field === 'jurisdiction' ? withHeld(next) : next);
  };
  const rows =
    name === 'sign_up_form' ? signUpFormSchema.shape.fields.safeParse(draft.draft.fields) : undefined;
  const drop = (): void => {
    draft.drop();
    setSecret('');
  };
  return (
    <Stack
      component="form"
      sx={{ gap: 2.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        setSaving(true);
      }}
    >
      {draft.isStale && (
        <Alert
          severity="warning"
          role="alert"
          action={<Button onClick={draft.goOn}>{translate('office.settings.go_on')}</Button>}
        >
          {translate('office.settings.changed_meanwhile')}
          <Differences
            label={translate('office.settings.changed_meanwhile')}
            before={draft.base}
            after={standing.value ?? empty}
            currency={currencySchema.safeParse(settingKey).data}
          />
        </Alert>
      )}
      {fields.map((field) =>
        field.shape.kind === 'rows' && name === 'vip' ? (
          <VipLevels
            key={field.name}
            levels={(draft.draft[field.name] ?? []) as readonly VipLevelSetting[]}
            onChange={(next) => set(field.name, next)}
            disabled={!mayManage}
          />
        ) : field.shape.kind === 'rows' ? (
          <SignUpFields
            key={field.name}
            fields={(rows?.data ?? draft.draft.fields ?? []) as readonly SignUpFieldSetting[]}
            onChange={(next) => set(field.name, next)}
            disabled={!mayManage}
          />
        ) : (
          <FieldInput
            key={field.name}
            field={field}
            path={field.name}
            value={draft.draft[field.name]}
            onChange={(value) => set(field.name, value)}
            wrong={isNew ? new Set() : wrong}
            disabled={!mayManage}
            heldBy={held.find((rule) => rule.name === field.name)}
          />
        ),
      )}
      {secretTerms !== 'none' && mayManage && (
        <SecretInput standing={standing} value={secret} onChange={setSecret} />
      )}
      {mayManage && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button type="submit" variant="contained" disabled={!isChanged || wrong.size > 0 || draft.isStale}>
            {translate('office.settings.look_over')}
          </Button>
          <Button color="inherit" onClick={drop} disabled={!isChanged}>
            {translate('office.settings.drop')}
          </Button>
          {isChanged && wrong.size > 0 && !isNew && (
            <Box role="status" sx={{ color: 'error.main' }}>
              {translate('office.settings.unfit')}
            </Box>
          )}
        </Stack>
      )}
      {isSaving && (
        <SaveDialog
          name={name}
          settingKey={settingKey}
          draft={{ base: isNew ? null : draft.base, draft: draft.draft, version: draft.version }}
          secret={secret}
          onClose={() => setSaving(false)}
          onSaved={drop}
        />
      )}
    </Stack>
  );
};
