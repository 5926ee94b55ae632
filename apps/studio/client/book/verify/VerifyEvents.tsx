import { useCallback, useEffect, useState } from 'react';
import { rulesNow } from '../../../src/book/engine/rulesNow.ts';
import type { EventProofView } from '../../../src/book/views.ts';
import { ApiRefusal } from '../../shell/wire.ts';
import { Finding, Mark } from '../../verify/Finding.tsx';
import { TextField } from '../../verify/SeedFields.tsx';
import { Uncheckable, useCheck } from '../../verify/useCheck.ts';
import { VerifyFrame } from '../../verify/VerifyFrame.tsx';
import { verifyOf } from '../pageTexts/texts.ts';
import type { BookApi } from '../shell/api.ts';
import { useNames, useWords } from '../shell/context.ts';
import { type EventVerdict, verifyEvent } from './check.ts';

interface Checked {
  readonly proof: EventProofView;
  /** `null` while the event's seed is not revealed. */
  readonly verdict: EventVerdict | null;
}

/** A bet has as many events as a multi has legs. */
const eventsMax = 10;

/** The events that an address or a person asks for. */
const idsIn = (text: string): readonly string[] =>
  [...new Set(text.split(/[\s,]+/).filter((id) => id !== ''))].slice(0, eventsMax);

/** What an address asks for; of one event also by which rules it was told to be played. */
const askedIn = (fragment: string): { readonly events: string; readonly rules: number | null } => {
  const asked = new URLSearchParams(fragment.replace(/^#/, ''));
  const rules = asked.get('rules');
  return { events: asked.get('events') ?? '', rules: rules === null ? null : Number(rules) };
};

const Course = ({ proof, verdict }: { proof: EventProofView; verdict: EventVerdict }) => {
  const { texts } = useWords();
  const name = useNames();
  const { event } = proof;
  const sides = { home: name(event.home.names), away: name(event.away.names) };
  return (
    <details className="course">
      <summary>{texts.board.timeline}</summary>
      <ol>
        {verdict.timeline.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
          <li key={index}>{texts.board.item(item, event.sport, sides)}</li>
        ))}
      </ol>
    </details>
  );
};

const Verdict = ({ proof, verdict }: { proof: EventProofView; verdict: EventVerdict }) => {
  const verify = verifyOf(useWords().lang);
  return (
    <>
      <dl>
        <Finding name={verify.hash}>
          <code>{proof.serverSeedHash}</code>
        </Finding>
        <Finding name={verify.seed}>
          <code data-field="server-seed">{proof.serverSeed}</code>
        </Finding>
        <Finding name={verify.hashCheck} field="hash-check">
          <code>{verdict.hash}</code>
          <Mark agrees={verdict.hashAgrees} words={verify} />
        </Finding>
        {(rulesNow[proof.event.sport] > 1 || verdict.rulesAgree === false) && (
          <Finding name={verify.rules} field="rules-check">
            <code>{proof.rules}</code>
            {verdict.rulesAgree !== null && <Mark agrees={verdict.rulesAgree} words={verify} />}
          </Finding>
        )}
        <Finding name={`${verify.strengths} · ${verify.strengthsCheck}`} field="strengths-check">
          <code>{verdict.strengths.join(' · ')}</code>
          <Mark agrees={verdict.strengthsAgree} words={verify} />
        </Finding>
        <Finding name={`${verify.course} · ${verify.courseCheck(proof.steps)}`} field="course-check">
          <Mark agrees={verdict.courseAgrees} words={verify} />
        </Finding>
        <Finding name={verify.result} field="outcome-check">
          <b>{verdict.result.join(' : ')}</b>
          <Mark agrees={verdict.resultAgrees} words={verify} />
        </Finding>
      </dl>
      <Course proof={proof} verdict={verdict} />
    </>
  );
};

const CheckedEvent = ({ proof, verdict }: Checked) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const { event } = proof;
  return (
    <section className="verdict" data-field="verdict" data-event={event.id}>
      <h2>
        {name(event.home.names)} {texts.versus} {name(event.away.names)}
      </h2>
      <p className="soft">
        {texts.sports[event.sport]} · {name(event.competition.names)} · {event.id}
      </p>
      {verdict === null ? (
        <p className="differs" data-field="not-over">
          {verifyOf(lang).notOver}
        </p>
      ) : (
        <Verdict proof={proof} verdict={verdict} />
      )}
    </section>
  );
};

/** Plays finished events out again in the browser: one, or all of a bet. */
export const VerifyEvents = ({ name, api }: { name: string; api: Pick<BookApi, 'proof'> }) => {
  const verify = verifyOf(useWords().lang);
  const [asked, setAsked] = useState(() => askedIn(window.location.hash).events);
  const compute = useCallback(
    async (text: string, crypto: SubtleCrypto): Promise<readonly Checked[]> => {
      try {
        const all: Checked[] = [];
        const given = askedIn(window.location.hash);
        for (const id of idsIn(text)) {
          const proof = await api.proof(id);
          const told = id === given.events ? given.rules : null;
          all.push({ proof, verdict: (await verifyEvent(proof, crypto, told)) ?? null });
        }
        return all;
      } catch (error) {
        const isMissing = error instanceof ApiRefusal && error.error !== 'internal';
        throw isMissing ? new Uncheckable(verify.notFound) : error;
      }
    },
    [api, verify],
  );
  const { found, problem, check } = useCheck(compute, verify);
  useEffect(() => {
    const given = askedIn(window.location.hash).events;
    if (given !== '') void check(given);
  }, [check]);
  return (
    <VerifyFrame
      name={name}
      intro={verify.intro}
      words={verify}
      fields={
        <TextField
          name="events"
          label={verify.event}
          value={asked}
          autoComplete="off"
          spellCheck={false}
          maxLength={240}
          onText={setAsked}
        />
      }
      onCheck={() => {
        if (asked !== '') void check(asked);
      }}
      problem={problem}
      verdict={found?.map((checked) => <CheckedEvent key={checked.proof.event.id} {...checked} />)}
      steps={verify.steps}
      isExplained
    />
  );
};
