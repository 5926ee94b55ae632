import { money } from '../shell/amounts.ts';
import { CountedWin, Sparks } from '../shell/Celebration.tsx';
import { useShell } from '../shell/context.ts';
import { useMachine, useMachineState } from './context.ts';
import { summaryWordsOf } from './summaryWords.ts';

/** After a bonus: what it was, how long, and what it came to. It stays until it is pressed away or a spin begins. */
export const SummaryCard = ({ title }: { title?: string | undefined }) => {
  const words = summaryWordsOf(useShell().lang);
  const { words: machine, closeSummary, summaryNote } = useMachine();
  const { view, currency } = useMachineState();
  const { summary } = view;
  if (!summary) return null;
  const { kind, played, best, won, gains, tier } = summary;
  const name = title ?? (kind === 'free' ? words.free : words.respins);
  const great = machine.great[tier - 1];
  const note = summaryNote?.() ?? null;
  return (
    <section
      className="banner summary"
      data-field="summary"
      data-kind={kind}
      data-gains={gains}
      aria-label={name}
    >
      <p className="banner-title">{great ?? name}</p>
      {great && <p className="summary-name">{name}</p>}
      <dl className="summary-facts">
        <div>
          <dt>{kind === 'free' ? words.spins : words.respins}</dt>
          <dd data-field="summary-played">{played}</dd>
        </div>
        {best !== null && (
          <div>
            <dt>{words.best}</dt>
            <dd data-field="summary-best">{money(best, currency)}</dd>
          </div>
        )}
        {note !== null && (
          <div>
            <dd data-field="summary-note">{note}</dd>
          </div>
        )}
      </dl>
      <p className="summary-total" data-field="summary-won" data-value={won}>
        <span>{gains ? words.won : words.back}</span>
        <b>{gains ? <CountedWin amount={won} currency={currency} tier={tier} /> : money(won, currency)}</b>
      </p>
      <button type="button" className="main-button" data-action="summary-go-on" onClick={closeSummary}>
        {words.goOn}
      </button>
      {tier > 0 && <Sparks tier={tier} />}
    </section>
  );
};
