import { Autocomplete, TextField } from '@mui/material';
import { gameList } from '@pavilion/contract/office';
import { tournamentGamesMax } from '@pavilion/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';

export interface ChosenGame {
  readonly id: number;
  readonly name: string;
}

interface GamesFieldProps {
  readonly games: readonly ChosenGame[];
  readonly onChange: (games: readonly ChosenGame[]) => void;
}

const foundMax = 20;

/** Games of the site, found by their names. */
export const GamesField = ({ games, onChange }: GamesFieldProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useQuery({
    queryKey: ['tournament-games', q],
    enabled: q !== '',
    queryFn: () => callOffice(gameList, { filter: { q }, page: 1, perPage: foundMax }),
  });
  const options = (found.data?.rows ?? []).map(({ id, name }): ChosenGame => ({ id, name }));
  return (
    <Autocomplete<ChosenGame, true>
      multiple
      value={[...games]}
      options={options}
      // The server has looked already, in every language and by code.
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={found.isFetching}
      noOptionsText={translate(q === '' ? 'office.tournaments.games_type' : 'office.tournaments.games_none')}
      onInputChange={(_event, value) => setTyped(value)}
      onChange={(_event, chosen) => onChange(chosen.slice(0, tournamentGamesMax))}
      renderInput={(field) => (
        <TextField
          {...field}
          label={translate('office.tournaments.games')}
          helperText={translate('office.tournaments.games_hint')}
        />
      )}
    />
  );
};
