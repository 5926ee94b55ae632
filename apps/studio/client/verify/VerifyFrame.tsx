import type { FormEvent, ReactNode } from 'react';

/** The page that checks what was drawn: what is asked for, what it comes to, and how one can compute it oneself. */
export const VerifyFrame = ({
  name,
  intro,
  words,
  fields,
  onCheck,
  problem,
  verdict,
  steps,
  isExplained = false,
  explanation,
}: {
  name: string;
  intro: string;
  words: { readonly title: string; readonly check: string; readonly how: string };
  fields: ReactNode;
  onCheck: () => void;
  problem: string | null;
  verdict: ReactNode;
  /** How it is computed. */
  steps: readonly string[];
  /** The steps are open from the beginning. */
  isExplained?: boolean;
  /** What else one needs to compute it. */
  explanation?: ReactNode;
}) => (
  <main className="verify">
    <h1>
      {name} · {words.title}
    </h1>
    <p>{intro}</p>
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onCheck();
      }}
    >
      {fields}
      <button type="submit" className="main-button" data-action="verify">
        {words.check}
      </button>
    </form>
    {problem && (
      <p className="differs" role="alert">
        {problem}
      </p>
    )}
    <div aria-live="polite">{verdict}</div>
    <details open={isExplained}>
      <summary>{words.how}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {explanation}
    </details>
  </main>
);
