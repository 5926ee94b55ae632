import { useState } from 'react';
import { dropSaltOf, findLight } from '../../src/games/lights.ts';
import type { LightsAnswer } from '../../src/play/views.ts';
import { money } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { instantText } from '../shell/instantText.ts';
import { Sheet } from '../shell/sheets/Sheet.tsx';
import { checkDrop } from './checkDrop.ts';
import { useVideoSlotState } from './context.ts';
import { LightTexts } from './LightTexts.tsx';
import { lightWordsOf } from './lightWords.ts';

const Level = ({ level }: { level: LightsAnswer['levels'][number] }) => {
  const words = lightWordsOf(useShell().lang);
  const { currency } = useVideoSlotState();
  const { name, amount, dropsBy, number, serverSeedHash } = level;
  return (
    <li className="light-level" data-light={name}>
      <p>
        <strong>{words.names[name]}</strong> <span className="soft">{words.number(number)}</span>
        <b>{money(amount, currency)}</b>
      </p>
      <meter min={0} max={Number(dropsBy)} value={Number(amount)} aria-label={words.names[name]} />
      <p className="soft small">{words.dropsBy(money(dropsBy, currency))}</p>
      <p className="soft small">
        {words.fingerprint}
        <code data-field="light-hash">{serverSeedHash}</code>
      </p>
    </li>
  );
};

/** One that has dropped, with its seed, and the proof of it. */
const Drop = ({ drop }: { drop: LightsAnswer['drops'][number] }) => {
  const { lang } = useShell();
  const words = lightWordsOf(lang);
  const { currency } = useVideoSlotState();
  const [agrees, setAgrees] = useState<boolean | null>(null);
  const level = findLight(`light-${drop.name}`);
  const check = async (): Promise<void> => setAgrees(await checkDrop(drop, currency, crypto.subtle));
  return (
    <li className="light-level" data-drop={drop.number}>
      <p>
        <strong>{words.names[drop.name]}</strong> <span className="soft">{words.number(drop.number)}</span>
        <b>{money(drop.amount, currency)}</b>
      </p>
      <p className="soft small">{instantText(drop.at, lang)}</p>
      <p className="soft small">
        {money(drop.from, currency)} · {words.dropsBy(money(drop.dropsBy, currency))}
      </p>
      <p className="soft small">
        {words.seed}
        <code>{drop.serverSeed}</code>
        {words.fingerprint}
        <code>{drop.serverSeedHash}</code>
        {level && <code>{`${dropSaltOf(level, currency)}:${drop.number}`}</code>}
      </p>
      <button type="button" className="quiet-button" data-action="check-drop" onClick={() => void check()}>
        {words.check}
      </button>
      <p aria-live="polite" className={agrees === false ? 'differs' : 'light-agrees'}>
        {agrees === null ? '' : agrees ? words.agrees : words.differs}
      </p>
    </li>
  );
};

/** How the lights work, with the fingerprints of those that grow and the seeds of those that have dropped. */
const LightsSheet = ({ lights, onClose }: { lights: LightsAnswer | null; onClose: () => void }) => {
  const { lang, texts } = useShell();
  const words = lightWordsOf(lang);
  return (
    <Sheet title={words.title} closeLabel={texts.close} onClose={onClose}>
      <LightTexts />
      <h3>{words.now}</h3>
      <ul className="light-levels">
        {lights?.levels.map((level) => (
          <Level key={level.name} level={level} />
        ))}
      </ul>
      <h3>{words.latest}</h3>
      <p className="soft">{words.how}</p>
      {lights?.drops.length === 0 && <p>{words.none}</p>}
      <ul className="light-levels">
        {lights?.drops.map((drop) => (
          <Drop key={`${drop.name}-${drop.number}`} drop={drop} />
        ))}
      </ul>
    </Sheet>
  );
};

export default LightsSheet;
