import type { SqlExecutor } from '@pavilion/postgres';

/** Whether a break or an exclusion of the member holds (decision 0061). */
export const isAway = async (
  executor: SqlExecutor,
  { memberId }: { readonly memberId: number },
  now: Date,
): Promise<boolean> => {
  const { rows } = await executor.query({
    name: 'safety-away',
    text: 'select from member_play_rule where member_id = $1 and excluded_until > $2',
    values: [memberId, now],
  });
  return rows.length > 0;
};
