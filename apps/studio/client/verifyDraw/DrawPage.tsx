import { useCallback, useEffect, useState } from 'react';
import { CardFace } from '../cards/CardFace.tsx';
import type { Lang } from '../shell/sessionTexts.ts';
import { Finding, Mark } from '../verify/Finding.tsx';
import { hashAgreement, proofOf, type Seeds, seedsOf } from '../verify/proof.ts';
import { NonceField, SeedField, SeedFields } from '../verify/SeedFields.tsx';
import { useCheck } from '../verify/useCheck.ts';
import { VerifyFrame } from '../verify/VerifyFrame.tsx';
import { verifyWords } from '../verify/words.ts';
import type { Recomputed, Verifier } from './verifier.ts';
import { drawWords } from './words.ts';

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
  const words = verifyWords(lang);
  const told = drawWords(lang);
  return (
    <section className="verdict" data-field="verdict">
      <dl>
        <Finding name={words.hash}>
          <code>{verdict.hash}</code>
          <Mark agrees={verdict.hashAgrees} words={words} />
        </Finding>
        <Finding name={words.won}>
          <code data-field="stakes">{words.stakes(verdict.stakes)}</code>
        </Finding>
        {verdict.parts.map(({ name, cards, numbers, told: text }) => (
          <Finding key={name(told)} name={name(told)} field="part">
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
            {text?.(told)}
          </Finding>
        ))}
      </dl>
    </section>
  );
};

/** Recomputes any revealed draw of a game in the browser. */
export const DrawPage = ({ verifier, lang, name }: { verifier: Verifier; lang: Lang; name: string }) => {
  const words = verifyWords(lang);
  const told = drawWords(lang);
  const [claim, setClaim] = useState<Claim>(() => claimOf(window.location.hash, verifier.field));
  const compute = useCallback(
    async (wanted: Claim, crypto: SubtleCrypto): Promise<Verdict> => {
      const { hash, draw, drawBeside } = await proofOf(wanted, crypto);
      return {
        ...(await verifier.recompute(draw, wanted.did, drawBeside)),
        hash,
        hashAgrees: hashAgreement(wanted, hash),
      };
    },
    [verifier],
  );
  const { found, problem, check } = useCheck(compute, words);
  useEffect(() => {
    const given = claimOf(window.location.hash, verifier.field);
    if (given.serverSeed !== '') void check(given);
  }, [check, verifier]);
  const change = (changed: Partial<Claim>): void => setClaim({ ...claim, ...changed });
  return (
    <VerifyFrame
      name={name}
      intro={words.introDraw}
      words={words}
      fields={
        <>
          <SeedFields words={words} seeds={claim} onChange={change} />
          <NonceField words={words} nonce={claim.nonce} onChange={change} />
          <SeedField
            name="did"
            label={`${verifier.label(told)} · ${verifier.hint(told)}`}
            value={claim.did}
            onText={(did) => change({ did })}
          />
        </>
      }
      onCheck={() => void check(claim)}
      problem={problem}
      verdict={found && <Result verdict={found} lang={lang} />}
      steps={[...words.stepsDraw, ...verifier.how.map((step) => step(told))]}
    />
  );
};
