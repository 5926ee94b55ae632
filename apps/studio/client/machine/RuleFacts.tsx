import type { ReactNode } from 'react';
import { intlLocale } from '../../src/locale.ts';
import { useShell } from '../shell/context.ts';
import { machineWordsOf } from './words.ts';

/** A machine in numbers: its greatest win, in stakes, how often its feature comes, and what else its engine knows. */
export const RuleFacts = ({
  greatest,
  bonusOneIn,
  children,
}: {
  greatest: number;
  bonusOneIn: number;
  children?: ReactNode;
}) => {
  const { lang } = useShell();
  const words = machineWordsOf(lang).facts;
  const number = new Intl.NumberFormat(intlLocale(lang), { maximumFractionDigits: 1 });
  return (
    <>
      <h3>{words.title}</h3>
      <dl className="rule-facts" data-field="facts">
        <div>
          <dt>{words.greatest}</dt>
          <dd>{words.greatestTimes(number.format(greatest))}</dd>
        </div>
        <div>
          <dt>{words.bonus}</dt>
          <dd>{words.oneIn(number.format(bonusOneIn))}</dd>
        </div>
        {children}
      </dl>
    </>
  );
};
