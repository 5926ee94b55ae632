import { type GameTypeId, gameTypeIds, gameTypes } from '@pavilion/contract';
import { roundStates } from '@pavilion/contract/records';
import { myCash } from '@pavilion/contract/wallet';
import IconChevron from '~icons/lucide/chevron-down';
import IconFilter from '~icons/lucide/sliders-horizontal';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Choice } from './Choice.tsx';
import { isNarrowed, periods, type RoundFilter } from './model/roundFilter.ts';

interface RoundFiltersProps {
  readonly filter: RoundFilter;
  readonly onChange: (filter: RoundFilter) => void;
}

const Choices = ({ filter, onChange }: RoundFiltersProps) => {
  const { t } = useTranslation();
  const wallets = useCallQuery(myCash, {});
  const providers = wallets.data?.my_cash_list ?? [];
  const type = (id: GameTypeId) => ({ value: id, label: t(`game_types.${gameTypes[id].name}`) });
  return (
    <>
      <Choice
        label={t('records.provider')}
        all={t('records.all_providers')}
        value={filter.gpId}
        values={providers.map(({ gp_id, gp_name }) => ({ value: gp_id, label: gp_name }))}
        onChange={(gpId) => onChange({ ...filter, gpId })}
      />
      <Choice
        label={t('records.type')}
        all={t('records.all_types')}
        value={filter.gameType}
        values={gameTypeIds.map(type)}
        onChange={(gameType) => onChange({ ...filter, gameType })}
      />
      <Choice
        label={t('records.state')}
        all={t('records.all_states')}
        value={filter.state}
        values={roundStates.map((state) => ({ value: state, label: t(`records.round_${state}`) }))}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <Choice
        label={t('records.period')}
        all={t('records.period_all')}
        value={filter.period === 'all' ? null : filter.period}
        values={periods
          .filter((period) => period !== 'all')
          .map((period) => ({ value: period, label: t(`records.period_${period}`) }))}
        onChange={(period) => onChange({ ...filter, period: period ?? 'all' })}
      />
    </>
  );
};

/**
 * Which rounds are shown: of a provider, of a game type, in a state, of a time. Side by side on the desktop; on a phone
 * behind a press, below one another, so that no language is cut short.
 */
export const RoundFilters = (props: RoundFiltersProps) => {
  const { t } = useTranslation();
  if (useTemplate() === 'wide')
    return (
      <div className="mb-5 grid grid-cols-4 gap-3" data-field="round-filters">
        <Choices {...props} />
      </div>
    );
  return (
    <details
      className="group mb-5 rounded-card bg-raised ring-1 ring-line ring-inset"
      data-field="round-filters"
    >
      <summary className="flex h-12 cursor-pointer list-none items-center gap-2.5 px-4 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <IconFilter aria-hidden className="size-4 text-text-2" />
        <span className="flex-1">{t('records.filters')}</span>
        {isNarrowed(props.filter) && (
          <span aria-hidden className="size-2 rounded-full bg-accent" data-field="narrowed" />
        )}
        <IconChevron aria-hidden className="size-4 text-text-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4">
        <Choices {...props} />
      </div>
    </details>
  );
};
