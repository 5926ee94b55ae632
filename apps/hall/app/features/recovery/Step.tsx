import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';

interface StepProps {
  readonly step: number;
  readonly of: number;
  readonly text: string;
}

/**
 * Where one is on the way, and what this step is for. The button that led here is gone, and the focus with it: it goes on
 * at the step's first field, on a touch screen at these words, for the keyboard would cover them.
 */
export const Step = ({ step, of, text }: StepProps) => {
  const { t } = useTranslation();
  const words = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus once
  useEffect(() => {
    if (document.activeElement?.closest('form') === words.current?.closest('form')) return;
    const field = words.current?.closest('form')?.querySelector<HTMLElement>('input:not([hidden])');
    const isTouch = matchMedia('(pointer: coarse)').matches;
    (isTouch ? words.current : field)?.focus();
  }, [step]);
  return (
    <div ref={words} tabIndex={-1} className="mb-4 outline-none">
      <div aria-hidden className="mb-3 flex gap-1.5">
        {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
          <span
            key={number}
            className={`h-1 flex-1 rounded-full ${number <= step ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="mb-1 text-text-3 text-xs">{t('recovery.step', { step, of })}</p>
      <p className="text-sm text-text-2 leading-relaxed">{text}</p>
    </div>
  );
};
