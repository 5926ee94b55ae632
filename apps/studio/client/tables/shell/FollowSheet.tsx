import type { CurrencyCode } from '@pavilion/money';
import { useState } from 'react';
import type { SlipView } from '../../../src/tables/views.ts';
import { amountOf, coins } from '../../shell/amounts.ts';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { sheetTextsOf } from '../sheetTexts/texts.ts';
import { useTable, useTableState } from './context.ts';
import { followableSlip } from './follower.ts';
import { type Layout, sumOf } from './tableState.ts';

const drawChoices = [1, 2, 3, 5, 10, 20] as const;

const layoutOf = ({ stakes }: Pick<SlipView, 'stakes'>, currency: CurrencyCode): Layout =>
  Object.fromEntries(stakes.map(({ spot, amount }) => [spot, amountOf(amount, currency)]));

/** What would be laid again: the chips that are put down, or else the round's last slip. */
const useFollowed = (): { readonly layout: Layout; readonly isLaid: boolean } => {
  const state = useTableState();
  const { laid, currency } = state;
  if (sumOf(laid) > 0n) return { layout: laid, isLaid: true };
  const slip = followableSlip(state);
  return { layout: slip ? layoutOf(slip, currency) : {}, isLaid: false };
};

/** What it comes to at most, before it is begun. */
const Sums = ({ each, draws, isLaid }: { each: bigint; draws: number; isLaid: boolean }) => {
  const { lang } = useTable();
  const text = sheetTextsOf(lang).follow;
  const { table, currency } = useTableState();
  const from = (table?.number ?? 0) + 1;
  const total = each * BigInt(draws + (isLaid ? 1 : 0));
  return (
    <dl className="follow-sums">
      {isLaid && (
        <div>
          <dt>{text.now}</dt>
          <dd>{coins(each, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{text.later(draws, from, from + draws - 1)}</dt>
        <dd>
          {draws} × {coins(each, currency)}
        </dd>
      </div>
      <div className="follow-total">
        <dt>{text.total}</dt>
        <dd data-field="follow-total">{coins(total, currency)}</dd>
      </div>
    </dl>
  );
};

/** Has a slip laid again in the next draws: how many, and whether a win ends it. Nothing is chosen beforehand. */
export const FollowSheet = ({ onClose }: { onClose: () => void }) => {
  const { store, texts, words, lang } = useTable();
  const { currency, busy } = useTableState();
  const { layout, isLaid } = useFollowed();
  const [draws, setDraws] = useState<number>();
  const [stopsOnWin, setStopsOnWin] = useState(false);
  const text = sheetTextsOf(lang).follow;
  const each = sumOf(layout);
  if (each === 0n)
    return (
      <Sheet title={texts.follow.title} closeLabel={texts.close} onClose={onClose}>
        <p>{text.intro}</p>
        <p data-field="nothing-to-follow">{text.nothing}</p>
      </Sheet>
    );
  const start = (): void => {
    if (draws === undefined) return;
    void store.follower.start(draws, stopsOnWin);
    onClose();
  };
  return (
    <Sheet title={texts.follow.title} closeLabel={texts.close} onClose={onClose}>
      <p>{text.intro}</p>
      <p className="follow-slip">
        {Object.entries(layout).map(([spot, amount]) => (
          <span key={spot} className="chip">
            {words.spot(spot)} {coins(amount, currency)}
          </span>
        ))}
      </p>
      <fieldset className="auto-choices">
        <legend>{text.draws}</legend>
        {drawChoices.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="follow-draws"
              data-action="follow-draws"
              data-value={value}
              checked={value === draws}
              onChange={() => setDraws(value)}
            />
            <span>{value}</span>
          </label>
        ))}
      </fieldset>
      <label className="follow-stop">
        <input
          type="checkbox"
          data-action="follow-stops"
          checked={stopsOnWin}
          onChange={(event) => setStopsOnWin(event.target.checked)}
        />
        <span>{text.stopsOnWin}</span>
      </label>
      {draws !== undefined && <Sums each={each} draws={draws} isLaid={isLaid} />}
      <p className="soft">{text.note}</p>
      <button
        type="button"
        className="main-button follow-start"
        data-action="follow-start"
        disabled={draws === undefined || busy}
        onClick={start}
      >
        {draws === undefined
          ? text.missing
          : text.start(coins(each * BigInt(draws + (isLaid ? 1 : 0)), currency))}
      </button>
    </Sheet>
  );
};
