import { useEffect, useState } from 'react';
import IconUp from '~icons/lucide/arrow-up';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';

/** How far down the way back up is worth a button, in screens. */
const topAfterScreens = 1;

const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > window.innerHeight * topAfterScreens);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
};

/** The button hides when it has done its work: whoever came by keyboard goes on from the top of the page. */
const goToTop = () => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  document.getElementById('content')?.focus({ preventScroll: true });
};

export const GoToTop = ({ className }: { className: string }) => {
  const { t } = useTranslation();
  const scrolled = useScrolled();
  return (
    <button
      type="button"
      data-part="overlay"
      aria-label={t('shell.to_top')}
      title={t('shell.to_top')}
      onClick={goToTop}
      className={classes(
        className,
        'transition-[color,width,opacity,visibility] motion-reduce:transition-none',
        !scrolled && 'invisible opacity-0',
      )}
    >
      <IconUp aria-hidden />
    </button>
  );
};
