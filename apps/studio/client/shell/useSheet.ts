import { useState } from 'react';

/**
 * The panel that is open, if any. What ends the game closes it in the same frame: a panel lies above everything, and nobody
 * would see that the game is over, or could reach the way out.
 */
export const useSheet = <Name extends string>(
  isOver: boolean,
): readonly [Name | null, (name: Name | null) => void] => {
  const [sheet, setSheet] = useState<Name | null>(null);
  if (isOver && sheet !== null) setSheet(null);
  return [isOver ? null : sheet, setSheet];
};
