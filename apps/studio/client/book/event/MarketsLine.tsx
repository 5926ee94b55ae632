import type { EventView } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { isMatchPoint } from '../events/shut.ts';
import { threatWord } from '../events/threat.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { percentText, useWords } from '../shell/context.ts';

/** Why nothing can be bet on at this moment. */
const useSuspendedText = (event: EventView): string => {
  const { sport, phase, score } = event;
  const { lang, texts } = useWords();
  if (score.sport === 'siege' && score.stage === 'arrows') return boardOf(lang).siege.flying;
  const { suspended } = boardOf(lang);
  if (sport === 'football') return suspended.football(threatWord(event, texts) ?? texts.shut.football);
  if (isMatchPoint(score)) return suspended.match;
  if (sport !== 'league') return suspended[sport];
  return phase === 'live' ? texts.league.begun : texts.allSuspended;
};

export const MarginLine = ({ event: { marginBp } }: { event: Pick<EventView, 'marginBp'> }) => (
  <p className="soft small margin-line">{useWords().texts.margin(percentText(marginBp))}</p>
);

/** What is said instead of why nothing can be bet on: that prices are about to change, or the margin. How long bets are taken stands on the board, or in the strip once that is scrolled past. */
const Open = ({ event, held }: { event: EventView; held: string | undefined }) => {
  // Every price says it to whoever listens.
  if (held !== undefined)
    return (
      <p className="suspended-line held-line" data-field="held" aria-hidden="true">
        <Icon name="lock" size={16} /> {held}
      </p>
    );
  return <MarginLine event={event} />;
};

/**
 * Over the markets: why nothing can be bet on at this moment. Its place is kept, as high as that is, so that no price moves when it comes
 * and goes; meanwhile the margin is told there.
 */
export const MarketsLine = ({ event, held }: { event: EventView; held?: string | undefined }) => {
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
          <Open event={event} held={held} />
        </>
      )}
    </div>
  );
};
