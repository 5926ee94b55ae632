import { localized } from '@pavilion/contract';
import { type RoundMove, type RoundRecord, recordsRound } from '@pavilion/contract/records';
import { useEffect } from 'react';
import type { CallFailure } from '../../api/failure.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { onMemberEvent } from '../../realtime/realtime.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { netOf } from './model/net.ts';
import { useInstantFormat } from './RecordColumns.tsx';
import { RoundProofs } from './RoundProofs.tsx';

const Figures = ({ round }: { readonly round: RoundRecord }) => {
  const { t } = useTranslation();
  const { currency } = round;
  return (
    <>
      <p className="text-sm text-text-2">{t('records.net')}</p>
      <p className="font-semibold text-[32px] leading-tight" data-field="net">
        {round.state === 'open' ? '—' : <Money amount={netOf(round)} currency={currency} signed />}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-text-2">
        <span data-field="stake">
          {t('records.stake')} <Money amount={round.stake} currency={currency} className="text-text" />
        </span>
        <span data-field="win">
          {t('records.win')} <Money amount={round.win} currency={currency} className="text-text" />
        </span>
        {/[1-9]/.test(round.win_pending) && (
          <span data-field="win-pending" className="text-accent">
            {t('records.win_pending')} <Money amount={round.win_pending} currency={currency} />
          </span>
        )}
      </p>
    </>
  );
};

const Facts = ({ round }: { readonly round: RoundRecord }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = useInstantFormat();
  const facts = [
    [t('records.game'), localized(round.game_name, locale)],
    [t('records.provider'), round.gp_name],
    [t('records.state'), t(`records.round_${round.state}`)],
    [t('records.opened_at'), at(round.opened_at)],
    ...(round.closed_at === null ? [] : [[t('records.closed_at'), at(round.closed_at)] as const]),
    [t('records.round_number'), round.round_id],
  ] as const;
  return (
    <dl className="mt-5 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2.5">
          <dt className="shrink-0 text-text-2">{label}</dt>
          <dd className="tnum min-w-0 break-words text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What went out of the wallet, with its sign. */
const taken = (amount: string): string => (/[1-9]/.test(amount) ? `-${amount}` : amount);

const Moves = ({
  moves,
  currency,
}: { readonly moves: readonly RoundMove[] } & Pick<RoundRecord, 'currency'>) => {
  const { t } = useTranslation();
  const at = useInstantFormat();
  return (
    <section className="mt-5">
      <h3 className="mb-1 font-semibold text-sm">{t('records.moves')}</h3>
      <ol className="text-sm" data-field="moves">
        {moves.map((move, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is the books' own, in their order
          <li key={index} className="flex items-baseline justify-between gap-4 border-line border-t py-2.5">
            <span className="min-w-0">
              {t(`records.kind_${move.kind}`)}
              <span className="block text-text-3 text-xs">
                <time className="tnum">{at(move.at)}</time>
                {move.is_free && ` · ${t('records.move_free')}`}
                {move.state === 'rolled_back' && ` · ${t('records.round_rolled_back')}`}
              </span>
            </span>
            <span className="tnum shrink-0 text-right">
              {move.kind !== 'win' && <Money amount={taken(move.stake)} currency={currency} signed />}
              {move.kind === 'bet_win' && ' / '}
              {move.kind !== 'bet' && <Money amount={move.win} currency={currency} signed />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Failed = ({ failure, retry }: { readonly failure: CallFailure; readonly retry: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyScene
      scene="failed"
      title={failure.kind === 'refused' ? failure.message : t('records.round_failed')}
    >
      {failure.kind !== 'refused' && <Button onClick={retry}>{t('member.retry')}</Button>}
    </EmptyScene>
  );
};

/** One game round: what it brought, what was staked and won when, and the provider's proof and replay of it. */
export const RoundModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  const id = opened.name === 'round' ? opened.told.id : '';
  const answer = useCallQuery(recordsRound, { id });
  const { refetch } = answer;
  const isOpen = answer.data?.round.state === 'open';
  useEffect(() => {
    // Money that moves may be this round's, as long as it is not over.
    if (!isOpen) return;
    return onMemberEvent('member_cash', () => void refetch());
  }, [isOpen, refetch]);
  return (
    <TemplateDialog open title={t('records.round_title')} onClose={onClose}>
      {answer.data ? (
        <div data-round={id}>
          <Figures round={answer.data.round} />
          <Facts round={answer.data.round} />
          <Moves moves={answer.data.moves} currency={answer.data.round.currency} />
          <RoundProofs id={id} isOpen={isOpen} />
        </div>
      ) : answer.error ? (
        <Failed failure={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </TemplateDialog>
  );
};
