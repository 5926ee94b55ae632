import { Stack } from '@mui/material';
import { memberLine, type OfficeMember } from '@pavilion/contract/office';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Answered } from '../../../ui/Answered.tsx';
import { Facts, Panel } from '../../../ui/Panel.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';

interface Named {
  readonly id: number;
  readonly account: string;
}

/** People in a row, each with the way to their page. */
const people = (members: readonly Named[]): ReactNode =>
  members.length === 0 ? (
    '–'
  ) : (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {members.map(({ id, account }) => (
        <RowLink key={id} to={`/members/${id}/show`}>
          {account}
        </RowLink>
      ))}
    </Stack>
  );

/** Who brought a member, the agents above, and who is below. */
export const LineTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const answer = useAnswer(memberLine, { id });
  return (
    <Panel title={translate('office.member.part_line')}>
      <Answered answer={answer}>
        {(line) => (
          <Facts
            facts={[
              {
                label: translate('office.line.agent'),
                value: line.is_agent
                  ? translate(line.agent_active ? 'office.line.active' : 'office.line.inactive', {
                      level: line.agent_level,
                    })
                  : translate('ra.boolean.false'),
              },
              {
                label: translate('office.line.introduced'),
                value:
                  line.introduced === null ? (
                    translate('office.line.alone')
                  ) : (
                    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                      <span>
                        {translate(`office.line_by.${line.introduced.kind}`, { _: line.introduced.kind })}
                        {line.introduced.text === null ? '' : ` · ${line.introduced.text}`}
                      </span>
                      {line.introduced.by !== null && people([line.introduced.by])}
                    </Stack>
                  ),
              },
              { label: translate('office.line.above'), value: people(line.above) },
              { label: translate('office.line.below'), value: line.below.count },
              { label: translate('office.line.newest'), value: people(line.below.newest) },
              { label: translate('office.line.friends'), value: line.friends },
              {
                label: translate('office.line.domains'),
                value: line.domains.length === 0 ? '–' : line.domains.join(', '),
              },
            ]}
          />
        )}
      </Answered>
    </Panel>
  );
};
