import type { BookSport } from '../../../src/book/views.ts';
import { useWords } from '../shell/context.ts';
import { SportMark } from './SportMark.tsx';

/** The sports of a book, to choose among. */
export const SportTabs = ({
  sports,
  chosen,
  counts,
  onChoose,
}: {
  sports: readonly BookSport[];
  chosen: BookSport | null;
  /** Events of each sport that can be looked at; `null` where that is not told. */
  counts: (sport: BookSport | null) => number | null;
  onChoose: (sport: BookSport | null) => void;
}) => {
  const { texts } = useWords();
  if (sports.length < 2) return null;
  return (
    <fieldset className="sport-tabs">
      <legend className="unseen">{texts.pages.events}</legend>
      {[null, ...sports].map((sport) => (
        <button
          key={sport ?? 'all'}
          type="button"
          className="sport-tab"
          data-action="sport"
          data-sport={sport ?? 'all'}
          aria-pressed={chosen === sport}
          onClick={() => onChoose(sport)}
        >
          <SportMark sport={sport} />
          {sport === null ? texts.allSports : texts.sports[sport]}
          {counts(sport) !== null && <span className="tab-count">{counts(sport)}</span>}
        </button>
      ))}
    </fieldset>
  );
};
