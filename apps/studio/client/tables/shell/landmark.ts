import { usePaired } from './beside.ts';
import { useTable } from './context.ts';

/** The name of a part of the page: beside another table with the table's own, or two parts of one page would be called alike. */
export const useLandmark = (): ((name?: string) => string | undefined) => {
  const { words } = useTable();
  const isBeside = usePaired();
  return (name) => {
    if (!isBeside) return name;
    return name === undefined ? words.name : `${words.name} · ${name}`;
  };
};
