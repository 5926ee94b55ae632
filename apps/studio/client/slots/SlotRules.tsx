import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { slotFacts } from '../../src/engine/facts.ts';
import { lineCount, lines } from '../../src/engine/machine.ts';
import { dragonsOfHundred } from '../../src/engine/machines/koiLantern.ts';
import { RuleFacts } from '../machine/RuleFacts.tsx';
import { LinePicture } from '../reels/Lines.tsx';
import { amountOf } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { useSlot, useSlotState } from './context.ts';

const lineStakeTimes = (units: number, stake: string, currency: CurrencyCode): string => {
  const total = amountOf(stake, currency);
  return formatMinor(minor((BigInt(units) * total) / BigInt(lineCount)), currency);
};

const PayTable = () => {
  const { texts } = useShell();
  const { machine, words, pictures } = useSlot();
  const { stake, currency } = useSlotState();
  const paying = Object.entries(machine.linePays);
  return (
    <>
      <h3>{words.rules.pays}</h3>
      <p className="soft">
        {words.rules.paysNote} {texts.stake} {lineStakeTimes(lineCount, stake, currency)}
      </p>
      <ul className="pay-table">
        {paying.map(([letter, pays]) => (
          <li key={letter}>
            <img src={pictures[letter]} alt="" width="72" height="72" loading="lazy" />
            <div>
              <strong>{words.symbols[machine.letters[letter] ?? ''] ?? letter}</strong>
              <dl>
                {[2, 1, 0].map((index) => (
                  <div key={index}>
                    <dt>{index + 3}</dt>
                    <dd>{lineStakeTimes(pays[index] ?? 0, stake, currency)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

const Features = () => {
  const { machine, theme, words, pictures } = useSlot();
  const facts = slotFacts[machine.gameCode];
  return (
    <ul className="features">
      <li>
        <img src={pictures[machine.wild]} alt="" width="84" height="84" />
        <p>{theme.wild}</p>
      </li>
      <li>
        <img src={pictures[machine.scatter]} alt="" width="84" height="84" />
        <div>
          <p>{theme.scatter}</p>
          <ul className="soft">
            {Object.entries(machine.base.scatterAwards).map(([count, award]) => (
              <li key={count}>
                {words.rules.scatterRow(Number(count), award?.stakes ?? 0, award?.freeSpins ?? 0)}
              </li>
            ))}
          </ul>
          <p>{theme.free}</p>
          {theme.gather && facts && <p>{theme.gather.often(facts.freeSpinsOneIn, dragonsOfHundred)}</p>}
        </div>
      </li>
    </ul>
  );
};

/** What the computation says, in numbers. */
const Facts = () => {
  const facts = slotFacts[useSlot().machine.gameCode];
  return facts ? <RuleFacts greatest={facts.greatest} bonusOneIn={facts.freeSpinsOneIn} /> : null;
};

/** A machine's part of the rules: features, pays, lines, figures. */
export const SlotRules = () => {
  const { words } = useSlot();
  return (
    <>
      <Features />
      <PayTable />
      <h3>{words.rules.lines}</h3>
      <p>{words.rules.linesText}</p>
      <div className="line-pictures">
        {lines.map((rows, index) => (
          <LinePicture key={rows.join('')} rows={rows} number={index + 1} />
        ))}
      </div>
      <Facts />
    </>
  );
};
