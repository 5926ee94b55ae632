import type { ReactNode } from 'react';
import { intlLocale } from '../../../src/locale.ts';
import { useShell, useShellState } from '../context.ts';
import { swingOf } from '../swing.ts';
import { Sheet } from './Sheet.tsx';

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** How much a game swings, by one measure for all: a term and its value. */
export const Swing = ({ deviation }: { deviation: number }) => {
  const words = useShell().texts.rulesText;
  const word = swingOf(deviation);
  return (
    <>
      <dt>{words.volatility}</dt>
      <dd data-field="swing" data-value={word}>
        {words.swings[word](deviation.toFixed(1))}
      </dd>
    </>
  );
};

/** The return to player: the exact figure, and what a long simulation came to where there was one. */
const Return = () => {
  const { texts, lang } = useShell();
  const { opened } = useShellState();
  const words = texts.rulesText;
  if (!opened) return null;
  const { rtpBp, measured } = opened.theory;
  const rtp = percent(rtpBp / 10_000);
  const count = new Intl.NumberFormat(intlLocale(lang));
  return (
    <>
      <h3>{words.returnTitle}</h3>
      <p data-field="rtp">
        {measured === null
          ? words.returnExact(rtp)
          : words.returnText(
              rtp,
              percent(measured.rtp),
              count.format(measured.rounds),
              `${Math.round(measured.hitRate * 100)} %`,
            )}
      </p>
      {measured !== null && (
        <dl className="rule-facts">
          <div>
            <Swing deviation={measured.deviation} />
          </div>
        </dl>
      )}
    </>
  );
};

/** The rules: the game's own part, then what holds for every game. */
export const RulesSheet = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const { texts, name } = useShell();
  const { opened } = useShellState();
  const words = texts.rulesText;
  return (
    <Sheet title={`${name} · ${texts.rules}`} closeLabel={texts.close} onClose={onClose}>
      {children}
      <Return />
      <h3>{words.unfinished}</h3>
      <p>{words.unfinishedText}</p>
      <h3>{words.responsible}</h3>
      <p>{words.responsibleText}</p>
      {opened?.demo && <p className="soft">{texts.demoLong}</p>}
    </Sheet>
  );
};
