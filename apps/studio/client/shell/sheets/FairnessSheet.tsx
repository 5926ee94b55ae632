import { type FormEvent, useEffect, useState } from 'react';
import { verifyUrl } from '../../../src/play/verifyUrl.ts';
import { useShell, useShellState } from '../context.ts';
import { Icon } from '../Icon.tsx';
import { isRoundOpen } from '../playState.ts';
import { ApiRefusal } from '../wire.ts';
import { Sheet } from './Sheet.tsx';

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const FairnessSheet = ({ onClose }: { onClose: () => void }) => {
  const { play, texts, gameCode, lang, fairness: how } = useShell();
  const state = useShellState();
  const { fairness, busy } = state;
  const held = busy || isRoundOpen(state);
  const words = texts.fairText;
  const [seed, setSeed] = useState(newSeed);
  const [revealed, setRevealed] = useState<{ serverSeed: string; serverSeedHash: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => void play.readFairness(), [play]);
  if (!fairness) return null;

  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(null);
    try {
      setRevealed(await play.rotate(seed.trim()));
      setSeed(newSeed());
    } catch (error) {
      const refused = error instanceof ApiRefusal ? error.error : 'internal';
      if (refused === 'round_open') return setProblem(words.busy);
      if (refused === 'bad_request') return setProblem(words.invalid);
      setProblem(texts.offline);
      // It may be the session that is over: then that is what there is to tell.
      void play.refresh();
    }
  };

  return (
    <Sheet title={texts.fairness} closeLabel={texts.close} onClose={onClose}>
      <p>
        {how} {words.intro}
      </p>
      <dl className="seeds">
        <div>
          <dt>{words.serverHash}</dt>
          <dd data-field="server-seed-hash">{fairness.serverSeedHash}</dd>
        </div>
        <div>
          <dt>{words.clientSeed}</dt>
          <dd data-field="client-seed">{fairness.clientSeed}</dd>
        </div>
        <div>
          <dt>{words.nonce}</dt>
          <dd data-field="nonce">{fairness.nonce}</dd>
        </div>
        <div>
          <dt>{words.nextHash}</dt>
          <dd>{fairness.nextServerSeedHash}</dd>
        </div>
      </dl>
      <form className="seed-form" onSubmit={(event) => void change(event)}>
        <label htmlFor="client-seed">{words.clientSeed}</label>
        <div className="seed-row">
          <input
            id="client-seed"
            data-field="client-seed-input"
            value={seed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setSeed(event.target.value)}
          />
          <button
            type="submit"
            className="quiet-button"
            data-action="rotate-seed"
            disabled={held || seed.trim() === ''}
          >
            {words.change}
          </button>
        </div>
        <p className="soft small">{held ? words.busy : words.changeHint}</p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </form>
      {revealed && (
        <div role="status">
          <dl className="seeds">
            <div>
              <dt>{words.revealed}</dt>
              <dd data-field="revealed-seed">{revealed.serverSeed}</dd>
            </div>
          </dl>
        </div>
      )}
      <a
        className="quiet-button"
        href={verifyUrl(gameCode, lang, null)}
        target="_blank"
        rel="noreferrer"
        data-action="verify"
      >
        {words.verify} <Icon name="external-link" size={16} />
      </a>
    </Sheet>
  );
};
