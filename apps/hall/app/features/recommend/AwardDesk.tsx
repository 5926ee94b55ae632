import { type Award, type AwardKind, awardKinds } from '@pavilion/contract/recommend';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Select } from '../../ui/Field.tsx';
import { Money } from '../../ui/Money.tsx';
import { ListFrame } from './ListFrame.tsx';
import { useAwards } from './model/useAwards.ts';

interface AwardDeskProps {
  /** Draws the rows in a template's own way. */
  readonly draw: (rows: readonly Award[]) => ReactNode;
}

/** What the member was awarded, and the sum of it (spec §2 RecommendRecord). */
export const AwardDesk = ({ draw }: AwardDeskProps) => {
  const { t } = useTranslation();
  const [kind, setKind] = useState<AwardKind | null>(null);
  const awards = useAwards(kind);
  return (
    <div data-records="awards">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="w-56 max-w-full">
          <Select
            aria-label={t('recommend.kind')}
            value={kind ?? ''}
            onChange={({ target }) => setKind(awardKinds.find((known) => known === target.value) ?? null)}
          >
            <option value="">{t('recommend.kind_all')}</option>
            {awardKinds.map((known) => (
              <option key={known} value={known}>
                {t(`recommend.kind_${known}`)}
              </option>
            ))}
          </Select>
        </div>
        {awards.first && (
          <p className="text-right">
            <span className="block text-text-3 text-xs">{t('recommend.total')}</span>
            <Money
              amount={awards.first.total}
              currency={awards.first.currency}
              className="font-semibold text-xl"
            />
          </p>
        )}
      </div>
      <ListFrame
        list={awards}
        failedTitle={t('recommend.record_failed')}
        empty={
          <EmptyScene
            scene="empty"
            title={t('recommend.record_empty')}
            text={t('recommend.record_empty_text')}
          >
            <ButtonLink to="/user/RecommendProject">{t('recommend.invite')}</ButtonLink>
          </EmptyScene>
        }
      >
        {draw}
      </ListFrame>
    </div>
  );
};
