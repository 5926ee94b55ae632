import { useEffect, useState } from 'react';
import { money, useGame, useGameState } from './context.ts';
import { Icon } from './Icon.tsx';
import { useCountUp } from './useCountUp.ts';

const minuteMs = 60_000;

const useMinutesSince = (startedAt: string | undefined): number => {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (startedAt === undefined) return;
    const tell = () => setMinutes(Math.max(0, Math.floor((Date.now() - Date.parse(startedAt)) / minuteMs)));
    tell();
    const timer = setInterval(tell, minuteMs / 4);
    return () => clearInterval(timer);
  }, [startedAt]);
  return minutes;
};

const Purse = () => {
  const { texts } = useGame();
  const { balance, win, currency, opened, reels } = useGameState();
  const shownWin = useCountUp(win ?? '0', currency, reels === 'settled');
  return (
    <div className="purse">
      <div className="plate">
        <span className="plate-name">{opened?.demo ? texts.playMoney : texts.balance}</span>
        <output data-field="balance" data-value={balance ?? ''}>
          {balance === null ? '—' : money(balance, currency)}
        </output>
      </div>
      <div className="plate win-plate" data-won={win !== null && /[1-9]/.test(win)}>
        <span className="plate-name">{texts.win}</span>
        <output data-field="win" data-value={win ?? ''}>
          {win === null ? '—' : money(shownWin, currency)}
        </output>
      </div>
    </div>
  );
};

const StakeChoice = () => {
  const { game, texts } = useGame();
  const { stake, stakes, currency, busy, feature, freeRounds } = useGameState();
  const isFree = freeRounds?.stake === stake;
  const at = stakes.indexOf(stake);
  const locked = busy || feature !== null;
  return (
    <fieldset className="stake-choice">
      <legend className="plate-name" data-field="stake-name" data-free={isFree}>
        {isFree ? texts.freeRounds(freeRounds.left) : texts.stake}
      </legend>
      <button
        type="button"
        className="round-button"
        data-action="stake-down"
        aria-label={texts.stakeDown}
        disabled={locked || at <= 0}
        onClick={() => game.changeStake(-1)}
      >
        <Icon name="minus" />
      </button>
      <output data-field="stake" data-value={stake} aria-live="polite">
        {money(stake, currency)}
      </output>
      <button
        type="button"
        className="round-button"
        data-action="stake-up"
        aria-label={texts.stakeUp}
        disabled={locked || at < 0 || at >= stakes.length - 1}
        onClick={() => game.changeStake(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
};

const SpinButton = () => {
  const { game, texts } = useGame();
  const { busy, reels, feature } = useGameState();
  const turning = busy && reels === 'spinning';
  const label = turning
    ? texts.hurry
    : feature
      ? texts.startFree(feature.awarded - feature.played)
      : texts.spin;
  return (
    <button
      type="button"
      className="spin-button"
      data-action="play"
      data-turning={turning}
      aria-label={label}
      disabled={busy && !turning}
      onClick={game.press}
    >
      <span className="spin-ring" aria-hidden="true" />
      <Icon name={turning ? 'fast-forward' : 'rotate-cw'} size={34} />
      <span className="spin-word" aria-hidden="true">
        {turning ? texts.hurry : texts.spin}
      </span>
    </button>
  );
};

export const Controls = () => {
  const { texts } = useGame();
  const { opened, currency, sessionNet } = useGameState();
  const minutes = useMinutesSince(opened?.startedAt);
  return (
    <section className="controls">
      <Purse />
      <StakeChoice />
      <SpinButton />
      <p className="session-line">
        <Icon name="clock" size={14} /> {texts.session(minutes)}
        <span aria-hidden="true"> · </span>
        {texts.net} <b data-field="session-net">{money(sessionNet, currency)}</b>
      </p>
    </section>
  );
};
