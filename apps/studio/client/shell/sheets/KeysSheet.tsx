import type { GameKey } from '../App.tsx';
import { useShell, useShellState } from '../context.ts';
import { panelWordsOf } from '../panelWords.ts';
import { KeyList } from './KeyList.tsx';

/** What the keyboard does in this game. */
const KeysSheet = ({ own, onClose }: { own: readonly GameKey[]; onClose: () => void }) => {
  const { texts, lang } = useShell();
  const { opened } = useShellState();
  const words = panelWordsOf(lang);
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
  return (
    <KeyList
      texts={texts}
      words={words}
      signs={[
        { key: words.spaceKey, text: words.space },
        { key: '↑ ↓', text: words.arrows },
      ]}
      // A game's own key goes before one of all games.
      letters={[...own, ...common.filter(({ key }) => own.every((other) => other.key !== key))]}
      onClose={onClose}
    />
  );
};

export default KeysSheet;
