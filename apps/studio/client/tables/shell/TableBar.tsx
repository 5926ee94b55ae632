import {
  DemoBadge,
  LeaveButton,
  SheetButtons,
  type SheetName,
  SoundButton,
} from '../../shell/barButtons.tsx';
import { useTable, useTableState } from './context.ts';

/** The way out, the table's name, and what can be looked up. */
export const TableBar = ({ onSheet }: { onSheet: (sheet: SheetName) => void }) => {
  const { store, texts, words } = useTable();
  const { opened, sound, phase } = useTableState();
  return (
    <header className="top-bar" inert={phase === 'over'}>
      <LeaveButton label={texts.leave} onLeave={() => void store.leave()} />
      <div className="table-name">
        <h1>{words.name}</h1>
        {opened?.demo && <DemoBadge text={texts.demo} hint={texts.demoLong} />}
      </div>
      <nav>
        <SheetButtons texts={texts} isDisabled={phase !== 'playing'} onSheet={onSheet} />
        <SoundButton texts={texts} isOn={sound} onTurn={(isOn) => store.setSound(isOn)} />
      </nav>
    </header>
  );
};
