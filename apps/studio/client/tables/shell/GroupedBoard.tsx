import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { type KeyHandler, useKeys } from '../../shell/keys.ts';
import { usePart } from '../../shell/usePart.ts';
import { chipText, useLayout, useTable, useTableState } from './context.ts';
import type { TypingView } from './view.ts';

export interface BetGroup {
  readonly id: string;
  readonly name: string;
  /** Nothing in it is told by numbers, so that nothing can be typed. */
  readonly isWithoutNumbers?: boolean;
  /** Whether a place belongs to the group: chips on it are told on its tab. */
  readonly has: (spot: string) => boolean;
  readonly places: () => ReactNode;
}

/** Opens the field in which bets are typed, or goes back to it. */
const typingKey = 'KeyT';

/** How bets are typed at a board, and the place that is chosen in the group that is open. */
interface Typing {
  readonly load: () => Promise<TypingView>;
  readonly place?: string;
}

/** The field in which bets are typed: it comes in a file of its own, beside the game's forms, and takes no room before it is asked for. */
const TypingPart = ({
  typing: { load, place = '' },
  group,
  isOpen,
  onFailed,
}: {
  typing: Typing;
  group: string;
  isOpen: boolean;
  onFailed: () => void;
}) => {
  const { lang } = useTable();
  const loadBoth = useCallback(async () => {
    const [{ TypedBets }, { formsIn }] = await Promise.all([import('../numbers/TypedBets.tsx'), load()]);
    return { TypedBets, formsIn };
  }, [load]);
  const part = usePart(loadBoth, lang, isOpen, onFailed);
  if (!isOpen || part === null) return null;
  return <part.TypedBets key={group} forms={part.formsIn(lang, group, place)} />;
};

/** A board of more places than a screen holds: one group of them at a time, and on each tab what lies in its group. */
export const GroupedBoard = ({
  groups,
  className,
  isSteady = false,
  typing,
}: {
  groups: readonly BetGroup[];
  className: string;
  /** Beside a scene that takes what height is left, every group has the room of the highest: the scene keeps its size. */
  isSteady?: boolean;
  typing?: Typing;
}) => {
  const { texts } = useTable();
  const { currency, phase } = useTableState();
  const { lying } = useLayout();
  const [chosen, setChosen] = useState(groups[0]?.id ?? '');
  const isWithoutNumbers = groups.find(({ id }) => id === chosen)?.isWithoutNumbers === true;
  const [wantsTyping, setTyping] = useState(false);
  const isTyping = wantsTyping && !isWithoutNumbers;
  const stopTyping = useCallback(() => setTyping(false), []);
  const board = useRef<HTMLFieldSetElement>(null);
  const onKey: KeyHandler = useCallback((code) => {
    if (code !== typingKey) return false;
    setTyping(true);
    // Where the field stands already; one that comes takes the focus itself.
    board.current?.querySelector<HTMLInputElement>('[data-action="type-bets"]')?.focus();
    return true;
  }, []);
  useKeys(typing !== undefined && !isWithoutNumbers && phase === 'playing', onKey);
  const lyingIn = (has: BetGroup['has']): bigint =>
    Object.entries(lying).reduce((sum, [spot, amount]) => (has(spot) ? sum + amount : sum), 0n);
  const tabs = (
    <fieldset className="choice framed group-choice">
      <legend className="unseen">{texts.pick.kind}</legend>
      {groups.map(({ id, name, has }) => {
        const amount = lyingIn(has);
        return (
          <label key={id}>
            <input
              type="radio"
              name="bet-group"
              data-action="group"
              data-group={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
            <span>{name}</span>
            {amount > 0n && <b className="group-lying">{chipText(amount, currency)}</b>}
          </label>
        );
      })}
    </fieldset>
  );
  return (
    <fieldset ref={board} className={`board grouped-board ${className}`} data-steady={isSteady}>
      <legend className="unseen">{texts.table}</legend>
      {typing ? (
        <div className="group-bar">
          {tabs}
          <button
            type="button"
            className="quiet-button type-button"
            data-action="typing"
            aria-label={texts.pick.type}
            title={texts.pick.type}
            aria-expanded={isTyping}
            disabled={isWithoutNumbers}
            onClick={() => setTyping(!isTyping)}
          >
            <Icon name="text-cursor-input" size={20} />
          </button>
        </div>
      ) : (
        tabs
      )}
      {typing && <TypingPart typing={typing} group={chosen} isOpen={isTyping} onFailed={stopTyping} />}
      {groups.map(({ id, places }) =>
        id === chosen || isSteady ? (
          <div key={id} className="group-places" data-group={id} inert={id !== chosen}>
            {places()}
          </div>
        ) : null,
      )}
    </fieldset>
  );
};
