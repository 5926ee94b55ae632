import { EndingVeil, Veil } from '../../shell/Veil.tsx';
import type { TableTexts } from '../texts/texts.ts';
import { useTable, useTableState } from './context.ts';

export const Over = ({ onRetry }: { onRetry: () => void }) => {
  const { store, texts } = useTable();
  return <Veil state={useTableState()} texts={texts} onRetry={onRetry} onLeave={() => void store.leave()} />;
};

/** The table's own files did not come: says so before there is a table, and tries again. */
export const NotLoaded = ({
  texts,
  lobbyUrl,
  onRetry,
}: {
  texts: TableTexts;
  lobbyUrl: string;
  onRetry: () => void;
}) => (
  <EndingVeil
    ending="offline"
    texts={texts}
    onRetry={onRetry}
    wayOut={
      <a className="quiet-button" data-action="leave" href={lobbyUrl}>
        {texts.backToHall}
      </a>
    }
  />
);
