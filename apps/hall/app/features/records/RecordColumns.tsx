import { type Locale, localized } from '@pavilion/contract';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { type Translate, useTranslation } from '../../i18n/texts.ts';
import { instantFormat } from '../../site/instantFormat.ts';
import { useTimeZone } from '../../site/timeZone.ts';
import { useEye } from '../../state/eye.ts';
import { openModal } from '../../state/modalStore.ts';
import { Money } from '../../ui/Money.tsx';
import { netOf } from './model/net.ts';
import type { DwRecord, PostingRecord, RoundRecord } from './model/useRecords.ts';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts stand at the right. */
  readonly amount?: boolean;
}

/** How one kind of record is shown: its columns on the desktop; what is large, small and beside on a phone. */
export interface RecordView<Row> {
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly card: (row: Row) => {
    readonly title: ReactNode;
    /** May be long, and is then shortened; null when there is nothing to say. */
    readonly detail: ReactNode;
    /** Always whole. */
    readonly at: string;
    readonly amount: ReactNode;
    readonly beside: ReactNode;
  };
  /** Shows more of a row than a line can. */
  readonly open?: (row: Row) => void;
}

/** Times in the zone that the member reads times in, in the page's language. */
export const useInstantFormat = (): ((instant: string) => string) => {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = instantFormat(locale, timeZone, 'seconds');
  return (instant) => format.format(new Date(instant));
};

/** What the demo hall's members begin with, as the books call it. */
const openingReference = 'opening balance';

/** What a posting is called: an opening credit is one among the adjustments. */
export const postingName = (
  { kind, reference }: Pick<PostingRecord, 'kind' | 'reference'>,
  t: Translate,
): string =>
  kind === 'adjustment' && reference === openingReference
    ? t('records.kind_opening')
    : t(`records.kind_${kind}`);

/** The number of a deposit or a withdrawal; other references are words for staff. */
const orderNumber = /^[DW]\d{6}[0-9A-Z]{10}$/;

/** What a posting is about, as far as it is for members: its game, or the order that it paid, came with or gave back. */
export const aboutPosting = (row: PostingRecord, locale: Locale): string | null => {
  if (row.game_name) return localized(row.game_name, locale);
  return orderNumber.test(row.reference) ? row.reference : null;
};

export const usePostingView = (): RecordView<PostingRecord> => {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = useInstantFormat();
  const kind = (row: PostingRecord) => postingName(row, t);
  const about = (row: PostingRecord) => aboutPosting(row, locale);
  const amount = (row: PostingRecord) => (
    <Money amount={row.amount} currency={row.currency} signed className="font-semibold" />
  );
  const [eyeOpen] = useEye();
  const after = (row: PostingRecord) =>
    row.balance_after === null ? (
      '—'
    ) : (
      <Money amount={row.balance_after} currency={row.currency} hidden={!eyeOpen} />
    );
  return {
    keyOf: (row) => row.id,
    columns: [
      { key: 'at', label: t('records.at'), cell: (row) => at(row.at) },
      { key: 'kind', label: t('records.kind'), cell: kind },
      { key: 'about', label: t('records.about'), cell: (row) => about(row) ?? '—' },
      { key: 'amount', label: t('records.amount'), cell: amount, amount: true },
      { key: 'after', label: t('records.balance_after'), cell: after, amount: true },
    ],
    card: (row) => ({
      title: kind(row),
      detail: about(row),
      at: at(row.at),
      amount: amount(row),
      beside:
        row.balance_after === null ? null : (
          <>
            {t('records.balance_after')} {after(row)}
          </>
        ),
    }),
  };
};

export const useRoundView = (): RecordView<RoundRecord> => {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = useInstantFormat();
  const game = (row: RoundRecord) => localized(row.game_name, locale);
  const state = (row: RoundRecord) => t(`records.round_${row.state}`);
  const net = (row: RoundRecord) =>
    row.state === 'open' ? (
      '—'
    ) : (
      <Money amount={netOf(row)} currency={row.currency} signed className="font-semibold" />
    );
  const stake = (row: RoundRecord) => <Money amount={row.stake} currency={row.currency} />;
  const win = (row: RoundRecord) => <Money amount={row.win} currency={row.currency} />;
  return {
    keyOf: (row) => row.id,
    columns: [
      { key: 'at', label: t('records.at'), cell: (row) => at(row.opened_at) },
      { key: 'game', label: t('records.game'), cell: game },
      { key: 'provider', label: t('records.provider'), cell: (row) => row.gp_name },
      { key: 'state', label: t('records.state'), cell: state },
      { key: 'stake', label: t('records.stake'), cell: stake, amount: true },
      { key: 'win', label: t('records.win'), cell: win, amount: true },
      { key: 'net', label: t('records.net'), cell: net, amount: true },
    ],
    card: (row) => ({
      title: game(row),
      detail: state(row),
      at: at(row.opened_at),
      amount: net(row),
      beside: (
        <>
          {t('records.stake')} {stake(row)}
        </>
      ),
    }),
    open: (row) => openModal({ name: 'round', told: { id: row.id } }),
  };
};

export const useDwView = (): RecordView<DwRecord> => {
  const { t } = useTranslation();
  const at = useInstantFormat();
  const direction = (row: DwRecord) => t(`records.direction_${row.direction}`);
  const state = (row: DwRecord) =>
    row.direction === 'deposit' ? t(`cashier.state_${row.state}`) : t(`withdrawal.state_${row.state}`);
  const amount = (row: DwRecord) => (
    <Money amount={row.amount} currency={row.currency} className="font-semibold" />
  );
  return {
    keyOf: (row) => row.order_number,
    columns: [
      { key: 'at', label: t('records.at'), cell: (row) => at(row.at) },
      { key: 'direction', label: t('records.kind'), cell: direction },
      { key: 'order', label: t('cashier.order_number'), cell: (row) => row.order_number },
      { key: 'method', label: t('cashier.method'), cell: (row) => row.method },
      { key: 'state', label: t('records.state'), cell: state },
      { key: 'amount', label: t('records.amount'), cell: amount, amount: true },
    ],
    card: (row) => ({
      title: direction(row),
      detail: row.order_number,
      at: at(row.at),
      amount: amount(row),
      beside: state(row),
    }),
  };
};
