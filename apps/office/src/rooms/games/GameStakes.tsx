import { Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import type { Currency } from '@pavilion/contract';
import { gameSetLimit, gameSetReturn, type OfficeGame } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { TypedField } from '../../ui/TypedField.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { CurrencyField } from './CurrencyField.tsx';
import { readShare, returnText } from './share.ts';

interface DialogProps {
  readonly game: OfficeGame;
  readonly onClose: () => void;
}

const isAmount = (text: string): boolean => /^\d{1,13}(\.\d{1,2})?$/.test(text.trim());
const plain = (text: string): string => text.trim().replace(/^0+(?=\d)/, '');

const LimitDialog = ({ game, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const first = game.limits[0];
  const [currency, setCurrency] = useState<Currency>(first?.currency ?? 'RMB');
  const [min, setMin] = useState(first?.min ?? '');
  const [max, setMax] = useState(first?.max ?? '');
  const save = useDeed(gameSetLimit, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', {
      type: proposal === null ? 'success' : 'info',
    }),
  );
  const choose = (code: Currency): void => {
    const limit = game.limits.find((one) => one.currency === code);
    setCurrency(code);
    setMin(limit?.min ?? '');
    setMax(limit?.max ?? '');
  };
  return (
    <DeedDialog
      title={`${translate('office.games.limit_change')} · ${game.name}`}
      text={translate('office.games.limit_text')}
      confirm={translate('ra.action.save')}
      asksReason
      isReady={isAmount(min) && isAmount(max)}
      run={(reason) =>
        save.mutateAsync({
          id: game.id,
          version: game.version,
          currency,
          min: plain(min),
          max: plain(max),
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    >
      <CurrencyField value={currency} onChange={choose} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TypedField
          label={translate('office.games.stake_min')}
          value={min}
          onChange={setMin}
          keys="decimal"
        />
        <TypedField
          label={translate('office.games.stake_max')}
          value={max}
          onChange={setMax}
          keys="decimal"
        />
      </Stack>
    </DeedDialog>
  );
};

/** The stakes of a game by currency. */
export const GameStakes = ({ game }: { readonly game: OfficeGame }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel
      title={translate('office.games.stakes')}
      actions={
        mayManage && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {translate('office.games.limit_change')}
          </Button>
        )
      }
    >
      {game.limits.length === 0 ? (
        <Nothing text={translate('office.games.no_limits')} />
      ) : (
        <PlainTable
          label={translate('office.games.stakes')}
          rows={game.limits}
          keyOf={({ currency }) => currency}
          columns={[
            { label: translate('office.games.currency'), cell: ({ currency }) => currency },
            {
              label: translate('office.games.stake_min'),
              cell: ({ min, currency }) => <Money amount={min} currency={currency} />,
              end: true,
            },
            {
              label: translate('office.games.stake_max'),
              cell: ({ max, currency }) => <Money amount={max} currency={currency} />,
              end: true,
            },
          ]}
        />
      )}
      {isAsking && <LimitDialog game={game} onClose={() => setAsking(false)} />}
    </Panel>
  );
};

const deviationText = (milli: number | null, unknown: string): string =>
  milli === null ? unknown : `${Math.trunc(milli / 1000)}.${String(milli % 1000).padStart(3, '0')}`;

/** `6.2` as thousandths; undefined for what is no number of that kind. */
const readDeviation = (typed: string): number | undefined => {
  const match = /^(\d{1,4})(?:\.(\d{1,3}))?$/.exec(typed.trim());
  if (match === null) return undefined;
  const milli = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  return milli > 0 ? milli : undefined;
};

const ReturnDialog = ({ game, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [share, setShare] = useState(returnText(game.rtp_bp).replace(/[–% ]/g, ''));
  const [isUpTo, setUpTo] = useState(game.rtp_up_to);
  const [deviation, setDeviation] = useState(deviationText(game.deviation_milli, ''));
  const save = useDeed(gameSetReturn, () => notify('office.deed.proposed', { type: 'info' }));
  const [rtp, milli] = [readShare(share), readDeviation(deviation)];
  const isReady =
    (share.trim() === '' || (rtp !== undefined && rtp > 0 && rtp <= 10_000)) &&
    (deviation.trim() === '' || milli !== undefined);
  return (
    <DeedDialog
      title={`${translate('office.games.return_change')} · ${game.name}`}
      text={translate('office.games.return_text')}
      confirm={translate('office.games.return_change')}
      asksReason
      isReady={isReady}
      run={(reason) =>
        save.mutateAsync({
          id: game.id,
          version: game.version,
          rtp_bp: rtp ?? null,
          rtp_up_to: isUpTo,
          deviation_milli: milli ?? null,
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    >
      <TextField
        label={translate('office.games.return_stated')}
        helperText={translate('office.games.return_stated_hint')}
        value={share}
        onChange={(event) => setShare(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={isUpTo} onChange={(event) => setUpTo(event.target.checked)} />}
        label={translate('office.games.return_up_to')}
      />
      <TextField
        label={translate('office.games.deviation')}
        helperText={translate('office.games.deviation_hint')}
        value={deviation}
        onChange={(event) => setDeviation(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </DeedDialog>
  );
};

/** What a game should return, as its provider states it. */
export const GameReturn = ({ game }: { readonly game: OfficeGame }) => {
  const translate = useTranslate();
  const mayManage = useMayDo('games.manage');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel
      title={translate('office.games.return')}
      actions={
        mayManage && (
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            {translate('office.games.return_change')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: translate('office.games.return_stated'), value: returnText(game.rtp_bp, game.rtp_up_to) },
          {
            label: translate('office.games.deviation'),
            value: deviationText(game.deviation_milli, translate('office.games.deviation_estimated')),
          },
          {
            label: translate('office.games.win_bound'),
            value:
              game.win_multiple_max === null
                ? translate('office.games.win_bound_provider')
                : `${game.win_multiple_max} ×`,
          },
        ]}
      />
      {isAsking && <ReturnDialog game={game} onClose={() => setAsking(false)} />}
    </Panel>
  );
};
