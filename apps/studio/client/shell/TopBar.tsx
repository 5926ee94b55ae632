import {
  DemoBadge,
  KeysButton,
  LeaveButton,
  SheetButtons,
  type SheetName,
  SoundButton,
} from './barButtons.tsx';
import { useShell, useShellState } from './context.ts';

export const TopBar = ({ onSheet, onKeys }: { onSheet: (sheet: SheetName) => void; onKeys: () => void }) => {
  const { play, texts, name } = useShell();
  const { opened, sound, phase } = useShellState();
  return (
    <header className="top-bar" inert={phase === 'over'}>
      <LeaveButton label={texts.leave} onLeave={() => void play.leave()} />
      <p className="top-name">
        <span>{name}</span>
        {opened?.demo && (
          <DemoBadge text={texts.demo === 'DEMO' ? texts.demo : `${texts.demo} DEMO`} hint={texts.demoLong} />
        )}
      </p>
      <nav>
        <KeysButton text={texts.keys} isDisabled={phase !== 'playing'} onPress={onKeys} />
        <SheetButtons texts={texts} isDisabled={phase !== 'playing'} onSheet={onSheet} />
        <SoundButton texts={texts} isOn={sound} onTurn={(isOn) => play.setSound(isOn)} />
      </nav>
    </header>
  );
};
