import { type WithdrawalRuleRow, withdrawalRuleSave, withdrawalRuleSchema } from '@pavilion/contract/office';
import { DataTable } from 'react-admin';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import type { FieldSpec } from './fields.ts';
import { Change, PaymentActions } from './PaymentActions.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { Bounds, OpenChip, percentOf } from './presentation.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useChoices } from './useChoices.ts';

interface FormProps {
  readonly row?: WithdrawalRuleRow;
  readonly onClose: () => void;
}

const blank = {
  currency: '',
  gateway: '',
  amount_min: '',
  amount_max: '',
  fee: '0',
  fee_basis_points: 0,
  daily_max: 5,
  turnover_percent: 100,
  second_approval_from: '',
  enabled: true,
};

const RuleForm = ({ row, onClose }: FormProps) => {
  const choices = useChoices();
  const save = useDeed(withdrawalRuleSave);
  const specs: readonly FieldSpec[] = [
    { name: 'currency', kind: 'choice', choices: choices.currencies, fixed: true },
    { name: 'gateway', kind: 'choice', choices: choices.gateways },
    { name: 'amount_min', kind: 'amount' },
    { name: 'amount_max', kind: 'amount' },
    { name: 'fee', kind: 'amount' },
    { name: 'fee_basis_points', kind: 'whole' },
    { name: 'second_approval_from', kind: 'amount' },
    { name: 'daily_max', kind: 'whole' },
    { name: 'turnover_percent', kind: 'whole' },
    { name: 'enabled', kind: 'switch' },
  ];
  return (
    <SaveDialog
      noun="rules"
      schema={withdrawalRuleSchema}
      specs={specs}
      row={row}
      blank={blank}
      save={(rule, asked) =>
        save.mutateAsync({ rule, ...asked, ...(row === undefined ? {} : { version: row.version }) })
      }
      onClose={onClose}
    />
  );
};

const Fee = ({ row }: { readonly row: WithdrawalRuleRow }) => (
  <>
    <Money amount={row.fee} currency={row.currency} /> + {percentOf(row.fee_basis_points)}
  </>
);

/** On what terms each currency is paid out. */
export const RuleList = () => (
  <OfficeList<WithdrawalRuleRow>
    resource="rules"
    title="office.payments.place_rules"
    sort={{ field: 'currency', order: 'ASC' }}
    actions={<PaymentActions hasFilters={false} form={(onClose) => <RuleForm onClose={onClose} />} />}
    above={<PaymentTabs place="rules" />}
    cards={{
      primaryText: (row: WithdrawalRuleRow) => (
        <CardHead name={row.currency}>
          <OpenChip isOpen={row.enabled} />
        </CardHead>
      ),
      secondaryText: (row: WithdrawalRuleRow) => <Bounds row={row} />,
      tertiaryText: (row: WithdrawalRuleRow) => (
        <Change form={(onClose) => <RuleForm row={row} onClose={onClose} />} />
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="currency" />
    <DataTable.Col source="gateway" disableSort />
    <DataTable.Col source="bounds" disableSort render={(row: WithdrawalRuleRow) => <Bounds row={row} />} />
    <DataTable.Col source="fee" disableSort render={(row: WithdrawalRuleRow) => <Fee row={row} />} />
    <DataTable.Col
      source="second_approval_from"
      align="right"
      disableSort
      render={(row: WithdrawalRuleRow) => <Money amount={row.second_approval_from} currency={row.currency} />}
    />
    <DataTable.Col
      source="turnover_percent"
      align="right"
      disableSort
      render={(row: WithdrawalRuleRow) => `${row.turnover_percent}%`}
    />
    <DataTable.Col source="daily_max" align="right" disableSort />
    <DataTable.Col
      source="enabled"
      disableSort
      render={(row: WithdrawalRuleRow) => <OpenChip isOpen={row.enabled} />}
    />
    <DataTable.Col
      source="change"
      disableSort
      render={(row: WithdrawalRuleRow) => (
        <Change form={(onClose) => <RuleForm row={row} onClose={onClose} />} />
      )}
    />
  </OfficeList>
);
