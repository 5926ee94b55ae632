import './numbers.css';
import { type CSSProperties, useState } from 'react';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { PlaceChoice } from '../shell/PlaceChoice.tsx';
import { type CountedNumbers, countNumbers, extremesOf, type NumberCount } from './countNumbers.ts';
import { numberWords } from './words.ts';

const extremes = 5;

const Extremes = ({
  name,
  field,
  counts,
  tell,
}: {
  name: string;
  field: string;
  counts: readonly NumberCount[];
  tell: (count: NumberCount) => string;
}) => (
  <div className="number-extremes" data-field={field}>
    <h3>{name}</h3>
    <ul>
      {counts.map((count) => (
        <li key={count.number}>
          <b>{count.number}</b> {tell(count)}
        </li>
      ))}
    </ul>
  </div>
);

/** How often each number came in the results that the page knows, and how many draws ago it came last. */
export const CountsSheet = ({
  counted,
  onClose,
}: {
  counted: readonly CountedNumbers[];
  onClose: () => void;
}) => {
  const { texts, lang } = useTable();
  const { results } = useTableState();
  const words = numberWords(lang);
  const [chosen, setChosen] = useState(counted[0]?.id ?? '');
  const kind = counted.find(({ id }) => id === chosen) ?? counted[0];
  if (!kind) return null;
  const counts = countNumbers(kind, results);
  const { most, overdue } = extremesOf(counts, extremes);
  const highest = Math.max(1, ...counts.map(({ times }) => times));
  const sinceIn = ({ since }: NumberCount): string => (since === null ? words.never : words.since(since));
  return (
    <Sheet title={texts.pick.counts} closeLabel={texts.close} onClose={onClose}>
      {counted.length > 1 && (
        <PlaceChoice
          className="counted-choice"
          legend={texts.pick.counts}
          name="counted"
          places={counted.map(({ id, name }) => ({ id, name, isLaid: false }))}
          chosen={kind.id}
          onChoose={setChosen}
        />
      )}
      {results.length === 0 ? (
        <p data-field="nothing-counted">{texts.noResults}</p>
      ) : (
        <>
          <p data-field="counted" data-value={results.length}>
            {words.countsOf(results.length)}
          </p>
          <Extremes name={words.most} field="most" counts={most} tell={({ times }) => words.times(times)} />
          <Extremes name={words.overdue} field="overdue" counts={overdue} tell={sinceIn} />
          <ul className="number-counts">
            {counts.map((count) => {
              const heat: CSSProperties & Record<'--heat', number> = { '--heat': count.times / highest };
              return (
                <li key={count.number} style={heat} data-number={count.number}>
                  <span className="unseen">
                    {count.number}: {words.times(count.times)}, {sinceIn(count)}
                  </span>
                  <b aria-hidden="true">{count.number}</b>
                  <span aria-hidden="true">×{count.times}</span>
                  <small aria-hidden="true">{count.since ?? `${results.length}+`}</small>
                </li>
              );
            })}
          </ul>
          <p className="soft">{words.key}</p>
        </>
      )}
      <p className="soft">{words.note}</p>
    </Sheet>
  );
};
