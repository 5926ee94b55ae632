import { useTranslation } from '../../i18n/texts.ts';

interface StepProps {
  readonly step: number;
  readonly of: number;
  readonly text: string;
}

/** Where one is on the way, and what this step is for. */
export const Step = ({ step, of, text }: StepProps) => {
  const { t } = useTranslation();
  return (
    <div className="mb-4">
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
