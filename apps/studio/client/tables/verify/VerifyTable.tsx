import { useCallback, useEffect, useState } from 'react';
import { isWonRight, type OwnSlip, slipIn } from '../../../src/tables/ownSlip.ts';
import { type ProofView, proofSchema } from '../../../src/tables/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { Finding, Mark } from '../../verify/Finding.tsx';
import { TextField } from '../../verify/SeedFields.tsx';
import { Uncheckable, useCheck } from '../../verify/useCheck.ts';
import { VerifyFrame } from '../../verify/VerifyFrame.tsx';
import type { SheetTexts } from '../sheetTexts/texts.ts';
import { shoeWords } from '../shoe/words.ts';
import type { GameWords } from '../texts/texts.ts';
import type { TableVerdict } from './check.ts';

interface Checked {
  readonly proof: ProofView;
  readonly verdict: TableVerdict;
  /** What comes back of each stake of one's own slip, hundredths. */
  readonly backs: readonly number[] | null;
}

interface Asked {
  readonly round: string;
  readonly bet: string | null;
  /** The seal that the page of the table received before the draw, and when. Milliseconds since 1970. */
  readonly sealed: string | null;
  readonly seenMs: number;
  /** One's own slip, where hands are decided. */
  readonly slip: OwnSlip | null;
}

/** What an address asks for: a round, and perhaps one's own bet in it. */
const askedIn = (fragment: string): Asked => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    round: (fields.get('round') ?? '').replace(/\D/g, ''),
    bet: fields.get('bet'),
    sealed: fields.get('sealed'),
    seenMs: Number(fields.get('seen') ?? Number.NaN),
    slip: slipIn(fields),
  };
};

/** How the list of a round was sealed, and what came after it. */
const SealFindings = ({
  checked: { proof, verdict },
  asked,
  text,
}: {
  checked: Checked;
  asked: Asked;
  text: SheetTexts['verify'];
}) => {
  const { seal } = verdict;
  if (!seal) return null;
  const { beacon, opened } = seal;
  const own = proof.contributions.find(({ id }) => id === asked.bet);
  const isAsked = asked.sealed !== null && asked.round === String(proof.number);
  const seenBefore = beacon && isAsked ? (beacon.timeMs - asked.seenMs) / 1_000 : Number.NaN;
  return (
    <>
      <Finding name={text.seal} field="seal-check">
        <code>{seal.hash}</code>
        <Mark agrees={seal.agrees} words={text} />
      </Finding>
      {isAsked && (
        <Finding name={text.sealSeen} field="seal-seen">
          <code>{asked.sealed}</code>
          <Mark agrees={asked.sealed === seal.hash} words={text} />
        </Finding>
      )}
      {beacon && (
        <Finding name={text.beacon(beacon.round, new Date(beacon.timeMs).toISOString())} field="beacon-check">
          <code>{beacon.signature}</code>
          <Mark agrees={beacon.agrees} words={text} />
          {seenBefore > 0 && <span>{text.beaconSeen(seenBefore.toFixed(1))}</span>}
        </Finding>
      )}
      {opened && (
        <Finding name={text.opened} field="opened-check">
          <code>{text.openedOf(opened.count, proof.contributions.length)}</code>
          <Mark agrees={opened.agrees} words={text} />
          {own && <span>{own.opening === null ? text.ownMissing : text.ownTold}</span>}
        </Finding>
      )}
    </>
  );
};

/** What the stakes of one's own slip come to by the recomputed cards. */
const SlipFinding = ({
  slip,
  backs,
  texts,
  words,
}: {
  slip: OwnSlip;
  backs: readonly number[];
  texts: SheetTexts;
  words: GameWords;
}) => (
  <Finding name={texts.history.won} field="slip-check">
    {slip.stakes.map(({ spot, amount, made }, at) => (
      <span key={spot}>
        {[
          `${words.spot(spot)} ${amount}`,
          ...made.map((choice) => words.choice?.(choice) ?? choice),
          `× ${((backs[at] ?? 0) / 100).toFixed(2)}`,
        ].join(' · ')}
      </span>
    ))}
    <code>{slip.won}</code>
    <Mark agrees={isWonRight(slip, backs)} words={texts.verify} />
  </Finding>
);

/** What was in the shoe before the draw, counted again. */
const ShoeFinding = ({
  verdict: { shoe, card },
  lang,
  text,
}: {
  verdict: TableVerdict;
  lang: Lang;
  text: SheetTexts['verify'];
}) => {
  if (!shoe) return null;
  const words = shoeWords(lang);
  return (
    <Finding name={`${words.name} ${shoe.round}/${shoe.rounds}`} field="shoe-check">
      <span>{words.counted(shoe.left, shoe.round - 1)}</span>
      <code>{card.gone}</code>
      <Mark agrees={shoe.agrees} words={text} />
    </Finding>
  );
};

const Result = ({
  checked,
  asked,
  lang,
  texts,
  words,
}: {
  checked: Checked;
  asked: Asked;
  lang: Lang;
  texts: SheetTexts;
  words: GameWords;
}) => {
  const text = texts.verify;
  const { proof, verdict } = checked;
  const { bet } = asked;
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
        <SealFindings checked={checked} asked={asked} text={text} />
        <Finding
          name={`${text.entropy} · ${text.entropyCheck(proof.contributions.length)}`}
          field="entropy-check"
        >
          <code>{verdict.entropy}</code>
          <Mark agrees={verdict.entropyAgrees} words={text} />
          {isOwnIn && <span data-field="own-bet">{text.own}</span>}
        </Finding>
        <ShoeFinding verdict={verdict} lang={lang} text={text} />
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
        {asked.slip && checked.backs && asked.round === String(proof.number) && (
          <SlipFinding slip={asked.slip} backs={checked.backs} texts={texts} words={words} />
        )}
      </dl>
    </section>
  );
};

/** Recomputes any round of a table in the browser. */
export const VerifyTable = ({
  gameCode,
  lang,
  texts,
  words,
  verify,
}: {
  gameCode: string;
  lang: Lang;
  texts: SheetTexts;
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
      const { slip, bet } = askedIn(window.location.hash);
      return { proof, verdict, backs: slip && bet !== null ? await verdict.backsOf(slip, bet) : null };
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
      verdict={found && <Result checked={found} asked={asked} lang={lang} texts={texts} words={words} />}
      steps={[...text.steps, ...words.draw]}
      isExplained
    />
  );
};
