import type { Pool } from '@pavilion/postgres';

/**
 * Defects that a hall could have, put into its SQL functions on purpose: a simulation that does not find them would find
 * nothing.
 */

interface Defect {
  readonly routine: string;
  readonly right: string;
  readonly wrong: string;
}

const defects = {
  pays_a_cancelled_bet: {
    routine: 'wallet.judge_win',
    right: "WHEN f.target_state = 'rolled_back' THEN 'CANCELLED_BEFORE'",
    wrong: "WHEN f.target_state = 'rolled_back' AND f.target_kind <> 'bet' THEN 'CANCELLED_BEFORE'",
  },
  refunds_what_has_won: {
    routine: 'wallet.read_facts',
    right: "w.kind = 'win' AND",
    wrong: "w.kind = 'bet_win' AND",
  },
  takes_anothers_session: {
    routine: 'wallet.judge_stake',
    right: 'f.token_member_id IS DISTINCT FROM f.member_id OR f.token_gp_id <> f.gp_id',
    wrong: 'f.token_gp_id <> f.gp_id',
  },
  takes_other_content_for_a_repeat: {
    routine: 'wallet.judge_known',
    right: "WHEN f.known_content_hash <> f.content_hash THEN 'DUPLICATE_MISMATCH'",
    wrong: "WHEN false THEN 'DUPLICATE_MISMATCH'",
  },
  takes_more_than_a_bonus_allows: {
    routine: 'wallet.judge_stake',
    right: 'least(f.stake_max_minor, f.bet_max_minor, f.bonus_stake_max_minor)',
    wrong: 'least(f.stake_max_minor, f.bet_max_minor)',
  },
  counts_all_of_a_stake: {
    routine: 'wallet.counted_percent',
    right: "p_weights -> 'games' ->> p_game_id::text",
    wrong: "p_weights -> 'nothing' ->> p_game_id::text",
  },
} as const satisfies Record<string, Defect>;
export type DefectName = keyof typeof defects;
export const defectNames = Object.keys(defects) as DefectName[];

/** Puts the defect in. Throws when the function no longer says what the defect changes. */
export const putIn =
  (name: DefectName) =>
  async (owner: Pool): Promise<void> => {
    const { routine, right, wrong } = defects[name];
    const { rows } = await owner.query<{ text: string }>(
      'SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE oid = $1::regproc',
      [routine],
    );
    const text = rows[0]?.text ?? '';
    if (!text.includes(right)) throw new Error(`${routine} no longer says: ${right}`);
    await owner.query(text.replace(right, () => wrong));
  };
