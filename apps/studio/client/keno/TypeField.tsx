import { useId, useState } from 'react';
import { numberCount, picksMax } from '../../src/games/keno/rules.ts';
import { readNumbers } from '../shell/typedNumbers.ts';
import { useKeno, useKenoState } from './context.ts';

/** Numbers that are typed instead of pressed: all of them are marked, or it is said what is wrong. */
export const TypeField = ({ onMarked }: { onMarked?: () => void }) => {
  const { game, words } = useKeno();
  const { busy } = useKenoState();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const mark = (): void => {
    const read = readNumbers(text, { last: numberCount, most: picksMax });
    if (read.kind !== 'numbers') {
      setProblem(words.problems[read.kind]('part' in read ? read.part : '', picksMax, numberCount));
      return;
    }
    setProblem(null);
    setText('');
    game.mark(read.numbers);
    onMarked?.();
  };
  return (
    <form
      className="keno-typed"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) mark();
      }}
    >
      <label htmlFor={id}>{words.type}</label>
      <div>
        <input
          id={id}
          type="text"
          // Digits with a separator beside them.
          inputMode="decimal"
          autoComplete="off"
          data-action="type-numbers"
          placeholder={words.typeHint}
          maxLength={80}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <button type="submit" className="quiet-button" data-action="mark-typed" aria-disabled={busy}>
          {words.mark}
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className="keno-problem" data-field="typed-problem">
        {problem}
      </p>
    </form>
  );
};
