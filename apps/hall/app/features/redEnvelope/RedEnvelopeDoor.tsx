import type { RedEnvelope } from '@pavilion/contract/promotions';
import { useLocation } from 'react-router';
import IconX from '~icons/lucide/x';
import { useTranslation } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { FloatCell, FloatLine } from '../../ui/Float.tsx';
import { EnvelopeArt } from './EnvelopeArt.tsx';
import { putAway, useIsAway } from './model/away.ts';
import { useCountdown, useRedEnvelope } from './model/useRedEnvelope.ts';

interface DoorProps {
  readonly envelope: RedEnvelope;
  /** What is left until its end, short. */
  readonly left: string;
}

const open = () => openModal('redEnvelope');

const Left = ({ left }: { readonly left: string }) => (
  <span data-red-envelope-left className="tnum whitespace-nowrap text-text-2 text-xs">
    {left}
  </span>
);

const AwayButton = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation();
  return (
    <IconButton label={t('red_envelope.later')} onClick={() => putAway(id)}>
      <IconX aria-hidden />
    </IconButton>
  );
};

const door = 'flex items-center gap-2.5 text-left';

/** The whole line upon a phone's bar, or a small place at the end of a more urgent one. */
const NarrowDoor = ({ envelope, left }: DoorProps) => {
  const { t } = useTranslation();
  const small = (
    <FloatCell>
      <button
        type="button"
        data-red-envelope={envelope.id}
        aria-label={`${t('red_envelope.title')}: ${envelope.title}`}
        onClick={open}
        className="grid size-13 shrink-0 place-items-center rounded-card"
      >
        <EnvelopeArt className="h-9" />
      </button>
    </FloatCell>
  );
  return (
    <FloatLine
      name="envelope"
      label={t('red_envelope.title')}
      otherwise={small}
      className="flex items-center"
    >
      <button
        type="button"
        data-red-envelope={envelope.id}
        onClick={open}
        className={`${door} min-h-13 min-w-0 flex-1 px-3 py-1.5`}
      >
        <EnvelopeArt className="h-9 shrink-0" />
        <span className="line-clamp-2 min-w-0 flex-1 font-semibold text-sm leading-tight">
          {envelope.title}
        </span>
        <Left left={left} />
      </button>
      <AwayButton id={envelope.id} />
    </FloatLine>
  );
};

/** In the header of a member's page, between the way back and the balance; beside the rail elsewhere. */
const WideDoor = ({ envelope, left }: DoorProps) => {
  const { pathname } = useLocation();
  const isDesk = /^\/(?:user|proxy)(?:\/|$)/.test(pathname);
  const content = (
    <>
      <button type="button" data-red-envelope={envelope.id} onClick={open} className={`${door} h-11 pl-3`}>
        <EnvelopeArt className="h-8 shrink-0" />
        <span className="sr-only">{envelope.title}</span>
        <Left left={left} />
      </button>
      <AwayButton id={envelope.id} />
    </>
  );
  if (!isDesk)
    return (
      <FloatCell>
        <div className="flex shrink-0 items-center rounded-card">{content}</div>
      </FloatCell>
    );
  return (
    <div
      data-part="overlay"
      className="fixed top-2.5 left-1/2 z-[31] flex -translate-x-1/2 items-center rounded-card bg-higher shadow-lift ring-1 ring-line"
    >
      {content}
    </div>
  );
};

/** The envelope at the edge of the page, with what is left until its end; nothing when there is none to open, or it was put away. */
export const RedEnvelopeDoor = () => {
  const template = useTemplate();
  const envelope = useRedEnvelope();
  const left = useCountdown(envelope?.end_at);
  const isAway = useIsAway(envelope?.id);
  if (envelope === null || left === null || left.ms === 0 || isAway) return null;
  const Door = template === 'narrow' ? NarrowDoor : WideDoor;
  return <Door envelope={envelope} left={left.short} />;
};
