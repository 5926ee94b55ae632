import type { Currency } from '@pavilion/contract';
import { withdrawalQuote } from '@pavilion/contract/cashier';
import { memberCommonLayout } from '@pavilion/contract/identity';
import { myOffers, offerGiveUp, offerStanding, type RunningOffer } from '@pavilion/contract/offers';
import { myCash } from '@pavilion/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { failureText } from '../../api/failureText.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useSending } from '../../api/useSending.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { RefusalNote } from '../../ui/RefusalNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { showToast } from '../../ui/toast.ts';

type GivingUp = NonNullable<RunningOffer['give_up']>;

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** What follows, sentence by sentence, before anything is pressed. */
const Consequences = ({
  offer,
  givingUp,
  currency,
}: {
  readonly offer: RunningOffer;
  readonly givingUp: GivingUp;
  readonly currency: Currency;
}) => {
  const { t } = useTranslation();
  const plain = (amount: string): string => plainMoney(amount, currency);
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-sm text-text-2 leading-6 marker:text-text-3">
      <li className="text-text">
        {isSome(givingUp.takes_back)
          ? t('offers.give_up_takes', { amount: plain(givingUp.takes_back) })
          : t('offers.give_up_takes_none')}
      </li>
      {givingUp.was_played && <li>{t('offers.give_up_played', { amount: plain(offer.amount) })}</li>}
      <li>
        {isSome(givingUp.left)
          ? t('offers.give_up_left', { after: plain(givingUp.left), before: plain(offer.left) })
          : t('offers.give_up_left_none')}
      </li>
      <li>{t('offers.give_up_final')}</li>
    </ul>
  );
};

/** Asks whether a bonus is to be given up, and does it for what it has told. */
export const GiveUpModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const running = useCallQuery(myOffers, {});
  const again = () => {
    for (const { path } of [myOffers, offerStanding, withdrawalQuote, myCash, memberCommonLayout])
      void client.invalidateQueries({ queryKey: [path] });
  };
  const giving = useSending(
    async ({ order_number, takes_back }: { order_number: string; takes_back: string }) => {
      const { taken_back, currency } = await callApi(offerGiveUp, { order_number, takes_back });
      showToast({
        kind: 'success',
        text: t('offers.given_up', { amount: plainMoney(taken_back, currency) }),
      });
      again();
      onClose();
    },
    again,
  );
  const orderNumber = opened.name === 'giveUpOffer' ? opened.told.orderNumber : '';
  const offer = running.data?.list.find(({ order_number }) => order_number === orderNumber);
  const givingUp = offer?.give_up ?? null;
  return (
    <TemplateDialog
      open
      title={t('offers.give_up_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('offers.give_up_keep')}</Button>
          {givingUp !== null && !givingUp.is_in_play && (
            <Button
              tone="danger"
              data-give-up
              busy={giving.isPending}
              onClick={() => giving.send({ order_number: orderNumber, takes_back: givingUp.takes_back })}
            >
              {t('offers.give_up')}
            </Button>
          )}
        </>
      }
    >
      {running.data === undefined && !running.isLoadingError && <Skeleton className="h-32 w-full" />}
      {running.isLoadingError && <EmptyScene scene="failed" title={t('offers.failed')} />}
      {running.data !== undefined && givingUp === null && (
        <EmptyScene scene="empty" title={t('offers.running_none')} />
      )}
      {running.data !== undefined && offer !== undefined && givingUp !== null && (
        <div className="flex flex-col gap-4">
          {offer.promotion !== null && <p className="font-semibold">{offer.promotion}</p>}
          {givingUp.is_in_play ? (
            <p className="text-sm text-text-2">{t('offers.give_up_in_play')}</p>
          ) : (
            <Consequences offer={offer} givingUp={givingUp} currency={running.data.currency} />
          )}
          <RefusalNote text={giving.failure && failureText(giving.failure, t)} />
        </div>
      )}
    </TemplateDialog>
  );
};
