import { bulletinHistory } from '@pavilion/contract/content';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Updated } from '../content/Updated.tsx';
import { Asked } from './Asked.tsx';
import { displayDevice } from './model/popupRules.ts';
import { OperatorText } from './OperatorText.tsx';

/** Pop-ups whose time is over, the last first. */
export const PopupHistory = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation();
  const history = useCallQuery(bulletinHistory, { display_device: displayDevice[useTemplate()] });
  return (
    <Asked answer={history}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyScene scene="empty" title={t('home.popups_none')}>
            <ButtonLink to="/discount" onClick={onLeave}>
              {t('home.promotions')}
            </ButtonLink>
          </EmptyScene>
        ) : (
          <ul className="divide-y divide-line">
            {list.map((item) => (
              <li key={item.id} data-popup={item.id} className="py-5 first:pt-0 last:pb-0">
                <h3 className="text-base">{item.title}</h3>
                <Updated at={item.updated_at} className="mt-1 block text-text-3 text-xs" />
                <OperatorText html={item.content} onLeave={onLeave} className="mt-2 text-sm" />
              </li>
            ))}
          </ul>
        )
      }
    </Asked>
  );
};
