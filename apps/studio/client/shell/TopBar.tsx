import { DemoBadge, LeaveButton, SheetButtons, type SheetName, SoundButton } from './barButtons.tsx';
import { useShell, useShellState } from './context.ts';
import { panelWordsOf } from './panelWords.ts';
import { RoundButton } from './RoundButton.tsx';

export const TopBar = ({ onSheet, onKeys }: { onSheet: (sheet: SheetName) => void; onKeys: () => void }) => {
  const { play, texts, name, lang } = useShell();
  const { keys } = panelWordsOf(lang);
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
        {/* Shown where there is a keyboard. */}
        <span className="keys-button">
          <RoundButton
            action="keys"
            icon="keyboard"
            label={keys}
            hint={`${keys} (?)`}
            isDisabled={phase !== 'playing'}
            onPress={onKeys}
          />
        </span>
        <SheetButtons texts={texts} isDisabled={phase !== 'playing'} onSheet={onSheet} />
        <SoundButton texts={texts} isOn={sound} onTurn={(isOn) => play.setSound(isOn)} />
      </nav>
    </header>
  );
};
