import {
  drawnCount,
  type Lamp,
  lightTimes,
  numberCount,
  paysOf,
  picksMax,
  pierOf,
  timesOf,
} from '../../src/games/keno/rules.ts';
import { returnsBp } from '../../src/games/keno/theory.ts';
import { unitsPerStake } from '../../src/games/units.ts';
import { useStoreState } from '../shell/given.ts';
import { MoveButton } from '../shell/MoveButton.tsx';
import { RoundWin } from '../shell/RoundWin.tsx';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import { useKeno, useKenoState } from './context.ts';
import { Harbor } from './Harbor.tsx';
import { More } from './More.tsx';
import { TicketRow } from './TicketRow.tsx';

const numbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** The eighty numbers: lamps that light up when they are drawn. A round that is shown again has only its own ticket. */
export const Board = ({ isLive }: { isLive: boolean }) => {
  const { game, words } = useKeno();
  const { view, busy: isMoving, motion } = useKenoState();
  const { tickets, isRunning } = useStoreState(game.tickets);
  const busy = isMoving || isRunning;
  const last = view.lamp === 'light' && view.drawn.length === drawnCount ? view.drawn.at(-1) : undefined;
  const beamed = view.pier ?? view.sweep;
  return (
    <section
      className="keno"
      data-field="table"
      data-state={motion}
      data-many={tickets.length > 1}
      aria-label={words.board}
    >
      <RoundWin />
      <Harbor />
      <div className="keno-board">
        {numbers.map((number) => {
          const drawn = view.drawn.includes(number);
          return (
            <button
              key={number}
              type="button"
              className="keno-cell"
              data-action={`mark-${number}`}
              data-drawn={drawn}
              data-last={number === last}
              data-beam={beamed !== undefined && pierOf(number) === beamed}
              aria-label={words.cell(number, drawn)}
              aria-pressed={view.picks.includes(number)}
              disabled={busy}
              onClick={() => game.toggle(number)}
            >
              {number}
            </button>
          );
        })}
      </div>
      {isLive && <TicketRow />}
      <div className="keno-tools">
        <span data-field="marked" data-value={view.picks.length}>
          {words.marked(view.picks.length)}
        </span>
        {(['light', 'beam'] as const).map((lamp) => (
          <button
            key={lamp}
            type="button"
            className="quiet-button keno-light"
            data-action={lamp}
            aria-pressed={view.lamp === lamp}
            disabled={busy}
            onClick={() => game.turn(lamp)}
          >
            {words[lamp]}
            {lamp === 'light' && ` ×${lightTimes}`}
          </button>
        ))}
        <button type="button" className="quiet-button" data-action="fill" disabled={busy} onClick={game.fill}>
          {words.fill}
        </button>
        <button
          type="button"
          className="quiet-button"
          data-action="clear"
          disabled={busy || view.picks.length === 0}
          onClick={game.clear}
        >
          {words.clear}
        </button>
      </div>
      {isLive && <More />}
      <Ladder />
    </section>
  );
};

/** What the numbers that are marked can win. */
const Ladder = () => {
  const { words } = useKeno();
  const { view, motion } = useKenoState();
  const hits = view.picks.filter((pick) => view.drawn.includes(pick)).length;
  const rows = Object.entries(paysOf(view.lamp)[view.picks.length] ?? {});
  const times = timesOf(view);
  return (
    <ul className="keno-ladder" aria-label={words.paysTitle}>
      {rows.map(([count, units]) => (
        <li
          key={count}
          data-on={view.drawn.length > 0 && Number(count) === hits && (hits > 0 || motion === 'settled')}
        >
          <b>{count}</b> × {units / unitsPerStake}
          {times > 1 && Number(count) === hits && ` · ${words.counted(times)}`}
        </li>
      ))}
    </ul>
  );
};

const PaysTable = ({ lamp }: { lamp: Lamp }) => {
  const { words } = useKeno();
  const returns = returnsBp(lamp);
  return (
    <table className="keno-pays">
      <thead>
        <tr>
          <th>{words.picks}</th>
          <th>{words.hits} × </th>
          <th>{words.returns}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: picksMax }, (_, index) => index + 1).map((picks) => (
          <tr key={picks}>
            <td>{picks}</td>
            <td>
              {Object.entries(paysOf(lamp)[picks] ?? {})
                .map(([count, units]) => `${count}: ${units / unitsPerStake}`)
                .join(' · ')}
            </td>
            <td>{percent((returns[picks - 1] ?? 0) / 10_000)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const KenoRules = () => {
  const { words } = useKeno();
  return (
    <>
      <h3>{words.rulesTitle}</h3>
      <p>{words.rulesText}</p>
      <h3>{words.paysTitle}</h3>
      <PaysTable lamp="none" />
      <h3>{words.lightTitle}</h3>
      <p>{words.lightText}</p>
      <PaysTable lamp="light" />
      <h3>{words.beamTitle}</h3>
      <p>{words.beamText}</p>
      <p>{words.beamWhere}</p>
      <PaysTable lamp="beam" />
      <p className="soft">{words.keys}</p>
    </>
  );
};

/** Draws, or hurries the numbers that are coming. */
export const DrawButton = () => {
  const { game, words } = useKeno();
  const { busy: isMoving, view } = useKenoState();
  const { isRunning } = useStoreState(game.tickets);
  const busy = isMoving || isRunning;
  return (
    <div className="moves">
      <MoveButton
        label={busy ? words.hurry : words.draw}
        isBusy={busy && view.drawn.length === 0}
        onPress={game.press}
      />
    </div>
  );
};
