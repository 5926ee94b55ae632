import { Typography } from '@mui/material';
import { memberLetters, type OfficeMember } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { callOffice } from '../../../api/callOffice.ts';
import { Instant } from '../../../ui/Instant.tsx';
import { MoreList } from '../../../ui/MoreList.tsx';
import { Panel } from '../../../ui/Panel.tsx';

/** Letters that a member got, read or not, kept or thrown away. */
export const LettersTab = ({ member: { id } }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.member.part_letters')}>
      <MoreList
        label={translate('office.member.part_letters')}
        about={[memberLetters.path, id]}
        load={(cursor) => callOffice(memberLetters, { id, ...cursor })}
        none={translate('office.letter.none')}
        keyOf={(letter) => letter.id}
        columns={[
          { label: translate('office.letter.at'), cell: ({ at }) => <Instant at={at} /> },
          {
            label: translate('office.letter.letter'),
            cell: ({ title, text }) => (
              <>
                <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
                <Typography
                  variant="body2"
                  sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: { sm: 260 } }}
                >
                  {text}
                </Typography>
              </>
            ),
          },
          {
            label: translate('office.letter.sender'),
            cell: ({ sender }) => translate(`office.letter_from.${sender.replace(/:.*/, '')}`, { _: sender }),
          },
          { label: translate('office.letter.read_at'), cell: ({ read_at: at }) => <Instant at={at} /> },
          {
            label: translate('office.letter.destroyed_at'),
            cell: ({ destroyed_at: at }) => <Instant at={at} />,
          },
        ]}
      />
    </Panel>
  );
};
