import { type Currency, gameTypes } from '@pavilion/contract';
import { type Mission, moneyMissions } from '@pavilion/contract/missions';
import IconCheck from '~icons/lucide/check';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { useDay } from '../recommend/model/useDay.ts';
import { useClaim } from './model/useMissions.ts';

interface MissionProps {
  readonly mission: Mission;
  readonly currency: Currency;
}

const useMeasure = ({ mission: { kind }, currency }: MissionProps): ((value: string) => string) =>
  moneyMissions.has(kind) ? (value) => plainMoney(value, currency) : (value) => value;

/** What it asks for, in a sentence made of the site's own figures. */
const useTask = (props: MissionProps): string => {
  const { t } = useTranslation();
  const measure = useMeasure(props);
  const { kind, goal, game_type: gameType } = props.mission;
  const asked = { goal: measure(goal) };
  if (kind === 'signin') return '';
  if (gameType === null || (kind !== 'turnover' && kind !== 'rounds'))
    return t(`missions.rule_${kind}`, asked);
  return t(`missions.rule_${kind}_type`, { ...asked, type: t(`game_types.${gameTypes[gameType].name}`) });
};

/** How far the member is; never shown as more than all of it. */
const percentOf = ({ goal, progress }: Mission): number =>
  Math.min(100, Math.floor((Number(progress) / Number(goal)) * 100));

const Act = ({ mission }: Pick<MissionProps, 'mission'>) => {
  const { t } = useTranslation();
  const claiming = useClaim();
  const { id, day, kind, state, game_type: gameType } = mission;
  if (state === 'claimed')
    return (
      <p className="flex h-9 items-center gap-1.5 text-jade text-sm">
        <IconCheck aria-hidden className="size-4" />
        {t('missions.claimed')}
      </p>
    );
  if (state === 'reached')
    return (
      <Button size="sm" tone="main" busy={claiming.isPending} onClick={() => claiming.send({ id, day })}>
        {t('missions.claim')}
        <span className="sr-only">{mission.title}</span>
      </Button>
    );
  const isDeposit = kind === 'deposit' || kind === 'first_deposit';
  return (
    <ButtonLink
      size="sm"
      to={isDeposit ? '/user/Deposit' : gameType === null ? '/' : `/gameHall/${gameType}`}
    >
      {t(isDeposit ? 'member.deposit' : 'missions.play')}
    </ButtonLink>
  );
};

/** Until when it counts, how often it can be taken, how many more there are. */
const Terms = ({ mission }: Pick<MissionProps, 'mission'>) => {
  const { t } = useTranslation();
  const show = useDay();
  const { state, period, last_day: lastDay, claim_until: claimUntil, places_left: left } = mission;
  const until =
    state === 'reached'
      ? t('missions.claim_by', { day: show(claimUntil) })
      : t('missions.until', { day: show(lastDay) });
  return (
    <p className="flex flex-wrap gap-x-3 text-text-3 text-xs">
      <span>{t(`missions.repeat_${period}`)}</span>
      <span>{until}</span>
      {state !== 'claimed' && <span>{t('missions.left', { number: left })}</span>}
    </p>
  );
};

/** One mission: what it asks, how far one is, what it brings. */
export const MissionCard = (props: MissionProps) => {
  const { mission, currency } = props;
  const task = useTask(props);
  const measure = useMeasure(props);
  const percent = percentOf(mission);
  return (
    <li
      data-mission={mission.id}
      data-state={mission.state}
      className="flex flex-col gap-3 rounded-card bg-raised p-5 ring-1 ring-line ring-inset"
    >
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold text-base">{mission.title}</h3>
          <p className="text-sm text-text-2">{task}</p>
        </div>
        <Money amount={mission.award} currency={currency} signed className="shrink-0 font-semibold text-lg" />
      </div>
      <div>
        <ProgressBar percent={percent} label={mission.title} />
        <p className="tnum mt-1 text-text-2 text-xs">
          {measure(mission.progress)} / {measure(mission.goal)}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <Terms mission={mission} />
        <Act mission={mission} />
      </div>
    </li>
  );
};
