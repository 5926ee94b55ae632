import { useShell } from '../shell/context.ts';
import { useStoreState } from '../shell/given.ts';
import { Sheet } from '../shell/sheets/Sheet.tsx';
import { useMedia } from '../shell/useMedia.ts';
import { useSheet } from '../shell/useSheet.ts';
import { CountsGrid, CountsShort } from './Counts.tsx';
import { useKeno, useKenoState } from './context.ts';
import { TypeField } from './TypeField.tsx';
import { ticketsMax } from './tickets.ts';

/** From this size on, typing and statistics stand beside the board. */
const wideQuery = '(min-aspect-ratio: 1/1) and (min-width: 1000px) and (min-height: 600px)';

const useWide = (): boolean => useMedia(wideQuery);

const Tool = ({
  action,
  text,
  isOff = false,
  onPress,
}: {
  action: string;
  text: string;
  isOff?: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    className="quiet-button"
    data-action={action}
    // Not `disabled`: it would lose the focus of whoever presses it by keyboard.
    aria-disabled={isOff}
    onClick={() => {
      if (!isOff) onPress();
    }}
  >
    {text}
  </button>
);

/** Tickets, typing and statistics: beside the board where there is room, and in panels elsewhere. */
export const More = () => {
  const { game, words } = useKeno();
  const { texts } = useShell();
  const { busy, phase } = useKenoState();
  const { tickets, isRunning } = useStoreState(game.tickets);
  const isWide = useWide();
  const [sheet, setSheet] = useSheet<'type' | 'counts'>(phase === 'over');
  const isHeld = busy || isRunning;
  const close = (): void => setSheet(null);
  return (
    <>
      <div className="keno-tools keno-more">
        <Tool
          action="add-ticket"
          text={words.addTicket}
          isOff={isHeld || tickets.length === ticketsMax}
          onPress={game.add}
        />
        {tickets.length > 1 && (
          <Tool action="remove-ticket" text={words.removeTicket} isOff={isHeld} onPress={game.remove} />
        )}
        {!isWide && <Tool action="type" text={words.type} isOff={isHeld} onPress={() => setSheet('type')} />}
        {!isWide && <Tool action="counts" text={words.counts} onPress={() => setSheet('counts')} />}
      </div>
      {isWide && (
        <div className="keno-beside">
          <TypeField />
          <h2>{words.counts}</h2>
          <CountsShort many={6} />
          <Tool action="counts" text={`${words.counts}: 1–80`} onPress={() => setSheet('counts')} />
        </div>
      )}
      {sheet === 'type' && phase === 'playing' && (
        <Sheet title={words.type} closeLabel={texts.close} onClose={close}>
          <TypeField onMarked={close} />
        </Sheet>
      )}
      {sheet === 'counts' && phase === 'playing' && (
        <Sheet title={words.counts} closeLabel={texts.close} onClose={close}>
          <CountsShort many={10} />
          <CountsGrid />
        </Sheet>
      )}
    </>
  );
};
