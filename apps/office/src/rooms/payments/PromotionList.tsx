import { Stack } from '@mui/material';
import {
  type DepositPromotionRow,
  depositPromotionSave,
  depositPromotionSchema,
  promotionReaches,
} from '@pavilion/contract/office';
import { DataTable, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import type { FieldSpec } from './fields.ts';
import { Change, PaymentActions } from './PaymentActions.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { OpenChip, openFilter, percentOf, useTextOf } from './presentation.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useChoices } from './useChoices.ts';

interface RowProps {
  readonly row: DepositPromotionRow;
}

const blank = {
  code: '',
  currency: '',
  name: {},
  description: {},
  bonus_basis_points: 1000,
  bonus_max: '',
  amount_min: '',
  turnover_percent: 300,
  stake_max: null,
  weights: [],
  days: null,
  promo_code: null,
  free_rounds: null,
  free_round_game_id: null,
  free_round_stake: null,
  reach: 'each',
  starts_at: '',
  ends_at: '',
  sort: 0,
  enabled: true,
};

const PromotionForm = ({ row, onClose }: Partial<RowProps> & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { currencies } = useChoices();
  const save = useDeed(depositPromotionSave);
  const reaches = promotionReaches.map((id) => ({ id, name: translate(`office.payments.reach_${id}`) }));
  const specs: readonly FieldSpec[] = [
    { name: 'code', kind: 'text', fixed: true },
    { name: 'currency', kind: 'choice', choices: currencies, fixed: true },
    { name: 'reach', kind: 'choice', choices: reaches },
    { name: 'sort', kind: 'whole' },
    { name: 'starts_at', kind: 'first_day' },
    { name: 'ends_at', kind: 'last_day' },
    {
      name: 'promo_code',
      kind: 'text',
      lengthMax: 20,
      mayBeNone: true,
      hint: 'office.payments.hint.none',
    },
    { name: 'enabled', kind: 'switch' },
    { name: 'bonus_basis_points', kind: 'share', part: 'office.payments.part.bonus' },
    { name: 'bonus_max', kind: 'amount' },
    { name: 'amount_min', kind: 'amount' },
    {
      name: 'turnover_percent',
      kind: 'whole',
      part: 'office.payments.part.wagering',
      hint: 'office.payments.hint.turnover',
    },
    { name: 'days', kind: 'whole', mayBeNone: true, hint: 'office.payments.hint.none' },
    { name: 'stake_max', kind: 'amount', mayBeNone: true, hint: 'office.payments.hint.none' },
    { name: 'weights', kind: 'weights' },
    { name: 'free_rounds', kind: 'whole', mayBeNone: true, part: 'office.payments.part.free_rounds' },
    { name: 'free_round_game_id', kind: 'whole', mayBeNone: true },
    { name: 'free_round_stake', kind: 'amount', mayBeNone: true },
    { name: 'name', kind: 'texts', part: 'office.payments.part.words' },
    { name: 'description', kind: 'texts', lengthMax: 1000 },
  ];
  return (
    <SaveDialog
      noun="depositPromotions"
      schema={depositPromotionSchema}
      specs={specs}
      row={row}
      blank={blank}
      save={(promotion, asked) =>
        save.mutateAsync({
          promotion,
          ...asked,
          ...(row === undefined ? {} : { id: row.id, version: row.version }),
        })
      }
      onClose={onClose}
    />
  );
};

const Name = ({ row }: RowProps) => <>{useTextOf()(row.name)}</>;
const Bonus = ({ row }: RowProps) => (
  <>
    {percentOf(row.bonus_basis_points)} ≤ <Money amount={row.bonus_max} currency={row.currency} />
  </>
);
const Given = ({ row: { given, currency } }: RowProps) => {
  const translate = useTranslate();
  return (
    <>
      <Money amount={given.bonus} currency={currency} /> ·{' '}
      {translate('office.payments.given', { smart_count: given.deposits })}
    </>
  );
};

/** Promotions that members choose with a deposit, with what each has cost and brought. */
export const PromotionList = () => (
  <OfficeList<DepositPromotionRow>
    resource="depositPromotions"
    title="office.payments.place_promotions"
    filters={[openFilter]}
    sort={{ field: 'sort', order: 'ASC' }}
    actions={<PaymentActions form={(onClose) => <PromotionForm onClose={onClose} />} />}
    above={<PaymentTabs place="promotions" />}
    cards={{
      primaryText: (row: DepositPromotionRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>
            <Name row={row} /> · {row.currency}
          </span>
          <OpenChip isOpen={row.enabled} />
        </Stack>
      ),
      secondaryText: (row: DepositPromotionRow) => <Given row={row} />,
      tertiaryText: (row: DepositPromotionRow) => (
        <Change form={(onClose) => <PromotionForm row={row} onClose={onClose} />} />
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="name" disableSort render={(row: DepositPromotionRow) => <Name row={row} />} />
    <DataTable.Col source="currency" disableSort />
    <DataTable.Col source="bonus" disableSort render={(row: DepositPromotionRow) => <Bonus row={row} />} />
    <DataTable.Col source="starts_at" render={(row: DepositPromotionRow) => <Instant at={row.starts_at} />} />
    <DataTable.Col source="ends_at" render={(row: DepositPromotionRow) => <Instant at={row.ends_at} />} />
    <DataTable.Col source="given" disableSort render={(row: DepositPromotionRow) => <Given row={row} />} />
    <DataTable.Col
      source="enabled"
      disableSort
      render={(row: DepositPromotionRow) => <OpenChip isOpen={row.enabled} />}
    />
    <DataTable.Col
      source="change"
      disableSort
      render={(row: DepositPromotionRow) => (
        <Change form={(onClose) => <PromotionForm row={row} onClose={onClose} />} />
      )}
    />
  </OfficeList>
);
