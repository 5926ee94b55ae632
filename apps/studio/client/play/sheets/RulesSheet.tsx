import { type CurrencyCode, formatMinor, minor, parseDecimal } from '@pavilion/money';
import { lineCount, lines } from '../../../src/engine/machine.ts';
import { useGame, useGameState } from '../context.ts';
import { Sheet } from './Sheet.tsx';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** A standard deviation above this many stakes is called high. */
const wildFrom = 6;

const LinePicture = ({ rows, number }: { rows: readonly number[]; number: number }) => (
  <svg
    viewBox="0 0 50 36"
    className="line-picture"
    role="img"
    aria-label={`${number}: ${rows.map((row) => row + 1).join(' ')}`}
  >
    {[0, 1, 2, 3, 4].flatMap((reel) =>
      [0, 1, 2].map((row) => (
        <rect
          key={`${reel}-${row}`}
          x={reel * 10 + 1}
          y={row * 12 + 1}
          width="8"
          height="10"
          rx="2"
          className={rows[reel] === row ? 'on' : 'off'}
        />
      )),
    )}
  </svg>
);

const lineStakeTimes = (units: number, stake: string, currency: CurrencyCode): string => {
  const total = parseDecimal(stake, currency) ?? minor(0);
  return formatMinor(minor((BigInt(units) * total) / BigInt(lineCount)), currency);
};

const PayTable = () => {
  const { machine, texts, pictures } = useGame();
  const { stake, currency } = useGameState();
  const paying = Object.entries(machine.linePays);
  return (
    <>
      <h3>{texts.rulesText.pays}</h3>
      <p className="soft">
        {texts.rulesText.paysNote} {texts.stake} {lineStakeTimes(lineCount, stake, currency)}
      </p>
      <ul className="pay-table">
        {paying.map(([letter, pays]) => (
          <li key={letter}>
            <img src={pictures[letter]} alt="" width="72" height="72" loading="lazy" />
            <div>
              <strong>{texts.symbols[machine.letters[letter] ?? ''] ?? letter}</strong>
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
  const { machine, texts, pictures } = useGame();
  const words = texts.game[machine.gameCode];
  return (
    <ul className="features">
      <li>
        <img src={pictures[machine.wild]} alt="" width="84" height="84" />
        <p>{words?.wild}</p>
      </li>
      <li>
        <img src={pictures[machine.scatter]} alt="" width="84" height="84" />
        <div>
          <p>{words?.scatter}</p>
          <ul className="soft">
            {Object.entries(machine.base.scatterAwards).map(([count, award]) => (
              <li key={count}>
                {texts.rulesText.scatterRow(Number(count), award?.stakes ?? 0, award?.freeSpins ?? 0)}
              </li>
            ))}
          </ul>
          <p>{words?.free}</p>
        </div>
      </li>
    </ul>
  );
};

export const RulesSheet = ({ onClose }: { onClose: () => void }) => {
  const { texts, machine, lang } = useGame();
  const { opened } = useGameState();
  const words = texts.rulesText;
  const theory = opened?.theory;
  const rounds = new Intl.NumberFormat(lang === 'zh_CN' ? 'zh-CN' : 'en').format(theory?.measuredRounds ?? 0);
  return (
    <Sheet title={`${texts.game[machine.gameCode]?.name ?? ''} · ${texts.rules}`} onClose={onClose}>
      <Features />
      <PayTable />
      <h3>{words.lines}</h3>
      <p>{words.linesText}</p>
      <div className="line-pictures">
        {lines.map((rows, index) => (
          <LinePicture key={rows.join('')} rows={rows} number={index + 1} />
        ))}
      </div>
      <h3>{words.returnTitle}</h3>
      {theory && (
        <p data-field="rtp">
          {words.returnText(
            percent(theory.rtpBp / 10_000),
            percent(theory.measuredRtp),
            rounds,
            `${Math.round(theory.hitRate * 100)} %`,
          )}
        </p>
      )}
      <p>
        {words.volatility}: {(theory?.deviation ?? 0) >= wildFrom ? words.wild : words.calm}
      </p>
      <h3>{words.unfinished}</h3>
      <p>{words.unfinishedText}</p>
      <h3>{words.responsible}</h3>
      <p>{words.responsibleText}</p>
      {opened?.demo && <p className="soft">{texts.demoLong}</p>}
    </Sheet>
  );
};
