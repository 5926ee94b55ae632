import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { formatRtp } from './model/rtp.ts';
import type { GameTileData } from './model/tile.ts';

type Facts = Pick<GameTileData, 'rtpBp' | 'stakeMin' | 'stakeMax'>;

/** What a player weighs before sitting down: return and stakes, in plain figures. Of the words, what has no room is left out. */
export const GameFacts = ({ game, className }: { game: Facts; className?: string }) => {
  const { t } = useTranslation();
  const facts: [string, string][] = [];
  if (game.rtpBp !== null) facts.push([t('tile.rtp'), formatRtp(game.rtpBp)]);
  if (game.stakeMin !== null && game.stakeMax !== null) {
    facts.push([t('tile.stakes'), `${shortAmount(game.stakeMin)}–${shortAmount(game.stakeMax)}`]);
  }
  return (
    <span className={classes('tnum flex gap-x-4 text-xs', className)}>
      {facts.map(([label, value]) => (
        <span key={label} className="flex min-w-0 gap-1.5">
          <span className="min-w-0 truncate text-text-3 @max-[6rem]:sr-only">{label}</span>
          <span className="shrink-0 text-text-2">{value}</span>
        </span>
      ))}
    </span>
  );
};

/** `0.20` stays, `200.00` is `200`: a range of stakes is read at a glance. */
const shortAmount = (amount: string): string => amount.replace(/\.00$/, '');
