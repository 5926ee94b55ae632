import type { GameTypeId } from '@pavilion/contract';
import type { ComponentType, SVGProps } from 'react';
import IconCherry from '~icons/lucide/cherry';
import IconWheel from '~icons/lucide/disc-3';
import IconFeather from '~icons/lucide/feather';
import IconFlag from '~icons/lucide/flag';
import IconFlame from '~icons/lucide/flame';
import IconPad from '~icons/lucide/gamepad-2';
import IconSpade from '~icons/lucide/spade';
import IconTicket from '~icons/lucide/ticket';
import IconBall from '~icons/lucide/volleyball';

const icons: Record<GameTypeId | 'popular', ComponentType<SVGProps<SVGSVGElement>>> = {
  popular: IconFlame,
  2: IconCherry,
  3: IconWheel,
  4: IconBall,
  5: IconTicket,
  6: IconSpade,
  7: IconFlag,
  8: IconFeather,
  9: IconPad,
};

export const TypeIcon = ({ type, className }: { type: GameTypeId | 'popular'; className?: string }) => {
  const Icon = icons[type];
  return <Icon aria-hidden className={className ?? 'size-5'} />;
};
