import { Autocomplete, Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { currencySchema, locales, themes } from '@pavilion/contract';
import { siteOpen } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useDeed } from '../../ui/useDeed.ts';

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const codeLengthMax = 40;
const nameLengthMax = 60;

interface Typed {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  readonly languages: readonly string[];
  readonly currencies: readonly string[];
  readonly hosts: string;
  readonly theme: string;
  readonly minimumAge: string;
  readonly owner: string;
}

const nothing: Typed = {
  code: '',
  name: '',
  timeZone: 'UTC',
  languages: [],
  currencies: [],
  hosts: '',
  theme: themes[0],
  minimumAge: '18',
  owner: '',
};

const siteSchema = siteOpen.body.omit({ reason: true, request_id: true });

/** What is typed as the contract takes it, which judges it before anything is sent. */
const siteOf = (typed: Typed) =>
  siteSchema.safeParse({
    code: typed.code.trim(),
    name: typed.name,
    time_zone: typed.timeZone,
    languages: typed.languages,
    currencies: typed.currencies,
    hosts: typed.hosts
      .split(/[\s,]+/)
      .filter((host) => host !== '')
      .map((host) => host.toLowerCase()),
    theme: typed.theme,
    minimum_age: Number(typed.minimumAge),
    ...(typed.owner.trim() === '' ? {} : { owner: typed.owner }),
  });

interface FieldsProps {
  readonly typed: Typed;
  readonly onChange: (change: Partial<Typed>) => void;
  /** The first names of the fields that do not fit. */
  readonly wrong: ReadonlySet<unknown>;
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Several of a list in the order in which they are chosen. */
const Several = (props: {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly string[];
  readonly nameOf: (option: string) => string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) => (
  <Autocomplete
    multiple
    disableCloseOnSelect
    options={[...props.options]}
    getOptionLabel={props.nameOf}
    value={[...props.chosen]}
    onChange={(_event, chosen) => props.onChange(chosen)}
    renderInput={(params) => <TextField {...params} label={props.label} helperText={props.hint} />}
  />
);

const Naming = ({ typed, onChange, wrong }: FieldsProps) => {
  const translate = useTranslate();
  return (
    <Box sx={twoColumns}>
      <TextField
        label={translate('resources.sites.fields.name')}
        helperText={translate('office.sites.name_hint')}
        value={typed.name}
        onChange={(event) => onChange({ name: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: nameLengthMax } }}
      />
      <TextField
        label={translate('resources.sites.fields.code')}
        helperText={translate('office.sites.code_hint')}
        error={typed.code !== '' && wrong.has('code')}
        value={typed.code}
        onChange={(event) => onChange({ code: event.target.value })}
        required
        slotProps={{ htmlInput: { maxLength: codeLengthMax, spellCheck: false, autoCapitalize: 'none' } }}
      />
      <TextField
        label={translate('resources.sites.fields.hosts')}
        helperText={translate('office.sites.hosts_hint')}
        error={typed.hosts !== '' && wrong.has('hosts')}
        value={typed.hosts}
        onChange={(event) => onChange({ hosts: event.target.value })}
        required
        multiline
        minRows={2}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      />
      <TextField
        label={translate('office.sites.owner')}
        helperText={translate('office.sites.owner_hint')}
        value={typed.owner}
        onChange={(event) => onChange({ owner: event.target.value })}
        slotProps={{ htmlInput: { maxLength: codeLengthMax, autoComplete: 'off' } }}
      />
    </Box>
  );
};

const Market = ({ typed, onChange, wrong }: FieldsProps) => {
  const translate = useTranslate();
  return (
    <Box sx={twoColumns}>
      <Several
        label={translate('resources.sites.fields.languages')}
        hint={translate('office.sites.languages_hint')}
        options={locales}
        nameOf={(locale) => translate(`office.language.${locale}`)}
        chosen={typed.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <Several
        label={translate('resources.sites.fields.currencies')}
        hint={translate('office.sites.currencies_hint')}
        options={currencySchema.options}
        nameOf={(currency) => currency}
        chosen={typed.currencies}
        onChange={(currencies) => onChange({ currencies })}
      />
      <Autocomplete
        disableClearable
        options={timeZones}
        value={typed.timeZone}
        onChange={(_event, timeZone) => onChange({ timeZone })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('resources.sites.fields.time_zone')}
            helperText={translate('office.sites.time_zone_hint')}
          />
        )}
      />
      <TextField
        select
        label={translate('office.sites.theme')}
        helperText={translate('office.sites.theme_hint')}
        value={typed.theme}
        onChange={(event) => onChange({ theme: event.target.value })}
      >
        {themes.map((theme) => (
          <MenuItem key={theme} value={theme}>
            {theme}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('office.sites.minimum_age')}
        error={wrong.has('minimum_age')}
        value={typed.minimumAge}
        onChange={(event) => onChange({ minimumAge: event.target.value })}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
      />
    </Box>
  );
};

/** A further site of the installation. */
export const NewSitePage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const account = useOpenSession()?.staff.account ?? '';
  const [typed, setTyped] = useState(nothing);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const parsed = siteOf(typed);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  const change = (given: Partial<Typed>): void => {
    // What is asked for now is another request than what may have been refused before.
    setRequestId(crypto.randomUUID());
    setTyped((before) => ({ ...before, ...given }));
  };
  const open = useDeed(siteOpen, ({ proposal_id: proposal }) => {
    notify(proposal === null ? 'office.sites.opened' : 'office.deed.proposed', { type: 'success' });
    void navigate(proposal === null ? '/sites' : `/proposals/${proposal}/show`);
  });
  return (
    <Stack sx={{ gap: 2, paddingTop: 2, maxWidth: 900 }}>
      <Title title={translate('office.sites.open')} />
      <Panel title={translate('office.sites.naming')}>
        <Naming typed={typed} onChange={change} wrong={wrong} />
      </Panel>
      <Panel title={translate('office.sites.market')}>
        <Market typed={typed} onChange={change} wrong={wrong} />
      </Panel>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <OpeningButton
          variant="contained"
          disabled={!parsed.success}
          dialog={(close) => (
            <DeedDialog
              title={translate('office.sites.open')}
              text={translate('office.sites.open_text', {
                name: typed.name,
                owner: typed.owner.trim() === '' ? account : typed.owner.trim(),
              })}
              confirm={translate('office.sites.open')}
              asksReason
              isReady={parsed.success}
              run={(reason) =>
                parsed.success
                  ? open.mutateAsync({ ...parsed.data, reason, request_id: requestId })
                  : Promise.resolve()
              }
              onClose={close}
            />
          )}
        >
          {translate('office.sites.open')}
        </OpeningButton>
        {!parsed.success && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('office.sites.incomplete')}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
};
