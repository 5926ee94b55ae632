import { slotFacts } from '../../src/engine/facts.ts';
import { lineCount, lines, type Path, reelCount } from '../../src/engine/machine.ts';
import { starsOfHundred, topsOfHundred } from '../../src/engine/machines/cometPeaks.ts';
import { dragonsOfHundred } from '../../src/engine/machines/koiLantern.ts';
import { RuleFacts } from '../machine/RuleFacts.tsx';
import { CellsPicture, LinePicture } from '../reels/Lines.tsx';
import { useShell } from '../shell/context.ts';
import { useSlot, useSlotState } from './context.ts';
import { rangeOf } from './growth.ts';
import { lineStakeTimes } from './lineStake.ts';

const PayTable = () => {
  const { texts } = useShell();
  const { machine, words, pictures } = useSlot();
  const { stake, currency } = useSlotState();
  // A wild that the first reel has not got never begins a line, and so never pays for itself.
  const isBegun = (letter: string): boolean =>
    letter !== machine.wild || [machine.base, machine.free].some(({ strips }) => strips[0].includes(letter));
  const paying = Object.entries(machine.linePays).filter(([letter]) => isBegun(letter));
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
          {theme.cross && <p>{theme.cross.grows(...rangeOf(machine), topsOfHundred)}</p>}
          {theme.gather && facts && <p>{theme.gather.often(facts.freeSpinsOneIn, dragonsOfHundred)}</p>}
        </div>
      </li>
    </ul>
  );
};

/** The cells that a path passes. */
const PathPicture = ({ path, number }: { path: Path; number: number }) => (
  <CellsPicture
    reelCount={reelCount}
    isOn={(reel, row) => path.some(([passedReel, passedRow]) => passedReel === reel && passedRow === row)}
    name={`${number}: ${path.map(([reel, row]) => `${reel + 1}·${row + 1}`).join(' ')}`}
  />
);

const Crossing = () => {
  const { machine, theme } = useSlot();
  const { crossing } = machine;
  if (!crossing || !theme.cross) return null;
  const { chances, paths } = crossing;
  return (
    <>
      <h3>{theme.cross.paths}</h3>
      <p>{theme.cross.rule(chances / paths.length, paths.length)}</p>
      <p>{theme.cross.scatters(starsOfHundred)}</p>
      <p>{theme.cross.turns(crossing.turns)}</p>
      <div className="line-pictures">
        {paths.map((path, index) => (
          <PathPicture key={path.join('/')} path={path} number={index + 1} />
        ))}
      </div>
    </>
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
      <Crossing />
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
