import { useState } from 'react';
import { money } from '../../shell/amounts.ts';
import { RoundButton } from '../../shell/RoundButton.tsx';
import { useTable, useTableState } from './context.ts';

/** What is followed: how far it has come, what it has cost and won, and the way to stop it; then why it is over. */
export const FollowLine = () => {
  const { store, texts } = useTable();
  const { following, currency } = useTableState();
  const [closed, setClosed] = useState<string | null>(null);
  if (!following || (following.ended !== null && following.id === closed)) return null;
  const { fromRound, toRound, nextRound, laid, staked, won, ended } = following;
  const text = texts.follow;
  const where = ended === null ? (nextRound === null ? text.last : text.next(nextRound)) : text.ends[ended];
  return (
    <div className="follow-line" data-field="following" data-ended={ended ?? ''}>
      <p>
        <b data-field="followed">
          {ended === null ? text.progress(laid, toRound - fromRound + 1) : text.over}
        </b>{' '}
        <span data-field="following-next">{where}</span>
        <small>
          {text.stake} <b>{money(staked, currency)}</b> · {text.won} <b>{money(won, currency)}</b>
        </small>
      </p>
      {ended === null ? (
        <button
          type="button"
          className="quiet-button"
          data-action="stop-following"
          onClick={() => void store.follower.stop()}
        >
          {text.stop}
        </button>
      ) : (
        <RoundButton
          action="close-following"
          icon="x"
          size={18}
          label={texts.close}
          onPress={() => setClosed(following.id)}
        />
      )}
    </div>
  );
};
