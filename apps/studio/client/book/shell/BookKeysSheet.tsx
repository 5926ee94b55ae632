import { panelWordsOf } from '../../shell/panelWords.ts';
import { KeyList } from '../../shell/sheets/KeyList.tsx';
import { useWords } from './context.ts';

/** What the keyboard does in the book. */
export const BookKeysSheet = ({ onClose }: { onClose: () => void }) => {
  const { texts, lang } = useWords();
  const words = panelWordsOf(lang);
  return (
    <KeyList
      texts={texts}
      words={words}
      signs={[]}
      letters={[
        { key: 'M', text: words.sound },
        { key: 'H', text: texts.pages.bets },
        { key: '?', text: words.keyList },
      ]}
      onClose={onClose}
    />
  );
};
