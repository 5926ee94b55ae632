import type { CSSProperties } from 'react';

type Rows = CSSProperties & { readonly '--rows': number };

/** What lies on the reels, column by column, in small; a cell without a picture stays empty. */
export const MiniReels = ({
  columns,
  pictures,
}: {
  columns: readonly (readonly string[])[];
  /** Addresses by letter. */
  pictures: Readonly<Record<string, string>>;
}) => {
  const rows: Rows = { '--rows': columns[0]?.length ?? 0 };
  const cells = columns.flatMap((column, reel) =>
    column.map((letter, row) => ({ at: `${reel}/${row}`, src: pictures[letter] })),
  );
  return (
    <span className="mini-reels" style={rows}>
      {cells.map(({ at, src }) =>
        src === undefined ? (
          <span key={at} />
        ) : (
          <img key={at} src={src} alt="" width="26" height="22" loading="lazy" />
        ),
      )}
    </span>
  );
};
