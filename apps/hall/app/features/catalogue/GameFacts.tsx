import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { boundMoney } from '../../ui/plainMoney.ts';
import { formatRtp } from './model/rtp.ts';
import type { GameTileData } from './model/tile.ts';

type Facts = Pick<GameTileData, 'rtpBp' | 'isRtpUpTo' | 'stakeMin' | 'stakeMax'>;

/** What a player weighs before sitting down: return and stakes, in plain figures. Of the words, what has no room is left out. */
export const GameFacts = ({ game, className }: { game: Facts; className?: string }) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const facts: [string, string][] = [];
  if (game.rtpBp !== null) {
    const share = formatRtp(game.rtpBp);
    facts.push([t('tile.rtp'), game.isRtpUpTo ? t('tile.rtp_up_to', { share }) : share]);
  }
  if (game.stakeMin !== null && game.stakeMax !== null) {
    facts.push([
      t('tile.stakes'),
      `${boundMoney(game.stakeMin, currency)}–${boundMoney(game.stakeMax, currency)}`,
    ]);
  }
  return (
    <span className={classes('tnum flex gap-x-4 text-xs', className)}>
      {facts.map(([label, value]) => (
        // A word that does not fit beside its figure falls to a second line, which is not seen.
        <span
          key={label}
          className="flex h-lh min-w-0 flex-row-reverse flex-wrap justify-end gap-x-1 overflow-y-clip"
        >
          <span className="order-2 text-text-3">{label}</span>
          <span className="order-1 whitespace-nowrap text-text-2">{value}</span>
        </span>
      ))}
    </span>
  );
};
