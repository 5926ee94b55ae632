import { EndingVeil } from '../../shell/Veil.tsx';
import type { TableTexts } from '../texts/texts.ts';

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
