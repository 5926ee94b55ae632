import { Checkbox, FormControlLabel, FormGroup, FormLabel, Stack } from '@mui/material';
import type { LocalizedText } from '@pavilion/contract';
import {
  keyIdSchema,
  providerAdd,
  providerCodeSchema,
  providerSites,
  wireAdapters,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { LanguageTexts, writtenTexts } from '../../ui/LanguageTexts.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TypedField } from '../../ui/TypedField.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';

const nameLengthMax = 60;
const wallets = ['seamless', 'transfer'] as const;

/** What a new provider is made of, as it is typed. */
const useNewProvider = () => {
  const sites = useAnswer(providerSites, {});
  const [names, setNames] = useState<LocalizedText>({});
  const [adapter, setAdapter] = useState<(typeof wireAdapters)[number]>('native');
  const [wallet, setWallet] = useState<(typeof wallets)[number]>('seamless');
  const [typed, setTyped] = useState({ code: '', baseUrl: '', origin: '', keyId: '', secret: '', app: '' });
  const [mayAdjust, setMayAdjust] = useState(false);
  const [away, setAway] = useState<readonly number[]>([]);
  const offered = sites.data?.sites ?? [];
  const chosen = offered.filter(({ id, is_here }) => is_here !== away.includes(id)).map(({ id }) => id);
  const isDialect = adapter !== 'native';
  const body = {
    code: typed.code.trim(),
    names: writtenTexts(names),
    wallet: isDialect ? ('seamless' as const) : wallet,
    adapter,
    base_url: typed.baseUrl.trim(),
    game_origin: typed.origin.trim(),
    key_id: typed.keyId.trim(),
    ...(isDialect ? { secret: typed.secret } : {}),
    may_adjust: mayAdjust,
    android_app: typed.app.trim() === '' ? null : typed.app.trim(),
    sites: chosen,
  };
  const isReady =
    providerCodeSchema.safeParse(body.code).success &&
    keyIdSchema.safeParse(body.key_id).success &&
    providerAdd.body.pick({ base_url: true, game_origin: true, android_app: true, names: true }).safeParse({
      base_url: body.base_url,
      game_origin: body.game_origin,
      android_app: body.android_app,
      names: body.names,
    }).success &&
    chosen.length > 0 &&
    (!isDialect || typed.secret.length >= 16);
  return {
    ...{ offered, names, setNames, adapter, setAdapter, wallet, setWallet, typed, mayAdjust, setMayAdjust },
    ...{ body, isReady, isDialect, chosen },
    type: (field: keyof typeof typed, value: string) => setTyped({ ...typed, [field]: value }),
    toggle: (id: number) => setAway(away.includes(id) ? away.filter((one) => one !== id) : [...away, id]),
  };
};
type Form = ReturnType<typeof useNewProvider>;

interface TypedProps {
  readonly form: Form;
  readonly name: keyof Form['typed'];
  /** Of its label; its hint has the same and `_hint`. */
  readonly word: string;
  readonly isOptional?: boolean;
  readonly lines?: number;
}

const Typed = ({ form, name, word, ...field }: TypedProps) => {
  const translate = useTranslate();
  return (
    <TypedField
      {...field}
      label={translate(`office.games.${word}`)}
      hint={translate(`office.games.${word}_hint`)}
      value={form.typed[name]}
      onChange={(value) => form.type(name, value)}
    />
  );
};

/** How it is reached, and by which key. */
const WireFields = ({ form }: { readonly form: Form }) => {
  const translate = useTranslate();
  const { adapter, setAdapter, wallet, setWallet, isDialect, mayAdjust, setMayAdjust } = form;
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <SelectField
          label={translate('office.games.wire')}
          value={adapter}
          choices={wireAdapters}
          wordOf={(known) => translate(`office.games.adapter_${known}`)}
          onChange={setAdapter}
        />
        <SelectField
          label={translate('office.games.purse')}
          value={isDialect ? 'seamless' : wallet}
          choices={wallets}
          wordOf={(known) => translate(`office.state.purse.${known}`)}
          onChange={setWallet}
          disabled={isDialect}
        />
      </Stack>
      <Typed form={form} name="baseUrl" word="base_url" />
      <Typed form={form} name="origin" word="game_origin" />
      <Typed form={form} name="keyId" word="key_id" />
      {isDialect && <Typed form={form} name="secret" word="key_given" lines={2} />}
      <FormControlLabel
        control={<Checkbox checked={mayAdjust} onChange={({ target }) => setMayAdjust(target.checked)} />}
        label={translate('office.games.key_may_adjust')}
      />
    </>
  );
};

interface NewProviderProps {
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

/** A provider that the installation has not worked with yet. */
export const NewProvider = ({ onMade, onClose }: NewProviderProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useNewProvider();
  const [requestId] = useState(() => crypto.randomUUID());
  const add = useDeed(providerAdd, ({ secret }) => {
    notify('office.deed.proposed', { type: 'info' });
    if (secret !== null) onMade(secret);
  });
  return (
    <DeedDialog
      title={translate('office.games.provider_new')}
      text={translate('office.games.provider_new_text')}
      confirm={translate('office.games.provider_new')}
      asksReason
      isReady={form.isReady}
      run={(reason) => add.mutateAsync({ ...form.body, reason, request_id: requestId })}
      onClose={onClose}
    >
      <Typed form={form} name="code" word="provider_code" />
      <LanguageTexts
        label={translate('office.games.names')}
        texts={form.names}
        onChange={form.setNames}
        lengthMax={nameLengthMax}
      />
      <WireFields form={form} />
      <Typed form={form} name="app" word="android_app" isOptional />
      <FormGroup>
        <FormLabel component="legend">{translate('office.games.provider_sites')}</FormLabel>
        {form.offered.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={form.chosen.includes(id)} onChange={() => form.toggle(id)} />}
            label={name}
          />
        ))}
      </FormGroup>
    </DeedDialog>
  );
};
