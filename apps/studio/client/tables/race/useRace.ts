import { boatRace, hareRace, type RaceGame } from '../../../src/tables/games/race.ts';
import { useTable } from '../shell/context.ts';

const races: readonly RaceGame[] = [hareRace, boatRace];

/** The race at this table. */
export const useRace = (): RaceGame => {
  const { game } = useTable();
  const race = races.find(({ gameCode }) => gameCode === game.gameCode);
  if (!race) throw new Error(`${game.gameCode} is no race`);
  return race;
};
