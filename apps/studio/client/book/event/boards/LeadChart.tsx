import { boardOf } from '../../pageTexts/texts.ts';
import { useWords } from '../../shell/context.ts';

/** Below the court. */
const box = { x: 22, y: 172, width: 356, height: 42 } as const;

/** Who led by how much, over the points played: home above the line, away below, each in its colour; how it stands now is said at its end. */
export const LeadChart = ({ leads }: { leads: readonly number[] }) => {
  const { lang } = useWords();
  const middle = box.y + box.height / 2;
  const most = Math.max(4, ...leads.map(Math.abs));
  // Room for the words at the end.
  const width = box.width - 56;
  const step = width / Math.max(12, leads.length - 1);
  const yOf = (lead: number): number => middle - (lead / most) * (box.height / 2);
  const line = leads
    .map((lead, index) => `${(box.x + index * step).toFixed(1)} ${yOf(lead).toFixed(1)}`)
    .join('L');
  const end = box.x + (leads.length - 1) * step;
  const now = leads.at(-1) ?? 0;
  const clips = [
    { side: 'home', y: box.y },
    { side: 'away', y: middle },
  ] as const;
  return (
    <g className="lead-chart">
      <path className="track-line" d={`M${box.x} ${middle}h${box.width}`} />
      {leads.length > 1 && (
        <>
          {clips.map(({ side, y }) => (
            <g key={side} data-side={side}>
              <clipPath id={`lead-${side}`}>
                <rect x={box.x} y={y} width={box.width} height={box.height / 2} />
              </clipPath>
              <g clipPath={`url(#lead-${side})`}>
                <path className="lead-area" d={`M${box.x} ${middle}L${line}L${end.toFixed(1)} ${middle}z`} />
                <path className="lead-line" d={`M${line}`} />
              </g>
            </g>
          ))}
          {now !== 0 && (
            <text
              className="lead-now"
              data-side={now > 0 ? 'home' : 'away'}
              x={end + 6}
              y={Math.min(box.y + box.height - 2, Math.max(box.y + 10, yOf(now) + 4))}
            >
              {boardOf(lang).lead(Math.abs(now))}
            </text>
          )}
        </>
      )}
    </g>
  );
};
