import type { EventView } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { percentText, useWords } from '../shell/context.ts';

/** Why nothing can be bet on at this moment. */
const useSuspendedText = ({ sport, phase }: EventView): string => {
  const { lang, texts } = useWords();
  if (sport !== 'league') return boardOf(lang).suspended[sport];
  return phase === 'live' ? texts.league.begun : texts.allSuspended;
};

export const MarginLine = ({ event: { marginBp } }: { event: Pick<EventView, 'marginBp'> }) => (
  <p className="soft small margin-line">{useWords().texts.margin(percentText(marginBp))}</p>
);

/**
 * Over the markets: why nothing can be bet on at this moment. In play its place is kept, as high as that is, so that no price moves when it
 * comes and goes; meanwhile the margin is told there.
 */
export const MarketsLine = ({ event }: { event: EventView }) => {
  const { isSuspended } = event;
  const text = useSuspendedText(event);
  const why = (
    <>
      <Icon name="lock" size={16} /> {text}
    </>
  );
  return (
    <div className="markets-line">
      {isSuspended ? (
        <p className="suspended-line" role="status" data-field="suspended">
          {why}
        </p>
      ) : (
        <>
          <p className="suspended-line" data-open="true" aria-hidden="true">
            {why}
          </p>
          <MarginLine event={event} />
        </>
      )}
    </div>
  );
};
