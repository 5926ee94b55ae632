import { currencySchema } from '@pavilion/contract';
import { yuanIn } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { createMission, type NewMission } from '../../apps/server/src/modules/missions/index.ts';
import { text } from './texts.ts';

type Task = Pick<NewMission, 'title' | 'kind' | 'period' | 'gameType' | 'goal'> & {
  /** In hundredths of the currency's unit above. */
  readonly award: bigint;
};

const slots = 2;

/** Goals that are amounts stand in hundredths of the unit as well. */
const tasksOf = (hundredth: (parts: bigint) => bigint): readonly Task[] => [
  {
    title: text('每日签到礼', '每日簽到禮', 'Daily check-in', 'Quà điểm danh', 'รางวัลเช็กอิน'),
    kind: 'signin',
    period: 'day',
    gameType: null,
    goal: 1n,
    award: 10n,
  },
  {
    title: text('连签七天', '連簽七天', 'Seven days in a row', 'Bảy ngày liên tiếp', 'เจ็ดวันติดต่อกัน'),
    kind: 'signin',
    period: 'day',
    gameType: null,
    goal: 7n,
    award: 188n,
  },
  {
    title: text('首存任务', '首存任務', 'First deposit', 'Nạp lần đầu', 'ฝากครั้งแรก'),
    kind: 'first_deposit',
    period: 'once',
    gameType: null,
    goal: hundredth(1_000n),
    award: 180n,
  },
  {
    title: text('今日小试', '今日小試', 'Play today', 'Chơi hôm nay', 'เล่นวันนี้'),
    kind: 'turnover',
    period: 'day',
    gameType: null,
    goal: hundredth(5_000n),
    award: 50n,
  },
  {
    title: text('电子周', '電子週', 'Slots of the week', 'Tuần slot', 'สัปดาห์สล็อต'),
    kind: 'rounds',
    period: 'week',
    gameType: slots,
    goal: 200n,
    award: 88n,
  },
];

const daysOpen = 90;
/** Awards that a budget pays. */
const places = 2_000n;

/** Missions and a daily sign-in of the demo hall, in every currency, from the day on which it is filled. */
export const seedMissions = async (
  client: SqlExecutor,
  { siteId, now }: { siteId: number; now: Date },
): Promise<void> => {
  // The day before, so that no zone of the site is still waiting for it.
  const first = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .subtract({ days: 1 });
  for (const currency of currencySchema.options) {
    const unit = 10n * yuanIn(currency);
    const hundredth = (parts: bigint): bigint => (unit * parts) / 100n;
    for (const { award, ...task } of tasksOf(hundredth))
      await createMission(client, {
        ...task,
        siteId,
        currency,
        awardMinor: hundredth(award),
        budgetMinor: hundredth(award) * places,
        fromDay: first.toString(),
        toDay: first.add({ days: daysOpen }).toString(),
        createdBy: 'seed',
        createdAt: now,
      });
  }
};
