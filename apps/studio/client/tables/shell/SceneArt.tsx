import type { ComponentProps } from 'react';
import { useTable, useTableState } from './context.ts';

/** The picture of a table's scene. A screen reader hears the result once the show has told it, and the phase until then. */
export const SceneArt = ({
  className,
  told,
  ...drawn
}: ComponentProps<'svg'> & { className: string; told: string | null }) => {
  const { texts } = useTable();
  const { table } = useTableState();
  return (
    <svg
      className={`scene-art ${className}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={told ?? texts.phases[table?.phase ?? 'open']}
      data-field="scene"
      {...drawn}
    />
  );
};
