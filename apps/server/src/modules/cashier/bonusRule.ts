import type { SqlExecutor } from '@pavilion/postgres';

/**
 * Writes down for the bet path what the bonuses demand that the member has running (`member_play_rule`): the smallest of
 * their highest stakes, and the weights of the oldest, for which stakes count first. To be called in the transaction that
 * begins or ends one.
 */
export const writeBonusRule = async (executor: SqlExecutor, memberId: number): Promise<void> => {
  await executor.query({
    name: 'bonus-rule',
    text: `
      with running as (
        select min((o.bonus_terms ->> 'stake_max_minor')::bigint) as stake_max_minor,
               (array_agg(o.bonus_terms -> 'weights' order by o.settled_at, o.id))[1] as weights,
               max(o.bonus_until) as until
          from deposit_order o
         where o.member_id = $1 and o.bonus_until is not null and o.bonus_ended_at is null
      )
      insert into member_play_rule (member_id, bonus_stake_max_minor, bonus_weights, bonus_until)
      select $1, stake_max_minor, weights, until from running
       where until is not null or exists (select from member_play_rule where member_id = $1)
      on conflict (member_id) do update
         set bonus_stake_max_minor = excluded.bonus_stake_max_minor, bonus_weights = excluded.bonus_weights,
             bonus_until = excluded.bonus_until`,
    values: [memberId],
  });
};
