import { useState } from 'react';
import type { BesideTable } from '../../../src/tables/views.ts';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { useAsked } from '../../shell/useAsked.ts';
import { ApiRefusal } from '../../shell/wire.ts';
import type { BesideApi } from '../shell/api.ts';
import { lastBeside, openPair } from '../shell/beside.ts';
import { useServerNow, useTable } from '../shell/context.ts';
import { besideWordsOf } from './words.ts';
import './beside.css';

const TableRow = ({
  table: { gameCode, name, phase, closesAt },
  isLast,
  isDisabled,
  onChoose,
}: {
  table: BesideTable;
  isLast: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}) => {
  const { texts, lang } = useTable();
  const left = Math.ceil((Date.parse(closesAt) - useServerNow()) / 1_000);
  return (
    <li>
      <button
        type="button"
        className="beside-table"
        data-action="choose-table"
        data-beside={gameCode}
        disabled={isDisabled}
        onClick={onChoose}
      >
        <img src={`/icon/${gameCode}.svg`} alt="" width={44} height={44} />
        <span className="beside-name">{name}</span>
        {isLast && <span className="chip">{besideWordsOf(lang).last}</span>}
        <span className="beside-phase" data-phase={phase}>
          {texts.phases[phase === 'open' && left <= 0 ? 'closed' : phase]}
          {phase === 'open' && left > 0 && <b> {texts.seconds(left)}</b>}
        </span>
      </button>
    </li>
  );
};

/** The tables that can be played at beside this one. */
export const BesideSheet = ({ api, onClose }: { api: BesideApi; onClose: () => void }) => {
  const { store, game, texts, lang } = useTable();
  const words = besideWordsOf(lang);
  const [last] = useState(lastBeside.read);
  const [isOpening, setOpening] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const asked = useAsked(api.besideTables, !isOpening, null);
  const isFirst = (table: BesideTable): number => (table.gameCode === last ? 0 : 1);
  const tables = [...(asked?.tables ?? [])].sort((one, other) => isFirst(one) - isFirst(other));

  const choose = async (gameCode: string): Promise<void> => {
    setOpening(true);
    setFailed(false);
    try {
      const { tickets } = await api.openBeside(gameCode);
      lastBeside.write(gameCode);
      openPair([game.gameCode, gameCode], tickets, lang);
    } catch (error) {
      setOpening(false);
      setFailed(true);
      // A session that is over says so.
      if (error instanceof ApiRefusal) void store.refresh();
    }
  };

  return (
    <Sheet title={texts.beside} closeLabel={texts.close} onClose={onClose}>
      <p>{words.intro}</p>
      <p role="status" className="beside-failed">
        {hasFailed ? words.failed : ''}
      </p>
      <ul className="beside-tables" data-field="beside-tables">
        {tables.map((table) => (
          <TableRow
            key={table.gameCode}
            table={table}
            isLast={table.gameCode === last}
            isDisabled={isOpening}
            onChoose={() => void choose(table.gameCode)}
          />
        ))}
      </ul>
    </Sheet>
  );
};
