import { lightsReturnBp, lightTerms } from '../../src/games/lights.ts';
import { useShell } from '../shell/context.ts';
import { percent } from '../shell/sheets/RulesSheet.tsx';
import { useVideoSlotState } from './context.ts';
import { lightWordsOf } from './lightWords.ts';

/** How the lights work, in the panel of their own and in the rules. */
export const LightTexts = () => {
  const words = lightWordsOf(useShell().lang);
  const { opened } = useVideoSlotState();
  const all = percent((opened?.theory.rtpBp ?? 0) / 10_000);
  return (
    <>
      {opened?.demo && <p data-field="lights-demo">{words.demo}</p>}
      <p>{words.feeds(percent(lightTerms.shareBp / 10_000))}</p>
      <p>{words.drops}</p>
      <p>{words.nearer}</p>
      <p>{words.without}</p>
      <p data-field="lights-return">{words.returns(percent(lightsReturnBp / 10_000), all)}</p>
    </>
  );
};
