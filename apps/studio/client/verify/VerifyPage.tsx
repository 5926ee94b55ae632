import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { SlotMachine } from '../../src/engine/machine.ts';
import type { Lang } from '../shell/texts.ts';
import { type Claim, claimOf, showSpin, type Verdict, verifySpin } from './check.ts';
import { Mark } from './Mark.tsx';
import { verifyWords } from './words.ts';

const reels = [0, 1, 2, 3, 4] as const;
const rows = [0, 1, 2] as const;

const Result = ({
  verdict,
  machine,
  symbols,
  lang,
}: {
  verdict: Verdict;
  machine: SlotMachine;
  symbols: Readonly<Record<string, string>>;
  lang: Lang;
}) => {
  const words = verifyWords[lang];
  const { evaluation } = verdict;
  return (
    <section className="verdict" data-field="verdict" aria-live="polite">
      <dl>
        <div>
          <dt>{words.hash}</dt>
          <dd>
            <code>{verdict.hash}</code>
            <Mark agrees={verdict.hashAgrees} yes={words.agrees} no={words.differs} />
          </dd>
        </div>
        <div>
          <dt>{words.stops}</dt>
          <dd>
            <code data-field="stops">{verdict.stops.join(' · ')}</code>
            <Mark agrees={verdict.stopsAgree} yes={words.agrees} no={words.differs} />
          </dd>
        </div>
        <div>
          <dt>{words.won}</dt>
          <dd>
            <code data-field="stakes">{words.stakes(verdict.stakes)}</code>
          </dd>
        </div>
      </dl>
      <div className="window" role="img" aria-label={words.window}>
        {reels.map((reel) => (
          <div key={reel}>
            {rows.map((row) => {
              const letter = evaluation.shown[reel]?.[row] ?? '';
              return (
                <img
                  key={row}
                  src={symbols[machine.letters[letter] ?? '']}
                  alt={letter}
                  width="96"
                  height="96"
                />
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
};

/** Recomputes any revealed spin in the browser. */
export const VerifyPage = ({
  machine,
  symbols,
  lang,
  name,
}: {
  machine: SlotMachine;
  symbols: Readonly<Record<string, string>>;
  lang: Lang;
  name: string;
}) => {
  const words = verifyWords[lang];
  const [claim, setClaim] = useState<Claim>(() => claimOf(window.location.hash));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const check = useCallback(
    async (wanted: Claim): Promise<void> => {
      setProblem(null);
      if (!window.isSecureContext) return setProblem(words.insecure);
      try {
        setVerdict(await verifySpin(machine, wanted, window.crypto.subtle));
      } catch {
        setVerdict(null);
        setProblem(words.failed);
      }
    },
    [machine, words],
  );
  useEffect(() => {
    const given = claimOf(window.location.hash);
    if (given.serverSeed !== '') void check(given);
    else if (given.stops) setVerdict(showSpin(machine, given, given.stops));
  }, [check, machine]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void check(claim);
  };
  const text = (field: 'serverSeed' | 'serverSeedHash' | 'clientSeed', label: string) => (
    <label>
      <span>{label}</span>
      <input
        name={field}
        value={claim[field]}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setClaim({ ...claim, [field]: event.target.value.trim(), stops: null })}
      />
    </label>
  );
  return (
    <main className="verify">
      <h1>
        {name} · {words.title}
      </h1>
      <p>{words.intro}</p>
      <form onSubmit={onSubmit}>
        {text('serverSeed', words.serverSeed)}
        {text('serverSeedHash', words.promised)}
        {text('clientSeed', words.clientSeed)}
        <div className="pair">
          <label>
            <span>{words.nonce}</span>
            <input
              name="nonce"
              inputMode="numeric"
              value={claim.nonce}
              onChange={(event) =>
                setClaim({ ...claim, nonce: Number(event.target.value.replace(/\D/g, '')), stops: null })
              }
            />
          </label>
          <label>
            <span>{words.kind}</span>
            <select
              name="mode"
              value={claim.mode}
              onChange={(event) =>
                setClaim({ ...claim, mode: event.target.value === 'free' ? 'free' : 'base', stops: null })
              }
            >
              <option value="base">{words.paid}</option>
              <option value="free">{words.free}</option>
            </select>
          </label>
        </div>
        <button type="submit" className="main-button" data-action="verify">
          {words.check}
        </button>
      </form>
      {problem && (
        <p className="differs" role="alert">
          {problem}
        </p>
      )}
      {verdict && <Result verdict={verdict} machine={machine} symbols={symbols} lang={lang} />}
      <details>
        <summary>{words.how}</summary>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{words.strips}</h2>
        <p>
          {Object.entries(machine.letters)
            .map(([letter, symbol]) => `${letter} = ${symbol}`)
            .join(' · ')}
        </p>
        {(['base', 'free'] as const).map((mode) => (
          <div key={mode}>
            <h3>{mode === 'base' ? words.paid : words.free}</h3>
            {machine[mode].strips.map((strip) => (
              <code key={strip} className="strip">
                {strip}
              </code>
            ))}
          </div>
        ))}
      </details>
    </main>
  );
};
