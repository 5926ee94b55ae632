import { useEffect, useState } from 'react';
import { coins, money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { usePart } from '../../shell/usePart.ts';
import { chipText, useLayout, useTable, useTableState } from './context.ts';
import { FollowLine } from './FollowLine.tsx';
import { isUnderWay } from './follower.ts';
import { handsOf, raisedIn } from './hands.ts';
import { useLandmark } from './landmark.ts';
import { useIsWaiting } from './show.ts';
import { sumOf } from './tableState.ts';
import type { DecidingView } from './view.ts';

const minuteMs = 60_000;

const useMinutesSince = (startedAt: string | undefined): number => {
  const { store } = useTable();
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (startedAt === undefined) return;
    const tell = () =>
      setMinutes(Math.max(0, Math.floor((store.serverNow() - Date.parse(startedAt)) / minuteMs)));
    tell();
    const timer = setInterval(tell, minuteMs / 4);
    return () => clearInterval(timer);
  }, [startedAt, store]);
  return minutes;
};

const ChipRack = () => {
  const { store, texts } = useTable();
  const { chips, chip, currency } = useTableState();
  return (
    <fieldset className="choice chip-rack">
      <legend className="unseen">{texts.chips}</legend>
      {chips.map((value, index) => (
        <label key={String(value)} className="chip-choice" data-rank={index}>
          <input
            type="radio"
            name="chip"
            checked={value === chip}
            data-action="chip"
            data-value={String(value)}
            aria-label={texts.chip(coins(value, currency))}
            onChange={() => store.setChip(value)}
          />
          <span aria-hidden="true">{chipText(value, currency)}</span>
        </label>
      ))}
    </fieldset>
  );
};

interface ControlsProps {
  readonly deciding?: DecidingView | undefined;
  readonly onFollow: () => void;
}

const Actions = ({ deciding, onFollow }: ControlsProps) => {
  const { store, texts, lang } = useTable();
  const { table, moves, busy, currency, opened, following } = useTableState();
  const { laid, standing } = useLayout();
  const total = sumOf(laid);
  const isOpen = table?.phase === 'open' && !busy;
  const repeated = sumOf(store.repeated);
  const canRepeat = isOpen && moves.length === 0 && repeated > 0n;
  const again = canRepeat && sumOf(standing) === 0n ? deciding?.againOf : undefined;
  const bet = (): void => {
    if (again) store.repeat();
    void store.press();
  };
  return (
    <div className="bet-actions" data-follows={opened !== null && opened.followMax !== null}>
      <button
        type="button"
        className="quiet-button"
        data-action="undo"
        aria-label={texts.undo}
        title={texts.undo}
        disabled={moves.length === 0 || busy}
        onClick={() => store.undo()}
      >
        <Icon name="arrow-left" size={18} />
      </button>
      <button
        type="button"
        className="quiet-button"
        data-action="clear"
        aria-label={texts.clear}
        title={texts.clear}
        disabled={moves.length === 0 || busy}
        onClick={() => store.clear()}
      >
        <Icon name="x" size={18} />
      </button>
      <button
        type="button"
        className="quiet-button"
        data-action="repeat"
        aria-label={texts.repeat}
        title={texts.repeat}
        disabled={!canRepeat}
        onClick={() => store.repeat()}
      >
        <Icon name="rotate-cw" size={18} />
      </button>
      {opened !== null && opened.followMax !== null && (
        <button
          type="button"
          className="quiet-button follow-button"
          data-action="follow"
          title={texts.follow.title}
          disabled={busy || isUnderWay(following)}
          onClick={onFollow}
        >
          <Icon name="calendar-days" size={18} />
          <small>{texts.follow.short}</small>
        </button>
      )}
      <button
        type="button"
        className="main-button bet-button"
        data-action="play"
        // Not `disabled`: it would lose the focus of whoever presses it by keyboard.
        aria-disabled={!again && (!isOpen || total === 0n)}
        onClick={bet}
      >
        {again
          ? again(coins(repeated, currency), lang)
          : total > 0n
            ? texts.betAmount(coins(total, currency))
            : texts.bet}
      </button>
    </div>
  );
};

const Purse = () => {
  const { texts } = useTable();
  const { balance, win, returned, currency, opened, sessionNet, slips, table } = useTableState();
  const { standing } = useLayout();
  const staked = sumOf(standing) + raisedIn(slips, table?.number ?? 0, currency);
  const minutes = useMinutesSince(opened?.startedAt);
  return (
    <div className="table-purse">
      <div className="plate">
        <span className="plate-name">{opened?.demo ? texts.playMoney : texts.balance}</span>
        <output data-field="balance" data-value={balance ?? ''} aria-live="off">
          {balance === null ? '—' : money(balance, currency)}
        </output>
      </div>
      <div className="plate">
        <span className="plate-name">{texts.staked}</span>
        <output data-field="staked" aria-live="off">
          {coins(staked, currency)}
        </output>
      </div>
      <div className="plate win-plate" data-won={win !== null}>
        <span className="plate-name">{texts.win}</span>
        <output data-field="win" data-value={win ?? ''} data-returned={returned ?? ''} aria-live="off">
          {win === null ? '—' : money(win, currency)}
        </output>
      </div>
      <p className="session-line">
        <span data-field="elapsed">{texts.session(minutes)}</span> · {texts.net}{' '}
        <b data-field="net">{coins(sessionNet, currency)}</b>
      </p>
    </div>
  );
};

const loadBar = () => import('./DecisionBar.tsx');

/** The bar for choices: nobody decides before bets are closed, so that it comes after the page. */
const Decisions = ({ deciding, isOpen }: { deciding: DecidingView; isOpen: boolean }) => {
  const { lang } = useTable();
  const part = usePart(loadBar, lang, isOpen);
  return isOpen && part && <part.DecisionBar deciding={deciding} />;
};

export const Controls = ({ deciding, onFollow }: ControlsProps) => {
  const { texts } = useTable();
  const landmark = useLandmark();
  const { phase, table, slips } = useTableState();
  const isToldOn = table?.phase === 'drawn' || table?.phase === 'settled';
  // Where a hand is told of to the end of its round, chips come back with the next.
  const isKept = deciding?.Rest !== undefined && isToldOn && handsOf(slips, table.number).length > 0;
  const isWaiting = useIsWaiting(deciding);
  const isDeciding = deciding !== undefined && (table?.phase === 'deciding' || isKept || isWaiting);
  return (
    <section
      className="table-controls"
      aria-label={landmark(texts.controls)}
      inert={phase === 'over'}
      data-deciding={isDeciding}
    >
      <FollowLine />
      <ChipRack />
      <Actions deciding={deciding} onFollow={onFollow} />
      {deciding && <Decisions deciding={deciding} isOpen={isDeciding} />}
      <Purse />
    </section>
  );
};
