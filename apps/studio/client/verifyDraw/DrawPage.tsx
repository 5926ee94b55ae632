import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import type { Lang } from '../shell/texts.ts';
import { Mark } from '../verify/Mark.tsx';
import { proofOf, type Seeds, seedsOf } from '../verify/proof.ts';
import { verifyWords } from '../verify/words.ts';
import type { Recomputed, Verifier } from './verifiers.ts';

interface Claim extends Seeds {
  did: string;
}

interface Verdict extends Recomputed {
  readonly hash: string;
  readonly hashAgrees: boolean | null;
}

const claimOf = (fragment: string, field: string): Claim => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return { ...seedsOf(fields), did: fields.get(field) ?? '' };
};

const Result = ({ verdict, lang }: { verdict: Verdict; lang: Lang }) => {
  const words = verifyWords[lang];
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
          <dt>{words.won}</dt>
          <dd>
            <code data-field="stakes">{words.stakes(verdict.stakes)}</code>
          </dd>
        </div>
        {verdict.parts.map(({ name, cards, numbers }) => (
          <div key={name.en_US}>
            <dt>{name[lang]}</dt>
            <dd data-field="part">
              {cards && (
                <ol className="verify-cards">
                  {cards.map((card, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an endless shoe may deal a card twice
                    <li key={place}>
                      <CardFace card={card} lang={lang} />
                    </li>
                  ))}
                </ol>
              )}
              {numbers && <code>{numbers.join(' · ')}</code>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Recomputes any revealed draw of a game in the browser. */
export const DrawPage = ({ verifier, lang, name }: { verifier: Verifier; lang: Lang; name: string }) => {
  const words = verifyWords[lang];
  const [claim, setClaim] = useState<Claim>(() => claimOf(window.location.hash, verifier.field));
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const check = useCallback(
    async (wanted: Claim): Promise<void> => {
      setProblem(null);
      if (!window.isSecureContext) return setProblem(words.insecure);
      try {
        const { hash, draw } = await proofOf(wanted, window.crypto.subtle);
        const hashAgrees = wanted.serverSeedHash === '' ? null : wanted.serverSeedHash === hash;
        setVerdict({ ...(await verifier.recompute(draw, wanted.did)), hash, hashAgrees });
      } catch {
        setVerdict(null);
        setProblem(words.failed);
      }
    },
    [verifier, words],
  );
  useEffect(() => {
    const given = claimOf(window.location.hash, verifier.field);
    if (given.serverSeed !== '') void check(given);
  }, [check, verifier]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void check(claim);
  };
  const text = (field: 'serverSeed' | 'serverSeedHash' | 'clientSeed' | 'did', label: string) => (
    <label>
      <span>{label}</span>
      <input
        name={field}
        value={claim[field]}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setClaim({ ...claim, [field]: event.target.value.trim() })}
      />
    </label>
  );
  return (
    <main className="verify">
      <h1>
        {name} · {words.title}
      </h1>
      <p>{words.introDraw}</p>
      <form onSubmit={onSubmit}>
        {text('serverSeed', words.serverSeed)}
        {text('serverSeedHash', words.promised)}
        {text('clientSeed', words.clientSeed)}
        <label>
          <span>{words.nonce}</span>
          <input
            name="nonce"
            inputMode="numeric"
            value={claim.nonce}
            onChange={(event) => setClaim({ ...claim, nonce: Number(event.target.value.replace(/\D/g, '')) })}
          />
        </label>
        {text('did', `${verifier.label[lang]} · ${verifier.hint[lang]}`)}
        <button type="submit" className="main-button" data-action="verify">
          {words.check}
        </button>
      </form>
      {problem && (
        <p className="differs" role="alert">
          {problem}
        </p>
      )}
      {verdict && <Result verdict={verdict} lang={lang} />}
      <details>
        <summary>{words.how}</summary>
        <ol>
          {[...words.stepsDraw, ...verifier.how[lang]].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </main>
  );
};
