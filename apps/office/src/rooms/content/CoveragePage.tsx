import { Box, LinearProgress, Typography } from '@mui/material';
import { contentCoverage } from '@pavilion/contract/office';
import { Title, useTranslate } from 'react-admin';
import { Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { usePieceWords } from './pieceWords.ts';

const listOf = (filter: object): string => `/content?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** In which languages something is missing, kind by kind; each number leads to the pieces. */
export const CoveragePage = () => {
  const translate = useTranslate();
  const words = usePieceWords();
  const answer = useAnswer(contentCoverage, {});
  const title = translate('office.content.tab_coverage');
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={title} />
      <ContentTabs place="coverage" />
      <Refusal failure={answer.error} />
      {answer.isPending && <LinearProgress aria-label={translate('ra.page.loading')} />}
      {answer.data !== undefined && (
        <Panel title={title}>
          <Typography sx={{ color: 'text.secondary', marginBottom: 1 }}>
            {translate('office.content.coverage_text')}
          </Typography>
          <PlainTable
            label={title}
            rows={answer.data.rows}
            keyOf={({ kind }) => kind}
            columns={[
              {
                label: translate('resources.content.fields.kind'),
                cell: ({ kind }) => <RowLink to={listOf({ kind })}>{words.kind(kind)}</RowLink>,
              },
              { label: translate('office.content.pieces'), cell: ({ pieces }) => pieces, end: true },
              ...answer.data.locales.map((locale) => ({
                label: words.language(locale),
                cell: ({ kind, missing }: (typeof answer.data.rows)[number]) => {
                  const lacking = missing.find((one) => one.locale === locale)?.pieces ?? 0;
                  return lacking === 0 ? (
                    <span>–</span>
                  ) : (
                    <RowLink to={listOf({ kind, missing: locale })}>{lacking}</RowLink>
                  );
                },
                end: true,
              })),
            ]}
          />
        </Panel>
      )}
    </Box>
  );
};
