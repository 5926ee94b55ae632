import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { formatRtp } from './model/rtp.ts';
import type { GameTileData } from './model/tile.ts';

/** What a player weighs before sitting down: return and stakes, in plain figures. */
export const GameFacts = ({ game, className }: { game: GameTileData; className?: string }) => {
  const { t } = useTranslation();
  const facts: [string, string][] = [];
  if (game.rtpBp !== null) facts.push([t('tile.rtp'), formatRtp(game.rtpBp)]);
  if (game.stakeMin !== null && game.stakeMax !== null) {
    facts.push([t('tile.stakes'), `${shortAmount(game.stakeMin)} – ${shortAmount(game.stakeMax)}`]);
  }
  if (game.state === 'coming_soon') facts.push([t('tile.coming_soon'), '']);
  return (
    <span className={classes('tnum flex gap-x-4 gap-y-1 text-xs', className)}>
      {facts.map(([label, value]) => (
        <span key={label} className="flex justify-between gap-2">
          <span className="text-text-3">{label}</span>
          <span className="text-text">{value}</span>
        </span>
      ))}
    </span>
  );
};

/** `0.20` stays, `200.00` is `200`: a range of stakes is read at a glance. */
const shortAmount = (amount: string): string => amount.replace(/\.00$/, '');
