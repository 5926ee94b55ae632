import { useCallback, useState } from 'react';
import { coins } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { useStoreState } from '../shell/given.ts';
import { useKeys } from '../shell/keys.ts';
import { isRoundOpen } from '../shell/playState.ts';
import { Sheet } from '../shell/sheets/Sheet.tsx';
import {
  type AutoMachine,
  Autoplay,
  type AutoSeen,
  type AutoTerms,
  inStakes,
  lossChoices,
  roundChoices,
  winChoices,
} from './autoplay.ts';
import { type AutoWords, autoWordsOf } from './autoWords.ts';

interface Choice<Value> {
  readonly value: Value;
  readonly text: string;
}

/** One of several, none of them chosen beforehand. */
const Choices = <Value extends number | null>({
  name,
  title,
  choices,
  chosen,
  onChoose,
}: {
  name: string;
  title: string;
  choices: readonly Choice<Value>[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}) => (
  <fieldset className="auto-choices">
    <legend>{title}</legend>
    {choices.map(({ value, text }) => (
      <label key={String(value)}>
        <input
          type="radio"
          name={name}
          data-action={`auto-${name}`}
          data-value={String(value)}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);

const AutoSheet = ({
  words,
  many,
  seen: { stake, currency },
  onStart,
  onClose,
}: {
  words: AutoWords;
  many: readonly number[];
  seen: Pick<AutoSeen, 'stake' | 'currency'>;
  onStart: (terms: AutoTerms) => void;
  onClose: () => void;
}) => {
  const { texts } = useShell();
  const [rounds, setRounds] = useState<number>();
  const [loss, setLoss] = useState<number>();
  const [win, setWin] = useState<number | null>();
  const amountOf = (stakes: number): string => coins(inStakes(stakes, stake, currency), currency);
  const isReady = rounds !== undefined && loss !== undefined;
  return (
    <Sheet title={words.title} closeLabel={texts.close} onClose={onClose}>
      <Choices
        name="rounds"
        title={words.rounds}
        choices={many.map((value) => ({ value, text: String(value) }))}
        chosen={rounds}
        onChoose={setRounds}
      />
      <Choices
        name="loss"
        title={words.loss}
        choices={lossChoices.map((value) => ({ value, text: amountOf(value) }))}
        chosen={loss}
        onChoose={setLoss}
      />
      <Choices<number | null>
        name="win"
        title={words.win}
        choices={[
          ...winChoices.map((value) => ({ value, text: amountOf(value) })),
          { value: null, text: words.noWin },
        ]}
        chosen={win}
        onChoose={setWin}
      />
      <p className="soft">{words.note}</p>
      <button
        type="button"
        className="main-button"
        data-action="auto-start"
        disabled={!isReady}
        onClick={() => {
          if (rounds === undefined || loss === undefined) return;
          onStart({
            rounds,
            lossMax: inStakes(loss, stake, currency),
            winMax: win === undefined || win === null ? null : inStakes(win, stake, currency),
          });
        }}
      >
        {isReady ? words.start : words.missing}
      </button>
    </Sheet>
  );
};

/** Autoplay and turbo, where the site's rules allow them. */
export const AutoBar = ({
  machine,
  many = roundChoices,
  own,
  isReady = true,
}: {
  machine: AutoMachine<AutoSeen>;
  /** Rounds that may be asked for. */
  many?: readonly number[];
  /** What a game that has no reels says otherwise. */
  own?: Partial<AutoWords>;
  /** There is something to play with. */
  isReady?: boolean;
}) => {
  const { lang } = useShell();
  const state = useStoreState(machine);
  const [auto] = useState(
    () =>
      new Autoplay({
        machine,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
  );
  const { left, ended, isTurbo } = useStoreState(auto);
  const [isAsking, setAsking] = useState(false);
  const { opened, busy, phase } = state;
  const mayBegin = isReady && !busy && !isRoundOpen(state) && phase === 'playing';
  const onKey = useCallback(
    (code: string): boolean => {
      if (code === 'KeyT' && opened?.hurry) auto.setTurbo(!auto.getState().isTurbo);
      else if (code !== 'KeyA') return false;
      else if (auto.getState().left !== null) auto.stop();
      else if (mayBegin) setAsking(true);
      return true;
    },
    [auto, mayBegin, opened?.hurry],
  );
  useKeys(opened?.autoplay === true && phase === 'playing' && !isAsking, onKey);
  if (!opened?.autoplay) return null;
  const words = { ...autoWordsOf(lang), ...own };
  return (
    <div className="auto-bar">
      {left === null ? (
        <button
          type="button"
          className="quiet-button"
          data-action="auto"
          disabled={!mayBegin}
          onClick={() => setAsking(true)}
        >
          {words.auto}
        </button>
      ) : (
        <button type="button" className="quiet-button" data-action="auto-stop" onClick={auto.stop}>
          {words.stop(left)}
        </button>
      )}
      {opened.hurry && (
        <button
          type="button"
          className="quiet-button"
          data-action="turbo"
          aria-pressed={isTurbo}
          onClick={() => auto.setTurbo(!isTurbo)}
        >
          {words.turbo}
        </button>
      )}
      <span role="status" className="auto-told" data-field="auto" data-ended={ended ?? ''}>
        {left === null && ended !== null ? words.ended[ended] : ''}
      </span>
      {isAsking && phase === 'playing' && (
        <AutoSheet
          words={words}
          many={many}
          seen={state}
          onStart={(terms) => {
            setAsking(false);
            void auto.start(terms);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};
