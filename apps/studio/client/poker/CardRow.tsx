import { CardFace } from '../cards/CardFace.tsx';
import { useShell } from '../shell/context.ts';

export const places = [0, 1, 2, 3, 4] as const;

/** Five cards; a press on one holds it, or lets it go. */
export const CardRow = ({
  cards,
  held,
  heldWord,
  canHold,
  isWon,
  best,
  onToggle,
}: {
  /** None before the deal. */
  cards: readonly number[] | undefined;
  held: readonly number[];
  heldWord: string;
  canHold: boolean;
  isWon?: boolean;
  /** Places that the coach would hold, and how they are marked. */
  best?: { readonly places: readonly number[]; readonly word: string };
  onToggle: (place: number) => void;
}) => {
  const { lang } = useShell();
  return (
    <div className="card-row" data-won={isWon}>
      {places.map((place) => {
        const isHeld = held.includes(place);
        return (
          <button
            key={place}
            type="button"
            className="card-place"
            data-action={`hold-${place + 1}`}
            aria-pressed={isHeld}
            disabled={!canHold}
            onClick={() => onToggle(place)}
          >
            <CardFace card={cards?.[place] ?? null} lang={lang} />
            <span className="hold">
              {isHeld ? heldWord : ''}
              {best?.places.includes(place) && <span className="best-mark">{best.word}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
};
