import './numbers.css';
import { useEffect, useId, useRef, useState } from 'react';
import { coins } from '../../shell/amounts.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { layTyped, type TypedAnswer } from './layTyped.ts';
import type { TypedForm } from './readBets.ts';
import { type NumberWords, numberWords } from './words.ts';

/** Why nothing was laid. */
const problemOf = (
  answer: Exclude<TypedAnswer, { kind: 'laid' }>,
  { range }: TypedForm,
  { problems }: NumberWords,
  full: string,
): string | null => {
  switch (answer.kind) {
    case 'empty':
    case 'closed':
      return problems[answer.kind];
    case 'strange':
    case 'twice':
    case 'short':
    case 'long':
      return problems[answer.kind](answer.part);
    case 'outside':
      return problems.outside(answer.part, range);
    case 'many':
      return problems.many(answer.most);
    case 'full':
      return full;
    case 'busy':
      return null;
  }
};

/** A field in which bets are typed instead of pressed: the chosen chip is laid on each, or it is said what is wrong. */
export const TypedBets = ({ forms }: { forms: readonly TypedForm[] }) => {
  const { store, texts, lang } = useTable();
  const { chip, currency, moves } = useTableState();
  const words = numberWords(lang);
  const [formId, setFormId] = useState<string>();
  const [text, setText] = useState('');
  const [given, setAnswer] = useState<TypedAnswer | null>(null);
  // What was laid is told while it lies there: not once it is bet, or taken back.
  const answer = given?.kind === 'laid' && moves.length === 0 ? null : given;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  const form = forms.find((one) => one.id === formId) ?? forms[0];
  if (!form) return null;
  const lay = (): void => {
    const laid = layTyped(store, form, text);
    setAnswer(laid);
    if (laid.kind === 'laid') setText('');
  };
  const problem =
    answer === null || answer.kind === 'laid'
      ? null
      : problemOf(answer, form, words, texts.refusals.spot_full);
  const hint = words.hint(form.range, coins(chip, currency));
  return (
    <form
      className="typed-bets"
      onSubmit={(event) => {
        event.preventDefault();
        lay();
      }}
    >
      {forms.length > 1 && (
        <fieldset className="choice framed typed-forms">
          <legend className="unseen">{texts.pick.kind}</legend>
          {forms.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name="typed-form"
                data-action="typed-form"
                data-form={one.id}
                checked={one.id === form.id}
                onChange={() => {
                  setFormId(one.id);
                  setAnswer(null);
                }}
              />
              <span>{one.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="typed-row">
        <label htmlFor={id} className={forms.length > 1 ? 'unseen' : undefined}>
          {form.name}
        </label>
        <input
          id={id}
          ref={input}
          type="text"
          // Digits with a separator beside them.
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          data-action="type-bets"
          placeholder={form.example}
          maxLength={200}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-told`}
          onChange={(event) => {
            setText(event.target.value);
            setAnswer(null);
          }}
          onKeyDown={({ key }) => {
            // The table's keys are heard again: Enter bets what lies.
            if (key === 'Escape') input.current?.blur();
          }}
        />
        <button type="submit" className="quiet-button" data-action="lay-typed">
          {words.lay}
        </button>
      </div>
      <p
        id={`${id}-told`}
        role="status"
        data-field="typed-told"
        data-kind={problem === null ? (answer?.kind ?? 'hint') : 'problem'}
      >
        {problem ??
          (answer?.kind === 'laid'
            ? words.laid(answer.count, coins(answer.amount, currency))
            : form.isOfTickets
              ? `${hint} · ${words.nextTicket}`
              : hint)}
      </p>
    </form>
  );
};
