import { useCallback, useEffect, useState } from 'react';
import type { Evaluation } from '../../src/engine/evaluate.ts';
import type { SlotMachine } from '../../src/engine/machine.ts';
import type { Lang } from '../shell/sessionTexts.ts';
import { type Claim, claimOf, showSpin, type Verdict, verifySpin } from './check.ts';
import { Finding, Mark } from './Finding.tsx';
import { NonceField, SeedFields } from './SeedFields.tsx';
import { useCheck } from './useCheck.ts';
import { VerifyFrame } from './VerifyFrame.tsx';
import { type VerifyWords, verifyWords } from './words.ts';

const reels = [0, 1, 2, 3, 4] as const;
const rows = [0, 1, 2] as const;
const modes = ['base', 'free'] as const;

/** Reel and row of each cell that was crossed, counted from one. */
const pathCells = ({ crossing }: Evaluation): string[] =>
  (crossing?.path ?? []).map(([reel, row]) => `${reel + 1}/${row + 1}`);

const Result = ({
  verdict,
  machine,
  symbols,
  words,
}: {
  verdict: Verdict;
  machine: SlotMachine;
  symbols: Readonly<Record<string, string>>;
  words: VerifyWords;
}) => {
  const { evaluation } = verdict;
  return (
    <section className="verdict" data-field="verdict">
      <dl>
        <Finding name={words.hash}>
          <code>{verdict.hash}</code>
          <Mark agrees={verdict.hashAgrees} words={words} />
        </Finding>
        <Finding name={words.stops}>
          <code data-field="stops">{verdict.stops.join(' · ')}</code>
          <Mark agrees={verdict.stopsAgree} words={words} />
        </Finding>
        {verdict.crossed !== null && (
          <Finding name={words.crossing}>
            <code data-field="crossing">{[verdict.crossed, ...pathCells(evaluation)].join(' · ')}</code>
          </Finding>
        )}
        {evaluation.times > 1 && (
          <Finding name={words.times}>
            <code data-field="times">×{evaluation.times}</code>
          </Finding>
        )}
        <Finding name={words.won}>
          <code data-field="stakes">{words.stakes(verdict.stakes)}</code>
        </Finding>
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

const Strips = ({ machine, words }: { machine: SlotMachine; words: VerifyWords }) => (
  <>
    <h2>{words.strips}</h2>
    <p>
      {Object.entries(machine.letters)
        .map(([letter, symbol]) => `${letter} = ${symbol}`)
        .join(' · ')}
    </p>
    {modes.map((mode) => (
      <div key={mode}>
        <h3>{mode === 'base' ? words.paid : words.free}</h3>
        {machine[mode].strips.map((strip) => (
          <code key={strip} className="strip">
            {strip}
          </code>
        ))}
      </div>
    ))}
  </>
);

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
  const words = verifyWords(lang);
  const [claim, setClaim] = useState<Claim>(() => claimOf(window.location.hash));
  const compute = useCallback(
    (wanted: Claim, crypto: SubtleCrypto) => verifySpin(machine, wanted, crypto),
    [machine],
  );
  const { found, problem, check, show } = useCheck(compute, words);
  useEffect(() => {
    const given = claimOf(window.location.hash);
    if (given.serverSeed !== '') void check(given);
    else if (given.stops) show(showSpin(machine, given, given.stops));
  }, [check, show, machine]);
  const change = (changed: Partial<Claim>): void => setClaim({ ...claim, ...changed, stops: null });
  return (
    <VerifyFrame
      name={name}
      intro={words.intro}
      words={words}
      fields={
        <>
          <SeedFields words={words} seeds={claim} onChange={change} />
          <div className="pair">
            <NonceField words={words} nonce={claim.nonce} onChange={change} />
            <label>
              <span>{words.kind}</span>
              <select
                name="mode"
                value={claim.mode}
                onChange={(event) => change({ mode: event.target.value === 'free' ? 'free' : 'base' })}
              >
                <option value="base">{words.paid}</option>
                <option value="free">{words.free}</option>
              </select>
            </label>
            {machine.crossing && (
              <label>
                <span>{words.beforeCrossing}</span>
                <input
                  type="checkbox"
                  name="before-crossing"
                  checked={claim.crossed === undefined}
                  onChange={({ target: { checked } }) => change({ crossed: checked ? undefined : null })}
                />
              </label>
            )}
            {machine.crossing && claim.mode === 'base' && claim.crossed !== undefined && (
              <label>
                <span>{words.turned}</span>
                <select
                  name="turned"
                  value={claim.turned}
                  onChange={({ target: { value } }) => change({ turned: Number(value) })}
                >
                  {Array.from({ length: machine.crossing.turns + 1 }, (_, turned) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a number of turns is all that a choice is
                    <option key={turned}>{turned}</option>
                  ))}
                </select>
              </label>
            )}
            {machine.gathering && claim.mode === 'free' && (
              <label>
                <span>{words.gathered}</span>
                <input
                  name="gathered"
                  inputMode="numeric"
                  value={claim.gathered ?? ''}
                  onChange={({ target: { value } }) =>
                    change({ gathered: /^\d{1,2}$/.test(value) ? Number(value) : null })
                  }
                />
              </label>
            )}
          </div>
        </>
      }
      onCheck={() => void check(claim)}
      problem={problem}
      verdict={found && <Result verdict={found} machine={machine} symbols={symbols} words={words} />}
      steps={machine.crossing ? [...words.steps, words.crossingStep] : words.steps}
      explanation={<Strips machine={machine} words={words} />}
    />
  );
};
