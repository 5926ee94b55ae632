import { type Currency, gameTypes, type BonusTerms as Terms } from '@pavilion/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { plainMoney } from '../../ui/plainMoney.ts';

/** What a promotion demands and gives beside bonus and requirement, a line each; nothing where it has no such terms. */
export const BonusTerms = ({
  terms: { stake_max, weights, days, free_rounds },
  currency,
}: {
  readonly terms: Terms;
  readonly currency: Currency;
}) => {
  const { t } = useTranslation();
  const lines = [
    ...(free_rounds === null
      ? []
      : [
          t('cashier.bonus_free_rounds', {
            game: free_rounds.game,
            rounds: free_rounds.rounds,
            stake: plainMoney(free_rounds.stake, currency),
          }),
        ]),
    ...(stake_max === null
      ? []
      : [t('cashier.bonus_stake_max', { amount: plainMoney(stake_max, currency) })]),
    ...weights.map(({ gt_id, game, percent }) =>
      t(percent === 0 ? 'cashier.bonus_weight_none' : 'cashier.bonus_weight', {
        game: game ?? (gt_id === null ? '' : t(`game_types.${gameTypes[gt_id].name}`)),
        percent,
      }),
    ),
    ...(days === null ? [] : [t('cashier.bonus_days', { count: days })]),
  ];
  if (lines.length === 0) return null;
  return (
    <ul data-field="bonus-terms" className="mt-3 list-disc space-y-1 pl-5 text-text-2 text-xs">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
