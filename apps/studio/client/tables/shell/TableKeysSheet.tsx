import type { GameKey } from '../../shell/App.tsx';
import { panelWordsOf } from '../../shell/panelWords.ts';
import { KeyList } from '../../shell/sheets/KeyList.tsx';
import { useTable, useTableState } from './context.ts';
import { chipKeysMax } from './tableKeys.ts';
import type { DecidingView } from './view.ts';

/** Type of the games at which bets can be typed. */
const lottery = 5;

/** What the keyboard does at this table. */
export const TableKeysSheet = ({
  deciding,
  onClose,
}: {
  deciding: DecidingView | undefined;
  onClose: () => void;
}) => {
  const { game, texts, words: own, lang } = useTable();
  const { chips } = useTableState();
  const words = panelWordsOf(lang);
  const choices = Object.entries(deciding?.keys ?? {});
  const lettersOf = [...new Set(choices.map(([, code]) => code))];
  const decided: readonly GameKey[] = lettersOf.map((code) => ({
    key: code.replace('Key', ''),
    // One key may make a choice at several prices; a letter may mean something else while nothing is decided.
    text: `${texts.decide.bar}: ${[
      ...new Set(choices.flatMap(([choice, at]) => (at === code ? [own.choice?.(choice) ?? choice] : []))),
    ].join(' · ')}`,
  }));
  return (
    <KeyList
      texts={texts}
      words={words}
      signs={[
        { key: `${words.spaceKey} / Enter`, text: words.betKey },
        { key: '⌫', text: words.undoKey },
      ]}
      letters={[
        { key: `1–${Math.min(chipKeysMax, chips.length)}`, text: words.chipKey },
        ...decided,
        ...(game.gameType === lottery ? [{ key: 'T', text: texts.pick.type }] : []),
        { key: 'M', text: words.sound },
        { key: 'H', text: words.history },
        { key: '?', text: words.keyList },
      ]}
      onClose={onClose}
    />
  );
};
