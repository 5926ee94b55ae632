import { type CurrencyCode, formatMinor, minor } from '@pavilion/money';
import { toNumber } from '../../src/engine/fraction.ts';
import { unitsPerLine } from '../../src/games/classic/evaluate.ts';
import { frogTheory } from '../../src/games/classic/frogTheory.ts';
import { lines } from '../../src/games/classic/machine.ts';
import { lanternJackpot, lotsOf } from '../../src/games/jackpot.ts';
import { winOf } from '../../src/games/units.ts';
import { intlLocale } from '../../src/locale.ts';
import { LinePicture } from '../reels/Lines.tsx';
import { amountOf } from '../shell/amounts.ts';
import { useShell } from '../shell/context.ts';
import { percent, Swing } from '../shell/sheets/RulesSheet.tsx';
import { useClassic, useClassicState } from './context.ts';

const paid = (lineStakes: number, stake: string, currency: CurrencyCode): string =>
  formatMinor(minor(winOf(lineStakes * unitsPerLine, amountOf(stake, currency))), currency);

const PayTable = () => {
  const { machine, words, pictures } = useClassic();
  const { stake, currency } = useClassicState();
  const rows = [
    ...Object.entries(machine.pays).map(([letter, lineStakes]) => ({
      letter,
      name: words.symbols[machine.letters[letter] ?? ''] ?? letter,
      lineStakes,
    })),
    { letter: machine.family[0] ?? '', name: words.mixture, lineStakes: machine.familyPays },
  ];
  return (
    <>
      <h3>{words.pays}</h3>
      <p className="soft">{words.paysNote}</p>
      <ul className="pay-table">
        {rows.map(({ letter, name, lineStakes }) => (
          <li key={name}>
            <img src={pictures[letter]} alt="" width="72" height="72" loading="lazy" />
            <div>
              <strong>{name}</strong>
              <dl>
                <div>
                  <dt>3</dt>
                  <dd>{paid(lineStakes, stake, currency)}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

const HopRules = () => {
  const { words } = useClassic();
  const { lang } = useShell();
  const { hopChance, fullPerHop, greatest, deviation } = frogTheory();
  const number = new Intl.NumberFormat(intlLocale(lang));
  return (
    <>
      <h3>{words.hops.title}</h3>
      <p>{words.hops.text}</p>
      <p data-field="hop-chance">
        {words.hops.often(
          number.format(Math.round(1 / toNumber(hopChance))),
          Math.round(toNumber(fullPerHop) * 100),
          number.format(greatest),
        )}
      </p>
      <dl className="rule-facts">
        <div>
          <Swing deviation={deviation} />
        </div>
      </dl>
    </>
  );
};

/** The pearl: what goes in, what the chance is at this stake, how the return is made up. */
const PearlRules = () => {
  const { words } = useClassic();
  const { lang } = useShell();
  const { stake, currency } = useClassicState();
  const { lots, lotsInAll } = lotsOf(amountOf(stake, currency), currency, lanternJackpot);
  const chance = new Intl.NumberFormat(intlLocale(lang)).format(Math.round(lotsInAll / lots));
  const share = percent(lanternJackpot.shareBp / 10_000);
  const seedShare = percent(1 / lanternJackpot.seedsPerWin);
  const ofLines = percent(toNumber(frogTheory().lines));
  return (
    <>
      <h3>{words.pot}</h3>
      <p>{words.potText(share, formatMinor(lanternJackpot.seedOf(currency), currency))}</p>
      <p data-field="jackpot-chance" data-lots={lots} data-lots-in-all={lotsInAll}>
        {words.potChance(chance)}
      </p>
      <p>{words.potReturn(ofLines, share, seedShare)}</p>
      <p>{words.potPaid}</p>
    </>
  );
};

/** The machine's part of the rules. */
export const ClassicRules = () => {
  const { words } = useClassic();
  return (
    <>
      <PearlRules />
      <PayTable />
      <p>{words.wild}</p>
      <HopRules />
      <h3>{words.lines}</h3>
      <p>{words.linesText}</p>
      <div className="line-pictures">
        {lines.map((rows, index) => (
          <LinePicture key={rows.join('')} rows={rows} number={index + 1} />
        ))}
      </div>
    </>
  );
};
