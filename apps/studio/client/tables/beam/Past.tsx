import { restsOn, stormsOf } from '../../../src/tables/games/beamWheel.ts';
import { PastDraw } from '../past/PastDraw.tsx';
import type { PastView } from '../shell/view.ts';
import { readPane } from './read.ts';
import { Sign } from './Sign.tsx';

/** The storms that the beam met, and where it came to rest. */
export const Past: PastView = ({ slip }) => {
  const drawn = readPane(slip.result?.outcome);
  if (!drawn) return null;
  const rest = restsOn(drawn);
  const storms = Array.from({ length: stormsOf(drawn) }, (_, at) => at);
  return (
    <PastDraw>
      {storms.map((at) => (
        <Sign key={at} of="storm" />
      ))}
      <span className="beam-rest" data-beam={rest}>
        <b className="bead">{rest === 'harbor' ? <Sign of="harbor" /> : rest}</b>
      </span>
    </PastDraw>
  );
};
