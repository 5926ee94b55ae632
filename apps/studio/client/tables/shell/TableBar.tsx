import {
  DemoBadge,
  KeysButton,
  LeaveButton,
  SheetButtons,
  type SheetName,
  SoundButton,
} from '../../shell/barButtons.tsx';
import { RoundButton } from '../../shell/RoundButton.tsx';
import { usePaired, useRoomBeside } from './beside.ts';
import { useTable, useTableState } from './context.ts';
import { useLandmark } from './landmark.ts';

/** A name whose words are not broken at their hyphens while a line has room for them. */
const WholeWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole-word">
        {part}
      </span>
    ),
  );

/** The way out, the table's name, and what can be looked up. */
export const TableBar = ({ onSheet }: { onSheet: (sheet: SheetName | 'beside' | 'keys') => void }) => {
  const isBeside = usePaired();
  const landmark = useLandmark();
  const hasRoom = useRoomBeside();
  const { store, texts, words } = useTable();
  const { opened, sound, phase } = useTableState();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a header of the page is a banner, one of its landmarks
    <header className="top-bar" aria-label={landmark()} inert={phase === 'over'}>
      {isBeside ? (
        <RoundButton
          action="close-table"
          icon="x"
          label={texts.closeTable}
          hint={texts.closeTable}
          onPress={() => void store.leave()}
        />
      ) : (
        <LeaveButton label={texts.leave} onLeave={() => void store.leave()} />
      )}
      <div className="table-name">
        <h1>
          <WholeWords text={words.name} />
        </h1>
        {opened?.demo && <DemoBadge text={texts.demo} hint={texts.demoLong} />}
      </div>
      <nav aria-label={landmark()}>
        {hasRoom && !isBeside && (
          <RoundButton
            action="beside"
            icon="columns-2"
            label={texts.beside}
            hint={texts.beside}
            isDisabled={phase !== 'playing'}
            onPress={() => onSheet('beside')}
          />
        )}
        {!isBeside && (
          <KeysButton text={texts.keys} isDisabled={phase !== 'playing'} onPress={() => onSheet('keys')} />
        )}
        <SheetButtons texts={texts} isDisabled={phase !== 'playing'} onSheet={onSheet} />
        <SoundButton texts={texts} isOn={sound} onTurn={(isOn) => store.setSound(isOn)} />
      </nav>
    </header>
  );
};
