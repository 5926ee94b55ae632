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
    routine: 'wallet.judge',
    right: "WHEN b.state = 'rolled_back' THEN 'CANCELLED_BEFORE'",
    wrong: "WHEN b.state = 'rolled_back' AND b.kind <> 'bet' THEN 'CANCELLED_BEFORE'",
  },
  refunds_what_has_won: {
    routine: 'wallet.judge',
    right: "w.kind = 'win' AND",
    wrong: "w.kind = 'bet_win' AND",
  },
  takes_anothers_session: {
    routine: 'wallet.judge',
    right: 's.member_id IS DISTINCT FROM o.member_id OR s.gp_id <> o.gp_id',
    wrong: 's.gp_id <> o.gp_id',
  },
  takes_other_content_for_a_repeat: {
    routine: 'wallet.judge',
    right: "WHEN t.content_hash <> decode(o.content_hash, 'hex') THEN 'DUPLICATE_MISMATCH'",
    wrong: "WHEN false THEN 'DUPLICATE_MISMATCH'",
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
