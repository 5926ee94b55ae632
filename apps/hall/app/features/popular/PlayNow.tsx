import { offerStanding } from '@pavilion/contract/offers';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { GameCard } from './GameCard.tsx';
import { usePopular } from './model/usePopular.ts';

const gamesShown = 2;

/** What to do with money that has arrived: two games, a press away. Nobody is led to games who stays away. */
export const PlayNow = () => {
  const { t } = useTranslation();
  const standings = useCallQuery(offerStanding, {}).data;
  const games = usePopular(gamesShown);
  if (standings === undefined || standings.is_away || games.length === 0) return null;
  return (
    <section aria-label={t('cashier.to_games')} className="w-full">
      <h3 className="mb-3 font-medium text-sm text-text-2">{t('cashier.to_games')}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {games.map((game) => (
          <li key={game.gameCode}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
