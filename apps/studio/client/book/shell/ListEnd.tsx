import type { PagesState } from '../../shell/pages.ts';
import { useWords } from './context.ts';
import { EmptyScene, Waiting } from './Scene.tsx';

/** What stands below a list that comes page by page: that it is on its way, that it failed, or the way to more of it. */
export const ListEnd = ({
  pages: { state, before, more },
  isEmpty,
  rows,
}: {
  pages: Pick<PagesState<unknown>, 'state' | 'before'> & { readonly more: () => Promise<void> };
  isEmpty: boolean;
  /** How many lines are sketched while nothing is there yet. */
  rows: number;
}) => {
  const { texts } = useWords();
  return (
    <>
      {state === 'loading' && isEmpty && <Waiting rows={rows} label={texts.opening} />}
      {state === 'failed' && (
        <EmptyScene title={texts.failed} text="">
          <button type="button" className="quiet-button" onClick={more}>
            {texts.tryAgain}
          </button>
        </EmptyScene>
      )}
      {state === 'ready' && before !== null && (
        <button type="button" className="quiet-button" data-action="more" onClick={more}>
          {texts.more}
        </button>
      )}
    </>
  );
};
