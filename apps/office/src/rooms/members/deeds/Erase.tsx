import { Typography } from '@mui/material';
import { erasureHindrances, memberErase, type OfficeMember } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { z } from 'zod';
import { OfficeFailure } from '../../../api/failure.ts';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useDeedWords } from './useDeedWords.ts';

interface EraseProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

const refusalSchema = z.object({ hindrances: z.array(z.enum(erasureHindrances)) });

/** What a refusal says is still open. */
const hindrancesIn = (error: unknown): readonly (typeof erasureHindrances)[number][] => {
  const told = error instanceof OfficeFailure ? refusalSchema.safeParse(error.data) : undefined;
  return told?.success === true ? told.data.hindrances : [];
};

/** Proposes to erase a person; names what stands in the way. */
export const Erase = ({ member, onClose }: EraseProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const erase = useDeed(memberErase, () => notify('office.deed.proposed', { type: 'info' }));
  const hindrances = hindrancesIn(erase.error);
  return (
    <DeedDialog
      {...useDeedWords('erase', member)}
      tone="error"
      asksReason
      run={(reason) => erase.mutateAsync({ id: member.id, reason, request_id: requestId })}
      onClose={onClose}
    >
      {hindrances.length > 0 && (
        <Typography>
          {translate('office.erase.hindrances', {
            what: hindrances.map((name) => translate(`office.erase.${name}`)).join(' · '),
          })}
        </Typography>
      )}
    </DeedDialog>
  );
};
