import type { LeagueForm } from '../../../src/book/views.ts';
import { useWords } from '../shell/context.ts';

/** How a side's last matches ended, the latest last. */
export const FormMarks = ({ form }: { form: readonly LeagueForm[] }) => {
  const { texts } = useWords();
  return (
    <span className="form-marks">
      <span className="unseen">
        {texts.league.form}: {form.map((end) => texts.league.ends[end]).join(' ')}
      </span>
      {form.map((end, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same end may come twice
        <i key={at} data-end={end} aria-hidden="true">
          {texts.league.signs[end]}
        </i>
      ))}
    </span>
  );
};
