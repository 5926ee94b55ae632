import { sideNames } from '../../../src/games/blackjack/sides.ts';
import { sideBacks, sideShares } from '../../../src/tables/games/sevenLanterns.ts';
import { blackjackWordsOf } from '../../blackjack/words.ts';
import { useTable } from '../shell/context.ts';
import { PayLines } from '../shell/PayLines.tsx';

/** What the side bets of a seat pay, and how often. */
export const SideRules = () => {
  const { lang } = useTable();
  const { sides } = blackjackWordsOf(lang);
  return sideNames.map((name) => {
    const lines = [...sideShares(name)].flatMap(([result, chance]) =>
      result === null
        ? []
        : [{ name: sides.results[result], chance, pays: 100 * (sideBacks[name][result] ?? 0) }],
    );
    return (
      <PayLines
        key={name}
        title={sides.names[name]}
        lines={lines.sort((one, other) => one.chance - other.chance)}
      />
    );
  });
};
