import { Box, Stack, Typography } from '@mui/material';
import { type GameTypeId, gameTypeIds } from '@pavilion/contract';
import { type GameRow, gameList, gamesOrder, gamesOrderedMax, perPageMax } from '@pavilion/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { Answered } from '../../ui/Answered.tsx';
import { ArrangeForm } from '../../ui/ArrangeForm.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { GameTabs } from './GameTabs.tsx';

/** The games of a kind in the site's order, as many as can be arranged at once. */
const readGames = async (type: GameTypeId): Promise<readonly GameRow[]> => {
  const games: GameRow[] = [];
  for (let page = 1; games.length < gamesOrderedMax; page += 1) {
    const { rows } = await callOffice(gameList, {
      filter: { type },
      sort: { field: 'sort', order: 'ASC' },
      page,
      perPage: perPageMax,
    });
    games.push(...rows);
    if (rows.length < perPageMax) break;
  }
  return games;
};

const idsOf = (games: readonly GameRow[]): number[] => games.map(({ id }) => id);

/** From the first to the last game that changed its place: nothing else is dealt anew. */
const changedSpan = (before: readonly number[], after: readonly number[]) => {
  const differs = (id: number, place: number): boolean => id !== before[place];
  const first = after.findIndex(differs);
  const last = after.findLastIndex(differs);
  return { seen: before.slice(first, last + 1), ids: after.slice(first, last + 1) };
};

interface ArrangeProps {
  readonly games: readonly GameRow[];
  readonly onSaved: () => void;
}

const Arrange = ({ games, onSaved }: ArrangeProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const order = useDeed(gamesOrder, () => {
    notify('office.games.arranged', { type: 'success' });
    onSaved();
  });
  return (
    <ArrangeForm
      label={translate('office.games.arrange')}
      rows={games}
      aside={({ provider, enabled }) => (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[provider.name, ...(enabled ? [] : [translate('office.games.not_offered')])].join(' · ')}
        </Typography>
      )}
      save={({ ids, seen }) => order.mutateAsync(changedSpan(seen, ids))}
      isSaving={order.isPending}
      failure={order.error}
    />
  );
};

/** The games of a kind, brought into the order in which members see them. */
export const GameOrder = () => {
  const translate = useTranslate();
  const [type, setType] = useState<GameTypeId>(gameTypeIds[0]);
  const games = useQuery({ queryKey: [gameList.path, 'order', type], queryFn: () => readGames(type) });
  return (
    <Box>
      <Title title={translate('office.games.arrange')} />
      <GameTabs place="catalogue" />
      <Panel title={translate('office.games.arrange')}>
        <Stack sx={{ gap: 2 }}>
          <Nothing text={translate('office.games.arrange_text')} />
          <SelectField
            label={translate('resources.games.fields.type')}
            value={type}
            choices={gameTypeIds}
            wordOf={(id) => translate(`office.game_type.${id}`)}
            onChange={setType}
          />
          <Answered answer={games}>
            {(rows) =>
              rows.length === 0 ? (
                <Nothing text={translate('office.list.none')} />
              ) : (
                // Read anew, it begins anew: what somebody else changed is not laid over.
                <Arrange key={idsOf(rows).join()} games={rows} onSaved={() => void games.refetch()} />
              )
            }
          </Answered>
        </Stack>
      </Panel>
    </Box>
  );
};
