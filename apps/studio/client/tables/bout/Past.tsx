import { PastDraw } from '../past/PastDraw.tsx';
import { useTable } from '../shell/context.ts';
import type { PastView } from '../shell/view.ts';
import { roadSides } from './Stats.tsx';
import { signOf } from './sign.ts';
import { useBout } from './useBout.ts';
import { boutNames } from './words.ts';

/** Who won, and who had the better of each exchange. */
export const Past: PastView = ({ slip }) => {
  const { lang } = useTable();
  const { fightOf } = useBout();
  const { sides } = boutNames(lang);
  const fight = fightOf(slip.result?.outcome);
  return (
    fight && (
      <PastDraw>
        <b className={`bead side-${roadSides[fight.winner]}`}>
          {signOf(sides[fight.winner] ?? fight.winner)}
        </b>
        {fight.exchanges.map((winner, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exchange is known by its place
          <i key={at} className={winner === 0 ? 'side-red' : 'side-blue'} />
        ))}
      </PastDraw>
    )
  );
};
