import { cashOf } from '../../src/games/videoSlots/machine.ts';
import { RuleFacts } from '../machine/RuleFacts.tsx';
import { LinePicture } from '../reels/Lines.tsx';
import { useShell } from '../shell/context.ts';
import { RuleTexts } from '../shell/RuleTexts.tsx';
import { percent, Swing } from '../shell/sheets/RulesSheet.tsx';
import { useVideoSlot, useVideoSlotState, worth } from './context.ts';
import { LightTexts } from './LightTexts.tsx';
import { lightWordsOf } from './lightWords.ts';

/** How many of a symbol each pay is for. */
const heads = (slot: ReturnType<typeof useVideoSlot>['slot']): readonly number[] =>
  slot.evaluation.kind === 'clusters'
    ? slot.evaluation.sizes
    : Array.from({ length: slot.strips.base.length - 2 }, (_, index) => index + 3);

const PayTable = () => {
  const { slot, own, words, pictures } = useVideoSlot();
  const { stake, currency } = useVideoSlotState();
  const counts = heads(slot);
  const { kind } = slot.evaluation;
  return (
    <>
      <h3>{words.rules.pays}</h3>
      <p className="soft">{kind === 'beads' ? own.beads?.paysNote : words.rules.paysNote[kind]}</p>
      <ul className="pay-table">
        {Object.entries(slot.evaluation.pays).map(([letter, pays]) => (
          <li key={letter}>
            <img src={pictures[letter]} alt="" width="72" height="72" loading="lazy" />
            <div>
              <strong>{own.symbols[slot.letters[letter] ?? '']}</strong>
              <dl>
                {counts
                  .map((count, index) => (
                    <div key={count}>
                      <dt>{count}</dt>
                      <dd>{worth(pays[index] ?? 0, stake, currency)}</dd>
                    </div>
                  ))
                  .reverse()}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

const Cash = () => {
  const { slot, own, words } = useVideoSlot();
  const { stake, currency } = useVideoSlotState();
  const values = cashOf(slot)?.values;
  if (!values) return null;
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <>
      <h3>{own.cash?.title}</h3>
      <p className="soft">{own.cash?.note}</p>
      <dl className="rule-facts">
        {values.map(({ units, weight, pot }) => (
          <div key={units}>
            <dt>
              {pot && `${words.pots[pot]} `}
              {worth(units, stake, currency)}
            </dt>
            <dd>{percent(weight / all)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** What the computation says, in numbers. */
const Facts = () => {
  const { slot, words, facts } = useVideoSlot();
  return (
    <RuleFacts greatest={facts.greatest} bonusOneIn={Math.round(1 / facts.bonusRate)}>
      <div>
        <dt>{words.rules.hits}</dt>
        <dd>{percent(facts.hitRate)}</dd>
      </div>
      <div>
        <Swing deviation={facts.deviation} />
      </div>
      {facts.rtps.length > 1 &&
        slot.freeSpins?.choices.map(({ spins, multiplier, step }, choice) => (
          <div key={spins}>
            <dt>{words.option(spins, multiplier, step)}</dt>
            <dd>{percent(facts.rtps[choice] ?? 0)}</dd>
          </div>
        ))}
    </RuleFacts>
  );
};

/** The slot's own part of the rules. */
export const SlotRules = () => {
  const { slot, own, words } = useVideoSlot();
  const { lang } = useShell();
  const { opened } = useVideoSlotState();
  const { evaluation } = slot;
  return (
    <>
      <RuleTexts rules={own.rules} />
      <PayTable />
      <Cash />
      {evaluation.kind === 'lines' && (
        <>
          <h3>{words.rules.lines}</h3>
          <p>{words.rules.linesText(evaluation.lines.length)}</p>
          <div className="line-pictures">
            {evaluation.lines.map((rows, index) => (
              <LinePicture key={rows.join('')} rows={rows} number={index + 1} />
            ))}
          </div>
        </>
      )}
      {opened?.feedsLights && (
        <>
          <h3>{lightWordsOf(lang).title}</h3>
          <LightTexts />
        </>
      )}
      <Facts />
    </>
  );
};
