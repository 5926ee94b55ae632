interface Place {
  readonly id: string;
  readonly name: string;
  /** Chips lie in it. */
  readonly isLaid: boolean;
}

/** One of several places whose bets are shown, with a mark on those that have chips. */
export const PlaceChoice = ({
  className,
  legend,
  name,
  places,
  chosen,
  onChoose,
}: {
  className: string;
  legend: string;
  /** Of the radio buttons, one in a page. */
  name: string;
  places: readonly Place[];
  chosen: string;
  onChoose: (id: string) => void;
}) => (
  <fieldset className={`choice framed ${className}`}>
    <legend className="unseen">{legend}</legend>
    {places.map(({ id, name: text, isLaid }) => (
      <label key={id} data-laid={isLaid}>
        <input
          type="radio"
          name={name}
          data-action="place"
          data-place={id}
          checked={chosen === id}
          onChange={() => onChoose(id)}
        />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);
