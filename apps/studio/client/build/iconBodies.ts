import { icons } from '@iconify-json/lucide';
import type { Plugin } from 'vite';

const moduleName = 'virtual:icons';
const resolvedName = `\0${moduleName}`;

/** The few Lucide icons that the game uses, as SVG bodies. */
const used = [
  'arrow-left',
  'arrow-right',
  'book-open',
  'rotate-ccw-clock',
  'shield-check',
  'volume-2',
  'volume-x',
  'plus',
  'minus',
  'x',
  'rotate-cw',
  'fast-forward',
  'clock',
  'external-link',
  'calendar-days',
  'trophy',
  'ticket',
  'lock',
  'swords',
  'shield',
  'bow-arrow',
  'brick-wall',
  'flag',
  'chevron-up',
  'chevron-down',
  'circle-check',
  'keyboard',
  'columns-2',
  'text-cursor-input',
  'chart-no-axes-column',
] as const;
export type IconName = (typeof used)[number];

export const iconBodies = (): Plugin => ({
  name: 'studio-icons',
  resolveId: (id) => (id === moduleName ? resolvedName : undefined),
  load: (id) => {
    if (id !== resolvedName) return undefined;
    const bodies = used.map((name) => {
      const icon = icons.icons[name];
      if (!icon) throw new Error(`no Lucide icon ${name}`);
      return [name, icon.body];
    });
    return `export const icons = ${JSON.stringify(Object.fromEntries(bodies))};`;
  },
});
