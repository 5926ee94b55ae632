import type { ReactNode } from 'react';
import type { PagesState } from '../pages.ts';
import type { SessionTexts } from '../sessionTexts.ts';
import { Sheet } from './Sheet.tsx';

/** An amount of the history under its name; what was won stands out. */
export const HistoryAmount = ({
  name,
  text,
  isGain = false,
}: {
  name: string;
  text: string;
  isGain?: boolean;
}) => (
  <span className={isGain ? 'plus' : undefined}>
    {name} <b>{text}</b>
  </span>
);

/** The history in a panel, page by page. */
export const ListSheet = <Item,>({
  texts,
  pages: { state, items, before, more },
  row,
  onClose,
}: {
  texts: Pick<SessionTexts, 'opening' | 'tryAgain' | 'close'> & {
    readonly history: string;
    readonly historyText: { readonly empty: string; readonly failed: string; readonly more: string };
  };
  pages: PagesState<Item> & { readonly more: () => Promise<void> };
  row: (item: Item) => ReactNode;
  onClose: () => void;
}) => (
  <Sheet title={texts.history} closeLabel={texts.close} onClose={onClose}>
    {state === 'ready' && items.length === 0 && <p className="empty">{texts.historyText.empty}</p>}
    <ul className="round-list" data-field="history">
      {items.map(row)}
    </ul>
    {state === 'loading' && <p className="soft">{texts.opening}</p>}
    {state === 'failed' && (
      <p className="empty">
        {texts.historyText.failed}{' '}
        <button type="button" className="text-button" data-action="retry" onClick={more}>
          {texts.tryAgain}
        </button>
      </p>
    )}
    {state === 'ready' && before !== null && (
      <button type="button" className="quiet-button" data-action="more" onClick={more}>
        {texts.historyText.more}
      </button>
    )}
  </Sheet>
);
