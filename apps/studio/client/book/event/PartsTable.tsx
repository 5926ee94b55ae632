import '../styles/siegeMore.css';
import type { ScoreView } from '../../../src/book/views.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useNames, useWords } from '../shell/context.ts';

interface Column {
  readonly head: string;
  readonly home: number;
  readonly away: number;
  readonly isNow: boolean;
  /** Its turn has not come yet. */
  readonly isAhead?: boolean;
}

/** Before anything is played its first column is there, so that nothing moves as it begins. */
const begun: readonly (readonly [number, number])[] = [[0, 0]];

const useColumns = (
  score: ScoreView,
): { readonly caption: string; readonly columns: readonly Column[] } | null => {
  const { texts } = useWords();
  const name = useNames();
  switch (score.sport) {
    case 'football':
      return null;
    case 'racket':
      return {
        caption: texts.board.sets,
        columns: (score.sets.length > 0 ? score.sets : begun).map(([home, away], index) => ({
          head: String(index + 1),
          home,
          away,
          isNow: index === score.sets.length - 1,
        })),
      };
    case 'basketball':
      return {
        caption: texts.board.quarters,
        columns: (score.quarters.length > 0 ? score.quarters : begun).map(([home, away], index) => ({
          head: index < 4 ? String(index + 1) : `+${index - 3}`,
          home,
          away,
          isNow: index === score.quarters.length - 1,
        })),
      };
    case 'siege':
      return {
        caption: texts.board.maps,
        columns: score.maps.map(({ map, home, away }, index) => ({
          head: name(map),
          home,
          away,
          isNow: index === score.current,
          isAhead: index > score.current,
        })),
      };
  }
};

/** The score of every set, quarter or map. */
export const PartsTable = ({ score, home, away }: { score: ScoreView; home: string; away: string }) => {
  const { lang, texts } = useWords();
  const parts = useColumns(score);
  // Where parts are won, the last column counts them and not what stands in the columns before it.
  const last =
    score.sport === 'racket' || score.sport === 'siege'
      ? boardOf(lang).partsWon[score.sport]
      : texts.board.total;
  if (parts === null || parts.columns.length === 0) return null;
  return (
    <table className="parts-table" data-field="parts">
      <caption className="unseen">{parts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{parts.caption}</th>
          {parts.columns.map(({ head, isNow }) => (
            <th key={head} scope="col" data-now={isNow}>
              {head}
            </th>
          ))}
          <th scope="col">{last}</th>
        </tr>
      </thead>
      <tbody>
        {(
          [
            ['home', home],
            ['away', away],
          ] as const
        ).map(([side, team]) => (
          <tr key={side}>
            <th scope="row">{team}</th>
            {parts.columns.map((column) => (
              <td key={column.head} data-now={column.isNow}>
                {column.isAhead ? '–' : column[side]}
              </td>
            ))}
            <td className="parts-total">{score[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The same in one line, which opens. */
export const PartsFold = (props: { score: ScoreView; home: string; away: string }) => {
  const parts = useColumns(props.score);
  if (parts === null) return null;
  return (
    <details className="siege-more" data-field="parts-fold">
      <summary>
        <span className="siege-maps">
          {parts.columns.map(({ head, home, away, isNow }) => (
            <span key={head} data-now={isNow}>
              <small>{head}</small> {home}–{away}
            </span>
          ))}
        </span>
        <span className="siege-more-name">{parts.caption}</span>
      </summary>
      <PartsTable {...props} />
    </details>
  );
};
