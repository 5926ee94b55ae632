import { type Theme, themes } from '@pavilion/contract';
import { useState } from 'react';
import IconCheck from '~icons/lucide/check';
import IconPalette from '~icons/lucide/palette';
import { failureText } from '../../api/failureText.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { classes } from '../../ui/classes.ts';
import { SecurityCard } from '../../ui/SecurityCard.tsx';
import { showToast } from '../../ui/toast.ts';
import { chooseTheme } from '../template/model/chooseTheme.ts';

/** A theme in small: its ground, its surface and its accent, by the theme's own variables. */
const Sample = ({ theme, chosen }: { readonly theme: Theme; readonly chosen: boolean }) => (
  <span
    aria-hidden
    data-theme={theme}
    className="flex h-10 w-11 shrink-0 items-end gap-1 rounded-control bg-ground p-1.5 ring-1 ring-line ring-inset"
  >
    <span className="flex h-full flex-1 items-center justify-center rounded-sm bg-higher">
      {chosen && <IconCheck className="size-4 text-accent" />}
    </span>
    <span className="h-3/5 w-2 rounded-full bg-accent" />
  </span>
);

/** How the hall looks in this browser, where the site leaves it to the visitor (spec §7 `template_config`). */
export const LookCard = () => {
  const { t } = useTranslation();
  const { site, theme: worn } = useSite();
  const [chosen, setChosen] = useState(worn);
  if (!site.theme_preview) return null;
  const choose = async (theme: Theme): Promise<void> => {
    setChosen(theme);
    try {
      await chooseTheme(theme, worn);
    } catch (error) {
      setChosen(chosen);
      showToast({ kind: 'error', text: failureText(error, t) });
    }
  };
  return (
    <SecurityCard Icon={IconPalette} title={t('profile.look')} text={t('profile.look_text')}>
      <fieldset className="py-4">
        <legend className="sr-only">{t('profile.look')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
          {themes.map((theme) => (
            <label
              key={theme}
              className={classes(
                'flex min-h-14 cursor-pointer items-center gap-2.5 rounded-control p-2 text-sm ring-1 ring-inset transition-shadow has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
                theme === chosen ? 'font-semibold text-accent ring-accent' : 'ring-line hover:ring-edge',
              )}
            >
              <input
                type="radio"
                name="theme"
                value={theme}
                className="sr-only"
                checked={theme === chosen}
                onChange={() => void choose(theme)}
              />
              <Sample theme={theme} chosen={theme === chosen} />
              <span className="min-w-0 flex-1 break-words leading-tight">{t(`profile.theme_${theme}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </SecurityCard>
  );
};
