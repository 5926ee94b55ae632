import '../../styles/panels.css';
import { useState } from 'react';
import type { GameKey } from '../App.tsx';
import { useShell, useShellState } from '../context.ts';
import { browserKeysMemory } from '../keysMemory.ts';
import { panelWordsOf } from '../panelWords.ts';
import { KeySwitch } from './KeySwitch.tsx';
import { Sheet } from './Sheet.tsx';

/** What the keyboard does in this game; letters and digits can be switched off for good (WCAG 2.1.4). */
const KeysSheet = ({ own, onClose }: { own: readonly GameKey[]; onClose: () => void }) => {
  const { texts, lang } = useShell();
  const { opened } = useShellState();
  const words = panelWordsOf(lang);
  const [areOn, setOn] = useState(browserKeysMemory.read);
  const common: readonly GameKey[] = [
    { key: 'M', text: words.sound },
    ...(opened?.autoplay
      ? [
          { key: 'A', text: words.auto },
          { key: 'T', text: words.turbo },
        ]
      : []),
    { key: 'H', text: words.history },
    { key: '?', text: words.keyList },
  ];
  // A game's own key goes before one of all games.
  const letters = [...own, ...common.filter(({ key }) => own.every((other) => other.key !== key))];
  return (
    <Sheet title={words.keys} closeLabel={texts.close} onClose={onClose}>
      <dl className="key-list">
        {[
          { key: words.spaceKey, text: words.space },
          { key: '↑ ↓', text: words.arrows },
        ].map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
        {letters.map(({ key, text }) => (
          <div key={key} data-off={!areOn}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <KeySwitch areOn={areOn} text={words.letters} onTurn={setOn} />
      <p className="soft">{words.lettersNote}</p>
    </Sheet>
  );
};

export default KeysSheet;
