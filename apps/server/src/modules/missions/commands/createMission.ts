import type { Currency, LocalizedText } from '@pavilion/contract';
import type { MissionKind, MissionPeriod } from '@pavilion/contract/missions';
import type { SqlExecutor } from '@pavilion/postgres';

export interface NewMission {
  readonly siteId: number;
  readonly currency: Currency;
  readonly title: LocalizedText;
  readonly kind: MissionKind;
  readonly period: MissionPeriod;
  readonly gameType: number | null;
  /** Minor units of deposits or stakes; days in a row; rounds. */
  readonly goal: bigint;
  readonly awardMinor: bigint;
  readonly budgetMinor: bigint;
  /** By the site's calendar, both of them with. */
  readonly fromDay: string;
  readonly toDay: string;
  /** `operator:mei`. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** Who of the staff published it alone, and by which request. */
  readonly request?: { readonly staffId: number; readonly id: string; readonly hash: Buffer };
}

/** Writes a mission. Answers its id. */
export const createMission = async (
  tx: Pick<SqlExecutor, 'query'>,
  { request, ...mission }: NewMission,
): Promise<number> => {
  const { rows } = await tx.query<{ id: number }>({
    text: `insert into mission (site_id, currency, title, kind, period, game_type, goal, award_minor, budget_minor, from_day, to_day,
                                created_by, created_at, staff_id, request_id, request_hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
    values: [
      mission.siteId,
      mission.currency,
      JSON.stringify(mission.title),
      mission.kind,
      mission.period,
      mission.gameType,
      mission.goal,
      mission.awardMinor,
      mission.budgetMinor,
      mission.fromDay,
      mission.toDay,
      mission.createdBy,
      mission.createdAt,
      request?.staffId ?? null,
      request?.id ?? null,
      request?.hash ?? null,
    ],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a mission was not stored');
  return id;
};
