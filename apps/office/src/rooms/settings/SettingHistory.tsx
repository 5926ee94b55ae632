import { Box, Button, Stack, Typography } from '@mui/material';
import { currencySchema } from '@pavilion/contract';
import {
  type SettingChange,
  type SettingName,
  settingHistory,
  settingRestore,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { Differences } from './Differences.tsx';

interface HistoryProps {
  readonly name: SettingName;
  readonly settingKey: string;
  readonly standing: { readonly value: unknown; readonly version: string };
}

interface RestoreProps extends HistoryProps {
  readonly change: SettingChange;
  readonly onClose: () => void;
}

const RestoreDialog = ({ name, settingKey, standing, change, onClose }: RestoreProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const restore = useDeed(settingRestore, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' }),
  );
  return (
    <DeedDialog
      title={translate('office.settings.restore')}
      text={
        <Differences
          label={translate('office.settings.differences')}
          before={standing.value}
          after={change.before}
          currency={currencySchema.safeParse(settingKey).data}
        />
      }
      confirm={translate('office.settings.restore')}
      asksReason
      run={(reason) =>
        restore.mutateAsync({
          name,
          key: settingKey,
          change_id: change.id,
          to: 'before',
          version: standing.version,
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    />
  );
};

const changesShown = 20;

/** How a setting was changed, the latest first, and the way back. */
export const SettingHistory = (props: HistoryProps) => {
  const { name, settingKey } = props;
  const translate = useTranslate();
  const mayManage = useMayDo('settings.manage');
  const history = useAnswer(settingHistory, { filter: { name, key: settingKey }, perPage: changesShown });
  const [restoring, setRestoring] = useState<SettingChange>();
  return (
    <Panel title={translate('office.settings.history')}>
      <Refusal failure={history.error} />
      {history.data?.rows.length === 0 && <Nothing text={translate('office.settings.no_history')} />}
      <Stack component="ol" sx={{ gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
        {history.data?.rows.map((change) => (
          <Box component="li" key={change.id} sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1.5 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
              <Typography>
                {change.by} · <Instant at={change.at} /> · {change.reason}
              </Typography>
              {mayManage && change.before !== null && (
                <Button size="small" onClick={() => setRestoring(change)}>
                  {translate('office.settings.restore')}
                </Button>
              )}
            </Stack>
            <Differences
              label={`${change.by} ${change.at}`}
              before={change.before}
              after={change.after}
              secretChanged={change.secret_changed}
              currency={currencySchema.safeParse(settingKey).data}
            />
          </Box>
        ))}
      </Stack>
      {restoring !== undefined && (
        <RestoreDialog {...props} change={restoring} onClose={() => setRestoring(undefined)} />
      )}
    </Panel>
  );
};
