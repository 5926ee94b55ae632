import { themes } from '@pavilion/contract';
import { agentBannerSizes } from '@pavilion/contract/agentCampaigns';
import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { useTranslation } from '../../../i18n/texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Choice } from '../../records/Choice.tsx';

type Theme = (typeof themes)[number];

const fileOf = (theme: Theme, { width, height }: (typeof agentBannerSizes)[number]): string =>
  `/art/agents/${theme.toLowerCase()}-${width}x${height}.jpg`;

/** Pictures to hand on with a link, in the colours of the hall's themes and the sizes that places for pictures have. */
export const Banners = () => {
  const { t } = useTranslation();
  const [theme, setTheme] = useState<Theme>(themes[0]);
  return (
    <section className="flex flex-col gap-4" data-part="banners">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t('agent_report.banners')}</h2>
        <div className="w-52">
          <Choice
            label={t('agent_report.banner_theme')}
            all={t(`profile.theme_${themes[0]}`)}
            value={theme === themes[0] ? null : theme}
            values={themes.slice(1).map((value) => ({ value, label: t(`profile.theme_${value}`) }))}
            onChange={(value) => setTheme(value ?? themes[0])}
          />
        </div>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {agentBannerSizes.map((size) => (
          <li
            key={size.width}
            className="flex flex-col gap-3 rounded-card bg-raised p-4 ring-1 ring-line ring-inset"
          >
            <img
              src={fileOf(theme, size)}
              alt=""
              width={size.width}
              height={size.height}
              loading="lazy"
              className="h-40 w-full rounded-control object-contain"
            />
            <a
              href={fileOf(theme, size)}
              download
              className={buttonClass('quiet', 'sm')}
              aria-label={t('agent_report.banner_save', { size: `${size.width} × ${size.height}` })}
            >
              <IconDownload aria-hidden className="size-4" />
              <span className="tnum">
                {size.width} × {size.height}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
