import '../../styles/panels.css';
import { useState } from 'react';
import type { GameKey } from '../App.tsx';
import { browserKeysMemory } from '../keysMemory.ts';
import type { PanelWords } from '../panelWords.ts';
import type { SessionTexts } from '../sessionTexts.ts';
import { KeySwitch } from './KeySwitch.tsx';
import { Sheet } from './Sheet.tsx';

const KeyRow = ({ gameKey: { key, text }, isOff }: { gameKey: GameKey; isOff: boolean }) => (
  <div data-off={isOff}>
    <dt>
      <kbd>{key}</kbd>
    </dt>
    <dd>{text}</dd>
  </div>
);

/** What the keyboard does; letters and digits can be switched off for good (WCAG 2.1.4). */
export const KeyList = ({
  texts,
  words,
  signs,
  letters,
  onClose,
}: {
  texts: Pick<SessionTexts, 'keys' | 'close'>;
  words: Pick<PanelWords, 'letters' | 'lettersNote'>;
  /** Keys that stay on. */
  signs: readonly GameKey[];
  letters: readonly GameKey[];
  onClose: () => void;
}) => {
  const [areOn, setOn] = useState(browserKeysMemory.read);
  return (
    <Sheet title={texts.keys} closeLabel={texts.close} onClose={onClose}>
      <dl className="key-list">
        {signs.map((gameKey) => (
          <KeyRow key={gameKey.key} gameKey={gameKey} isOff={false} />
        ))}
        {letters.map((gameKey) => (
          <KeyRow key={`${gameKey.key} ${gameKey.text}`} gameKey={gameKey} isOff={!areOn} />
        ))}
      </dl>
      <KeySwitch areOn={areOn} text={words.letters} onTurn={setOn} />
      <p className="soft">{words.lettersNote}</p>
    </Sheet>
  );
};
