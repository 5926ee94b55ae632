import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { OfficeGame } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { OnePage } from '../../ui/OnePage.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { GameHere } from './GameHere.tsx';
import { Marks, TypeName } from './GameList.tsx';
import { GamePicture } from './GamePicture.tsx';
import { GameReturn, GameStakes } from './GameStakes.tsx';
import { GameTabs } from './GameTabs.tsx';
import { GameWhole } from './GameWhole.tsx';

const GameTitle = () => {
  const translate = useTranslate();
  const game = useRecordContext<OfficeGame>();
  return <span>{translate('office.games.game_one', { name: game?.name ?? '' })}</span>;
};

const One = () => {
  const game = useRecordContext<OfficeGame>();
  if (game === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
              {game.name}
            </Typography>
            <StateChip kind="game" state={game.state} />
            <Marks game={game} />
          </Stack>
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', color: 'text.secondary', marginTop: 0.5 }}>
            <RowLink to={`/games/providers/${game.provider.id}`}>{game.provider.name}</RowLink>
            <span>{game.code}</span>
            <span>
              <TypeName type={game.type} />
            </span>
          </Stack>
        </CardContent>
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <GameHere game={game} />
          <GameReturn game={game} />
          <GameStakes game={game} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <GamePicture game={game} />
          <GameWhole game={game} />
        </Stack>
      </Box>
    </Stack>
  );
};

/** The page of a game. */
export const GamePage = () => (
  <>
    <GameTabs place="catalogue" />
    <OnePage title={<GameTitle />}>
      <One />
    </OnePage>
  </>
);
