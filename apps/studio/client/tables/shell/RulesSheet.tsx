import { useState } from 'react';
import { money } from '../../shell/amounts.ts';
import { browserKeysMemory } from '../../shell/keysMemory.ts';
import { KeySwitch } from '../../shell/sheets/KeySwitch.tsx';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { sheetTextsOf } from '../sheetTexts/texts.ts';
import { useCard, useTable, useTableState } from './context.ts';
import type { DecidingView, MoreView, TableGameView } from './view.ts';

const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)}%`;

/** Rare bets need more digits to be told at all. */
export const chanceText = (chance: number): string => percent(chance, chance < 0.01 ? 3 : 2);

/** The head of a table that tells bets by these words. */
export const ReturnsHead = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

const Returns = () => {
  const { game, words, lang } = useTable();
  const card = useCard();
  const text = sheetTextsOf(lang).rules;
  return (
    <table className="returns" data-field="rtp">
      <ReturnsHead heads={[text.bet, text.chance, text.pays, text.rtp, text.edge]} />
      <tbody>
        {game.chances(card).map(({ kind, chance, pays, paysUpTo, rtp }) => (
          <tr key={kind}>
            <th scope="row">{words.kind(kind)}</th>
            <td>{chanceText(chance)}</td>
            <td>
              × {pays / 100}
              {paysUpTo !== undefined && `–${paysUpTo / 100}`}
            </td>
            <td>{percent(rtp)}</td>
            <td>{percent(1 - rtp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What is told of deciding, and whether letters are keys for it (WCAG 2.1.4). */
const DecidingRules = ({ deciding }: { deciding: DecidingView }) => {
  const { words, lang } = useTable();
  const text = sheetTextsOf(lang).deciding;
  const [areOn, setOn] = useState(browserKeysMemory.read);
  const told = Object.entries(deciding.keys).map(
    ([choice, code]) => `${code.replace('Key', '')} ${words.choice?.(choice) ?? choice}`,
  );
  // One key may make a choice at several prices.
  const keys = [...new Set(told)].join(' · ');
  return (
    <>
      <p>{text.rule(Math.round(deciding.decideMs / 1_000))}</p>
      <p className="soft">{text.keys(keys)}</p>
      <KeySwitch areOn={areOn} text={text.keysOn} onTurn={setOn} />
    </>
  );
};

export const RulesSheet = ({
  deciding,
  MoreRules,
  rulesOf,
  onClose,
}: Pick<TableGameView, 'deciding'> & Pick<MoreView, 'MoreRules' | 'rulesOf'> & { onClose: () => void }) => {
  const { game, texts, words, lang } = useTable();
  const { opened, table, currency } = useTableState();
  const { rules: text, follow } = sheetTextsOf(lang);
  // Where a round waits for a beacon, its bets stay open a little longer than the game asks for.
  const openMs = table ? Date.parse(table.closesAt) - Date.parse(table.opensAt) : game.clock.openMs;
  return (
    <Sheet title={`${words.name} · ${texts.rules}`} closeLabel={texts.close} onClose={onClose}>
      {(rulesOf?.(lang) ?? words.rules).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>{text.returns}</h3>
      <p className="soft">
        {text.returnsNote} {game.runners ? text.thisRound : ''}
      </p>
      <Returns />
      {MoreRules && <MoreRules />}
      {opened && (
        <>
          <h3>{text.limits}</h3>
          <p>{text.limitsText(money(opened.chips[0] ?? '0', currency), money(opened.spotMax, currency))}</p>
          {Object.entries(opened.kindMax).map(([kind, most]) => (
            <p key={kind}>{text.kindLimit(words.kind(kind), money(most, currency))}</p>
          ))}
        </>
      )}
      {opened !== null && opened.followMax !== null && (
        <>
          <h3>{texts.follow.title}</h3>
          <p>{follow.rules}</p>
        </>
      )}
      <h3>{text.clock}</h3>
      <p>{text.clockText(Math.round(openMs / 1_000))}</p>
      {deciding && <DecidingRules deciding={deciding} />}
      <h3>{text.unfinished}</h3>
      <p>{text.unfinishedText}</p>
      <h3>{text.responsible}</h3>
      <p>{text.responsibleText}</p>
      {opened?.demo && <p className="soft">{texts.demoLong}</p>}
    </Sheet>
  );
};
