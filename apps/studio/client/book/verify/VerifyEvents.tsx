import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { EventProofView } from '../../../src/book/views.ts';
import { type BookApi, BookApiRefusal } from '../shell/api.ts';
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

const askedIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('events') ?? '';

const Mark = ({ agrees }: { agrees: boolean }) => {
  const { verify } = useWords().texts;
  return (
    <strong className={agrees ? 'agrees' : 'differs'}>
      {agrees ? `✓ ${verify.agrees}` : `✗ ${verify.differs}`}
    </strong>
  );
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
  const { verify } = useWords().texts;
  return (
    <>
      <dl>
        <div>
          <dt>{verify.hash}</dt>
          <dd>
            <code>{proof.serverSeedHash}</code>
          </dd>
        </div>
        <div>
          <dt>{verify.seed}</dt>
          <dd>
            <code data-field="server-seed">{proof.serverSeed}</code>
          </dd>
        </div>
        <div>
          <dt>{verify.hashCheck}</dt>
          <dd data-field="hash-check">
            <code>{verdict.hash}</code>
            <Mark agrees={verdict.hashAgrees} />
          </dd>
        </div>
        <div>
          <dt>
            {verify.strengths} · {verify.strengthsCheck}
          </dt>
          <dd data-field="strengths-check">
            <code>{verdict.strengths.join(' · ')}</code>
            <Mark agrees={verdict.strengthsAgree} />
          </dd>
        </div>
        <div>
          <dt>
            {verify.course} · {verify.courseCheck(proof.steps)}
          </dt>
          <dd data-field="course-check">
            <Mark agrees={verdict.courseAgrees} />
          </dd>
        </div>
        <div>
          <dt>{verify.result}</dt>
          <dd data-field="outcome-check">
            <b>{verdict.result.join(' : ')}</b>
            <Mark agrees={verdict.resultAgrees} />
          </dd>
        </div>
      </dl>
      <Course proof={proof} verdict={verdict} />
    </>
  );
};

const CheckedEvent = ({ proof, verdict }: Checked) => {
  const { texts } = useWords();
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
          {texts.verify.notOver}
        </p>
      ) : (
        <Verdict proof={proof} verdict={verdict} />
      )}
    </section>
  );
};

/** Plays finished events out again in the browser: one, or all of a bet. */
export const VerifyEvents = ({ name, api }: { name: string; api: Pick<BookApi, 'proof'> }) => {
  const { texts } = useWords();
  const { verify } = texts;
  const [asked, setAsked] = useState(() => askedIn(window.location.hash));
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  const check = useCallback(
    async (text: string): Promise<void> => {
      setProblem(null);
      setChecked([]);
      if (!window.isSecureContext) return setProblem(verify.insecure);
      try {
        const all: Checked[] = [];
        for (const id of idsIn(text)) {
          const proof = await api.proof(id);
          all.push({ proof, verdict: (await verifyEvent(proof, window.crypto.subtle)) ?? null });
        }
        setChecked(all);
      } catch (error) {
        const isMissing = error instanceof BookApiRefusal && error.error !== 'internal';
        setProblem(isMissing ? verify.notFound : verify.failed);
      }
    },
    [api, verify],
  );
  useEffect(() => {
    const given = askedIn(window.location.hash);
    if (given !== '') void check(given);
  }, [check]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (asked !== '') void check(asked);
  };
  return (
    <main className="verify">
      <h1>
        {name} · {verify.title}
      </h1>
      <p>{verify.intro}</p>
      <form onSubmit={onSubmit}>
        <label>
          <span>{verify.event}</span>
          <input
            name="events"
            autoComplete="off"
            spellCheck={false}
            maxLength={240}
            value={asked}
            onChange={(event) => setAsked(event.target.value)}
          />
        </label>
        <button type="submit" className="main-button" data-action="verify">
          {verify.check}
        </button>
      </form>
      {problem && (
        <p className="differs" role="alert">
          {problem}
        </p>
      )}
      <div aria-live="polite">
        {checked.map(({ proof, verdict }) => (
          <CheckedEvent key={proof.event.id} proof={proof} verdict={verdict} />
        ))}
      </div>
      <details open>
        <summary>{verify.how}</summary>
        <ol>
          {verify.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </main>
  );
};
