import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { gameTypeIds, type LocalizedText } from '@pavilion/contract';
import { type TournamentLook, tournamentLook, tournamentPublish } from '@pavilion/contract/office';
import { type TournamentKind, tournamentKinds } from '@pavilion/contract/tournaments';
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
import { SelectField } from '../../../ui/SelectField.tsx';
import { TypedField } from '../../../ui/TypedField.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { PublishGiving } from '../Giving.tsx';
import { type ChosenGame, GamesField } from './GamesField.tsx';
import { type PrizeStep, PrizesField, prizesOf } from './PrizesField.tsx';
import { TournamentCost } from './TournamentCost.tsx';

type Content = z.input<typeof tournamentLook.body>;

interface Typed {
  readonly title: LocalizedText;
  readonly currency: string;
  readonly kind: TournamentKind;
  /** '' is all types. */
  readonly gameType: string;
  readonly games: readonly ChosenGame[];
  readonly minStake: string;
  readonly prizes: readonly PrizeStep[];
  readonly fromDay: string;
  readonly toDay: string;
}

const titleLengthMax = 60;
const daysDefault = 7;

/** What is typed, as the contract takes it; the contract judges it before it is sent. */
const contentOf = (typed: Typed) =>
  tournamentLook.body.safeParse({
    title: writtenTexts(typed.title),
    currency: typed.currency,
    kind: typed.kind,
    game_type: typed.gameType === '' ? null : Number(typed.gameType),
    games: typed.games.map(({ id }) => id),
    min_stake: typed.minStake.trim(),
    prizes: prizesOf(typed.prizes),
    from_day: typed.fromDay,
    to_day: typed.toDay,
  });

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

/** By what members are ranked, in which games and when. */
const Terms = ({ typed, onChange, wrong }: FieldsProps) => {
  const translate = useTranslate();
  const currencies = useOpenSession()?.site.currencies ?? [];
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
  return (
    <Box sx={twoColumns}>
      <SelectField
        label={translate('office.promotions.currency')}
        helperText={translate('office.tournaments.currency_hint')}
        value={typed.currency}
        choices={currencies}
        wordOf={(currency) => currency}
        onChange={(currency) => onChange({ currency })}
      />
      <SelectField
        label={translate('office.tournaments.kind')}
        helperText={translate(`office.tournaments.hint_${typed.kind}`)}
        value={typed.kind}
        choices={tournamentKinds}
        wordOf={(kind) => translate(`office.tournaments.kind_${kind}`)}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        label={translate('office.missions.game_type')}
        value={typed.gameType}
        choices={['', ...gameTypeIds.map(String)]}
        wordOf={(type) => translate(type === '' ? 'office.missions.all_games' : `office.game_type.${type}`)}
        onChange={(gameType) => onChange({ gameType, games: [] })}
      />
      <TypedField
        label={translate('office.tournaments.min_stake')}
        hint={translate('office.tournaments.min_stake_hint')}
        value={typed.minStake}
        isWrong={wrong === 'min_stake'}
        keys="decimal"
        lengthMax={20}
        onChange={(minStake) => onChange({ minStake })}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <GamesField games={typed.games} onChange={(games) => onChange({ games })} />
      </Box>
      {day('fromDay', 'office.missions.from_day')}
      {day('toDay', 'office.missions.to_day')}
    </Box>
  );
};

interface PublishProps {
  readonly content: Content;
  readonly look: TournamentLook;
}

const Publish = ({ content, look }: PublishProps) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const publish = useDeed(tournamentPublish, ({ proposal_id: proposal, id }) => {
    notify(proposal === null ? 'office.tournaments.published' : 'office.deed.proposed', { type: 'success' });
    navigate(id === null ? '/promotions/tournaments' : `/promotions/tournaments/${id}`);
  });
  return (
    <PublishGiving
      needsSecond={look.needs_second}
      cost={<TournamentCost look={look} currency={content.currency} />}
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
    kind: 'multiple',
    gameType: '',
    games: [],
    minStake: '',
    prizes: [{ lastPlace: '1', amount: '' }],
    fromDay: dayAgo(-1, zone),
    toDay: dayAgo(-daysDefault, zone),
  }));
};

/** A new tournament: how members are ranked and what places win, then what it will cost, then whether it is wanted. */
export const TournamentForm = () => {
  const translate = useTranslate();
  const [typed, setTyped] = useTyped();
  const parsed = contentOf(typed);
  const look = useMutation({ mutationFn: (content: Content) => callOffice(tournamentLook, content) });
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
      <Title title={translate('office.tournaments.new')} />
      <form onSubmit={submit}>
        <Stack sx={{ gap: 2 }}>
          <Panel title={translate('office.promotions.terms')}>
            <Terms typed={typed} onChange={change} wrong={wrong} />
          </Panel>
          <Panel title={translate('office.tournaments.prizes')}>
            <PrizesField
              steps={typed.prizes}
              isWrong={wrong === 'prizes'}
              onChange={(prizes) => change({ prizes })}
            />
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
                {translate('office.tournaments.incomplete')}
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
            <TournamentCost look={look.data} currency={look.variables.currency} />
          </Panel>
        </Box>
      )}
    </Box>
  );
};
