import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { money } from './amounts.ts';
import { useShell, useShellState } from './context.ts';
import { Icon } from './Icon.tsx';
import { panelWordsOf } from './panelWords.ts';
import { isOnlyBack, isRoundOpen } from './playState.ts';
import { RoundButton } from './RoundButton.tsx';
import { countsMs, tierOf } from './tiers.ts';
import { useCountUp } from './useCountUp.ts';

const minuteMs = 60_000;

/**
 * Whole minutes of a session of play: what the studio told when this page was opened, and counted on from there, for its clock and
 * the studio's may be hours apart.
 */
const useMinutesOf = (session: string | undefined, playedMs = 0): number => {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (session === undefined) return;
    const from = performance.now() - playedMs;
    const tell = () => setMinutes(Math.floor((performance.now() - from) / minuteMs));
    tell();
    const timer = setInterval(tell, minuteMs / 4);
    return () => clearInterval(timer);
  }, [session, playedMs]);
  return minutes;
};

/** The line of notices says what was won: figures that roll are not read out. */
const Purse = () => {
  const { texts } = useShell();
  const state = useShellState();
  const { balance, win, currency, opened, motion, round } = state;
  const onlyBack = isOnlyBack(state);
  const tier = round && win !== null ? tierOf(win, round.stake, currency) : 0;
  const shownWin = useCountUp(win ?? '0', currency, motion === 'settled', countsMs[tier]);
  return (
    <div className="purse">
      <div className="plate">
        <span className="plate-name">{opened?.demo ? texts.playMoney : texts.balance}</span>
        <output data-field="balance" data-value={balance ?? ''} aria-live="off">
          {balance === null ? '—' : money(balance, currency)}
        </output>
      </div>
      <div className="plate win-plate" data-won={win !== null && /[1-9]/.test(win) && !onlyBack}>
        <span className="plate-name">{onlyBack ? texts.back : texts.win}</span>
        <output data-field="win" data-value={win ?? ''} aria-live="off">
          {win === null ? '—' : money(shownWin, currency)}
        </output>
      </div>
    </div>
  );
};

const StakeSheet = lazy(() => import('./sheets/StakeSheet.tsx'));

const StakeChoice = ({ unpaid }: { unpaid: string | null }) => {
  const { play, texts, lang } = useShell();
  const state = useShellState();
  const { stake, stakes, currency, busy, freeRounds, phase } = state;
  const isFree = freeRounds?.stake === stake;
  const at = stakes.indexOf(stake);
  const locked = busy || isRoundOpen(state);
  const greatest = stakes.at(-1);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className="stake-choice">
      <legend className="plate-name" data-field="stake-name" data-free={isFree}>
        {isFree ? texts.freeRounds(freeRounds.left) : texts.stake}
        {!isFree && unpaid === null && greatest !== undefined && (
          <small> · {texts.stakeMax(money(greatest, currency))}</small>
        )}
      </legend>
      <RoundButton
        action="stake-down"
        icon="minus"
        label={texts.stakeDown}
        isDisabled={locked || at <= 0}
        onPress={() => play.changeStake(-1)}
      />
      <output data-field="stake" data-value={stake} aria-live="polite">
        <button
          type="button"
          data-action="stakes"
          aria-haspopup="dialog"
          disabled={locked || stakes.length < 2}
          onClick={() => setChoosing(true)}
        >
          {unpaid === null ? money(stake, currency) : <small>{unpaid}</small>}
          <span className="unseen">, {panelWordsOf(lang).stakeChoose}</span>
          <Icon name="chevron-up" size={14} />
        </button>
      </output>
      <RoundButton
        action="stake-up"
        icon="plus"
        label={texts.stakeUp}
        isDisabled={locked || at < 0 || at >= stakes.length - 1}
        onPress={() => play.changeStake(1)}
      />
      {isChoosing && !locked && phase === 'playing' && (
        <Suspense fallback={null}>
          <StakeSheet onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </fieldset>
  );
};

export const Controls = ({
  actions,
  beside,
  unpaid,
}: {
  actions: ReactNode;
  beside: ReactNode;
  unpaid: string | null;
}) => {
  const { texts } = useShell();
  const { opened, currency, sessionNet } = useShellState();
  const minutes = useMinutesOf(opened?.session, opened?.playedMs);
  return (
    <section className="controls">
      <Purse />
      <StakeChoice unpaid={unpaid} />
      {actions}
      <div className="session-line">
        <Icon name="clock" size={14} /> <span data-field="elapsed">{texts.session(minutes)}</span>
        <span aria-hidden="true"> · </span>
        {texts.net} <b data-field="session-net">{money(sessionNet, currency)}</b>
        {beside}
      </div>
    </section>
  );
};
