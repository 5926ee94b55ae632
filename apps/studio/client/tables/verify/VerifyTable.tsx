import { useCallback, useEffect, useState } from 'react';
import { type ProofView, proofSchema } from '../../../src/tables/views.ts';
import { Finding, Mark } from '../../verify/Finding.tsx';
import { TextField } from '../../verify/SeedFields.tsx';
import { Uncheckable, useCheck } from '../../verify/useCheck.ts';
import { VerifyFrame } from '../../verify/VerifyFrame.tsx';
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
    <section className="verdict" data-field="verdict">
      <dl>
        <Finding name={text.hash}>
          <code>{proof.serverSeedHash}</code>
        </Finding>
        <Finding name={text.seed}>
          <code data-field="server-seed">{proof.serverSeed}</code>
        </Finding>
        <Finding name={text.hashCheck} field="hash-check">
          <code>{verdict.hash}</code>
          <Mark agrees={verdict.hashAgrees} words={text} />
        </Finding>
        <Finding
          name={`${text.entropy} · ${text.entropyCheck(proof.contributions.length)}`}
          field="entropy-check"
        >
          <code>{verdict.entropy}</code>
          <Mark agrees={verdict.entropyAgrees} words={text} />
          {isOwnIn && <span data-field="own-bet">{text.own}</span>}
        </Finding>
        {verdict.card.strengths.length > 0 && (
          <Finding name={text.card}>
            <code>{verdict.card.strengths.join(' · ')}</code>
          </Finding>
        )}
        <Finding name={text.outcome} field="outcome-check">
          <b>{words.result(verdict.summary)}</b>
          <code>{JSON.stringify(proof.result?.outcome)}</code>
          <Mark agrees={verdict.outcomeAgrees} words={text} />
        </Finding>
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
  const compute = useCallback(
    async (round: string, crypto: SubtleCrypto): Promise<Checked> => {
      const response = await fetch(`/tables/${gameCode}/rounds/${round}`);
      if (response.status === 404 || response.status === 400) throw new Uncheckable(text.notFound);
      if (!response.ok) throw new Uncheckable(text.failed);
      const proof = proofSchema.safeParse(await response.json().catch(() => null)).data;
      if (!proof) throw new Uncheckable(text.failed);
      const verdict = await verify(proof, crypto);
      if (!verdict) throw new Uncheckable(text.notDrawn);
      return { proof, verdict };
    },
    [gameCode, text, verify],
  );
  const { found, problem, check } = useCheck(compute, text);
  useEffect(() => {
    const given = askedIn(window.location.hash);
    if (given.round !== '') void check(given.round);
  }, [check]);
  return (
    <VerifyFrame
      name={words.name}
      intro={text.intro}
      words={text}
      fields={
        <TextField
          name="round"
          label={text.round}
          value={asked.round}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          onText={(round) => setAsked({ ...asked, round: round.replace(/\D/g, '') })}
        />
      }
      onCheck={() => {
        if (asked.round !== '') void check(asked.round);
      }}
      problem={problem}
      verdict={found && <Result checked={found} bet={asked.bet} texts={texts} words={words} />}
      steps={[...text.steps, ...words.draw]}
      isExplained
    />
  );
};
