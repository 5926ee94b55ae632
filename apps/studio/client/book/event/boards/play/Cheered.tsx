import type { Side } from '../../../../../src/book/views.ts';
import { boardOf } from '../../../pageTexts/texts.ts';
import { useWords } from '../../../shell/context.ts';
import type { Cheer } from './cheer.ts';

/** In large over the picture, in the colour of whoever it is. The line below the picture has said who scored. */
export const Cheered = ({ cheer, side }: { cheer: Cheer; side: Side }) => {
  const { cheer: words } = boardOf(useWords().lang);
  return (
    <p className="court-cheer" data-side={side} data-field="cheer" aria-hidden="true">
      {cheer.kind === 'run' ? words.run(cheer.points) : words[cheer.kind]}
    </p>
  );
};
