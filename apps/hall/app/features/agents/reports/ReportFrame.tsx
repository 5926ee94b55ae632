import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { RangeFields } from '../../records/statement/RangeFields.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { LinePath } from '../LinePath.tsx';
import type { SpanChoice } from '../model/useSpan.ts';

interface Report {
  readonly as_of: string | null;
  readonly path: readonly { readonly member_id: number; readonly member_account: string }[];
}

interface ReportFrameProps<Data extends Report> {
  readonly days: SpanChoice;
  readonly query: Pick<UseQueryResult<Data, CallFailure>, 'data' | 'error' | 'refetch'>;
  readonly onOpen: (memberId: number | null) => void;
  /** Beside the days. */
  readonly filters?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Days and filters above, the way down to the line, and until when the figures go. */
export const ReportFrame = <Data extends Report>({
  days,
  query,
  onOpen,
  filters,
  children,
}: ReportFrameProps<Data>) => {
  const { t } = useTranslation();
  const show = useInstant();
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        <RangeFields days={days} />
        {filters}
      </div>
      {days.span === null ? (
        <p role="alert" className="mb-5 text-cinnabar-text text-sm">
          {t('statement.problem_range')}
        </p>
      ) : (
        <CentreFrame query={query}>
          {(data) => (
            <>
              <LinePath path={data.path} onOpen={onOpen} />
              {children(data)}
              <p className="mt-3 text-text-3 text-xs">
                {data.as_of === null
                  ? t('agent_report.not_made')
                  : t('agent_report.as_of', { time: show(data.as_of) })}
              </p>
            </>
          )}
        </CentreFrame>
      )}
    </>
  );
};
