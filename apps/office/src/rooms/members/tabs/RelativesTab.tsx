import { Stack } from '@mui/material';
import { memberRelatives, type OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { Answered } from '../../../ui/Answered.tsx';
import { Nothing, Panel } from '../../../ui/Panel.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { RowsOrCards } from '../../../ui/RowsOrCards.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { useAnswer } from '../../../ui/useAnswer.ts';

/** Others who share an address, a device or a bank account, each with what it is. */
export const RelativesTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const answer = useAnswer(memberRelatives, { id });
  return (
    <Panel title={translate('office.member.part_relatives')}>
      <Answered answer={answer}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Nothing text={translate('office.member.no_relatives')} />
          ) : (
            <RowsOrCards
              label={translate('office.member.part_relatives')}
              rows={rows}
              keyOf={({ trait, value }) => `${trait} ${value}`}
              columns={[
                {
                  label: translate('office.member.trait'),
                  cell: ({ trait }) => translate(`office.trait.${trait}`),
                },
                { label: translate('office.member.trait_value'), cell: ({ value }) => <code>{value}</code> },
                {
                  label: translate('resources.members.name'),
                  cell: ({ members }) => (
                    <Stack sx={{ gap: 0.5 }}>
                      {members.map((other) => (
                        <Stack key={other.id} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                          <RowLink to={`/members/${other.id}/show`}>{other.account}</RowLink>
                          {other.status !== 'active' && <StateChip kind="member" state={other.status} />}
                        </Stack>
                      ))}
                    </Stack>
                  ),
                },
              ]}
            />
          )
        }
      </Answered>
    </Panel>
  );
};
