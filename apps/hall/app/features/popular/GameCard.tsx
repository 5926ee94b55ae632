import { Picture } from '../../ui/Picture.tsx';
import { tileSources } from '../catalogue/model/paths.ts';
import type { GameTileData } from '../catalogue/model/tile.ts';
import { askForGame } from '../openGame/gameDoor.ts';
import { CardWords, stepCard } from './StepCard.tsx';

/** A game as one of the next steps, a press away. */
export const GameCard = ({ game }: { readonly game: GameTileData }) => (
  <button type="button" data-popular={game.gameCode} className={stepCard} onClick={() => askForGame(game)}>
    <span className="tile-picture w-13.5 shrink-0">
      <Picture sources={tileSources(game.icon)} sizes="54px" alt="" width={300} height={400} />
    </span>
    <CardWords title={game.name} text={game.provider} />
  </button>
);
