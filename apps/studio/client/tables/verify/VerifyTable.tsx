import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { ProofView } from '../../../src/tables/views.ts';
import type { GameWords, TableTexts } from '../texts/texts.ts';
import type { TableVerdict } from './check.ts';

interface Checked {
  readonly proof: ProofView;
  readonly verdict: TableVerdict;
}

/** What an address asks for: a round, and perhaps one's own bet in it. */
const askedIn = (fragment: string): { round: string; bet: string | null } => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return { round: (fields.get('round') ?? '').replace(/\D/g, ''), bet: fields.get('bet') };
};

const Mark = ({ agrees, texts }: { agrees: boolean; texts: TableTexts }) => (
  <strong className={agrees ? 'agrees' : 'differs'}>
    {agrees ? `✓ ${texts.verify.agrees}` : `✗ ${texts.verify.differs}`}
  </strong>
);

const Result = ({
  checked: { proof, verdict },
  bet,
  texts,
  words,
}: {
  checked: Checked;
  bet: string | null;
  texts: TableTexts;
  words: GameWords;
}) => {
  const text = texts.verify;
  const isOwnIn = bet !== null && proof.contributions.some(({ id }) => id === bet);
  return (
    <section className="verdict" data-field="verdict" aria-live="polite">
      <dl>
        <div>
          <dt>{text.hash}</dt>
          <dd>
            <code>{proof.serverSeedHash}</code>
          </dd>
        </div>
        <div>
          <dt>{text.seed}</dt>
          <dd>
            <code data-field="server-seed">{proof.serverSeed}</code>
          </dd>
        </div>
        <div>
          <dt>{text.hashCheck}</dt>
          <dd data-field="hash-check">
            <code>{verdict.hash}</code>
            <Mark agrees={verdict.hashAgrees} texts={texts} />
          </dd>
        </div>
        <div>
          <dt>
            {text.entropy} · {text.entropyCheck(proof.contributions.length)}
          </dt>
          <dd data-field="entropy-check">
            <code>{verdict.entropy}</code>
            <Mark agrees={verdict.entropyAgrees} texts={texts} />
            {isOwnIn && <span data-field="own-bet">{text.own}</span>}
          </dd>
        </div>
        {verdict.card.strengths.length > 0 && (
          <div>
            <dt>{text.card}</dt>
            <dd>
              <code>{verdict.card.strengths.join(' · ')}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{text.outcome}</dt>
          <dd data-field="outcome-check">
            <b>{words.result(verdict.summary)}</b>
            <code>{JSON.stringify(proof.result?.outcome)}</code>
            <Mark agrees={verdict.outcomeAgrees} texts={texts} />
          </dd>
        </div>
      </dl>
    </section>
  );
};

/** Recomputes any round of a table in the browser. */
export const VerifyTable = ({
  gameCode,
  texts,
  words,
  verify,
}: {
  gameCode: string;
  texts: TableTexts;
  words: GameWords;
  verify: (proof: ProofView, crypto: SubtleCrypto) => Promise<TableVerdict | undefined>;
}) => {
  const text = texts.verify;
  const [asked, setAsked] = useState(() => askedIn(window.location.hash));
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const check = useCallback(
    async (round: string): Promise<void> => {
      setProblem(null);
      setChecked(null);
      if (!window.isSecureContext) return setProblem(text.insecure);
      try {
        const response = await fetch(`/tables/${gameCode}/rounds/${round}`);
        if (response.status === 404 || response.status === 400) return setProblem(text.notFound);
        if (!response.ok) return setProblem(text.failed);
        const proof: ProofView = await response.json();
        const verdict = await verify(proof, window.crypto.subtle);
        if (verdict) setChecked({ proof, verdict });
        else setProblem(text.notDrawn);
      } catch {
        setProblem(text.failed);
      }
    },
    [gameCode, text, verify],
  );
  useEffect(() => {
    const given = askedIn(window.location.hash);
    if (given.round !== '') void check(given.round);
  }, [check]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (asked.round !== '') void check(asked.round);
  };
  return (
    <main className="verify">
      <h1>
        {words.name} · {text.title}
      </h1>
      <p>{text.intro}</p>
      <form onSubmit={onSubmit}>
        <label>
          <span>{text.round}</span>
          <input
            name="round"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={asked.round}
            onChange={(event) => setAsked({ ...asked, round: event.target.value.replace(/\D/g, '') })}
          />
        </label>
        <button type="submit" className="main-button" data-action="verify">
          {text.check}
        </button>
      </form>
      {problem && (
        <p className="differs" role="alert">
          {problem}
        </p>
      )}
      {checked && <Result checked={checked} bet={asked.bet} texts={texts} words={words} />}
      <details open>
        <summary>{text.how}</summary>
        <ol>
          {[...text.steps, ...words.draw].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </main>
  );
};
