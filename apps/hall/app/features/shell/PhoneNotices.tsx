import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import IconPhone from '~icons/lucide/smartphone';
import IconX from '~icons/lucide/x';
import { useTranslation } from '../../i18n/texts.ts';
import { Button, buttonClass, IconButton } from '../../ui/Button.tsx';
import { FloatLine } from '../../ui/Float.tsx';
import { wantedBrowsers } from './model/browserSupport.ts';
import { dueNotice, type PhoneNotice, putNoticeAway } from './model/notices.ts';

/** Pages where the foot of the screen belongs to something else. */
const homePath = '/';

/**
 * The browser-support notice and the app download banner, over the foot of the home page.
 */
export const PhoneNotices = ({ isPhone }: { isPhone: boolean }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [, setPutAway] = useState(0);
  const notice = pathname === homePath ? dueNotice(new URLSearchParams(search), isPhone) : null;
  if (notice === null) return null;
  const putAway = ({ kind }: PhoneNotice, forGood: boolean) => {
    putNoticeAway(kind, forGood);
    setPutAway((times) => times + 1);
  };
  const isBrowser = notice.kind === 'browser';
  return (
    <FloatLine
      name={notice.kind}
      label={t(isBrowser ? 'home.browser_title' : 'home.phone_title')}
      data-notice={notice.kind}
      className="flex animate-[rise_200ms_ease-out] items-start gap-3 py-2 pr-1 pl-4"
    >
      <IconPhone aria-hidden className="mt-2.5 size-6 shrink-0 text-accent" />
      {/* Long words push the button below them, not themselves together. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 py-1">
        <div className="min-w-0 flex-1 basis-36">
          <p className="font-semibold text-sm">{t(isBrowser ? 'home.browser_title' : 'home.phone_title')}</p>
          <p className="mt-0.5 text-text-2 text-xs">
            {notice.kind === 'browser'
              ? t('home.browser_text', { browsers: wantedBrowsers[notice.system] })
              : t('home.phone_add')}
          </p>
        </div>
        {isBrowser ? (
          <Button size="sm" onClick={() => putAway(notice, true)}>
            {t('home.browser_opt_out')}
          </Button>
        ) : (
          <Link to="/app" onClick={() => putAway(notice, false)} className={buttonClass('quiet', 'sm')}>
            {t('home.phone_how')}
          </Link>
        )}
      </div>
      {/* Whoever puts the banner away has seen it; the notice about a browser comes back unless they opt out. */}
      <IconButton label={t('shell.close')} onClick={() => putAway(notice, !isBrowser)}>
        <IconX aria-hidden />
      </IconButton>
    </FloatLine>
  );
};
