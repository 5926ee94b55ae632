/** Who led by how much, over the points played: home above the line, away below. */
export const LeadChart = ({
  leads,
  box,
}: {
  leads: readonly number[];
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}) => {
  const middle = box.y + box.height / 2;
  const most = Math.max(4, ...leads.map(Math.abs));
  const step = box.width / Math.max(12, leads.length - 1);
  const at = (lead: number, index: number): string =>
    `${(box.x + index * step).toFixed(1)} ${(middle - (lead / most) * (box.height / 2)).toFixed(1)}`;
  const line = leads.map(at).join('L');
  const end = (box.x + (leads.length - 1) * step).toFixed(1);
  return (
    <g className="lead-chart">
      <path className="track-line" d={`M${box.x} ${middle}h${box.width}`} />
      {leads.length > 1 && (
        <>
          <path className="lead-area" d={`M${box.x} ${middle}L${line}L${end} ${middle}z`} />
          <path className="lead-line" d={`M${line}`} />
        </>
      )}
    </g>
  );
};
