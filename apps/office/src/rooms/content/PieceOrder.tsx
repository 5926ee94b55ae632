import { Box, Stack } from '@mui/material';
import {
  type ArrangedKind,
  type ArrangedPiece,
  arrangedKinds,
  contentArranged,
  contentOrder,
} from '@pavilion/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocale, useNotify, useTranslate } from 'react-admin';
import { callOffice } from '../../api/callOffice.ts';
import { useMayDo } from '../../session/useSession.ts';
import { Answered } from '../../ui/Answered.tsx';
import { ArrangeForm } from '../../ui/ArrangeForm.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { ContentTabs } from './ContentTabs.tsx';
import { usePieceWords } from './pieceWords.ts';

interface ArrangeProps {
  readonly kind: ArrangedKind;
  readonly rows: readonly ArrangedPiece[];
  readonly onSaved: () => void;
}

const Arrange = ({ kind, rows, onSaved }: ArrangeProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const order = useDeed(contentOrder, () => {
    notify('office.games.arranged', { type: 'success' });
    onSaved();
  });
  return (
    <ArrangeForm
      label={translate('office.content.tab_order')}
      rows={rows}
      save={({ ids, seen }) => order.mutateAsync({ kind, ids: [...ids], seen: [...seen] })}
      isSaving={order.isPending}
      failure={order.error}
    />
  );
};

/** What members see in a row, brought into another order: banners first of all. */
export const PieceOrder = () => {
  const translate = useTranslate();
  const words = usePieceWords();
  const locale = useLocale();
  const mayManage = useMayDo('content.manage');
  const [kind, setKind] = useState<ArrangedKind>(arrangedKinds[0]);
  const pieces = useQuery({
    queryKey: [contentArranged.path, kind, locale],
    queryFn: () => callOffice(contentArranged, { kind }),
  });
  return (
    <Box>
      <Title title={translate('office.content.tab_order')} />
      <ContentTabs place="order" />
      <Panel title={translate('office.content.tab_order')}>
        <Stack sx={{ gap: 2 }}>
          {mayManage && <Nothing text={translate('office.content.order_text')} />}
          <SelectField
            label={translate('office.piece.field_kind')}
            value={kind}
            choices={arrangedKinds}
            wordOf={words.kind}
            onChange={setKind}
          />
          <Answered answer={pieces}>
            {({ rows }) =>
              rows.length < 2 ? (
                <Nothing text={translate('office.content.order_few')} />
              ) : mayManage ? (
                // Read anew, it begins anew: what somebody else changed is not laid over.
                <Arrange
                  key={[kind, ...rows.map(({ id }) => id)].join()}
                  kind={kind}
                  rows={rows}
                  onSaved={() => void pieces.refetch()}
                />
              ) : (
                <ol>
                  {rows.map(({ id, name }) => (
                    <li key={id}>{name}</li>
                  ))}
                </ol>
              )
            }
          </Answered>
        </Stack>
      </Panel>
    </Box>
  );
};
