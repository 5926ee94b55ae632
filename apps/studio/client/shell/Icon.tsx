import { icons } from 'virtual:icons';
import type { IconName } from '../build/iconBodies.ts';

/** A Lucide icon; says nothing to assistive tools, for its button has a name. */
export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: bodies come from the icon package at build time
    dangerouslySetInnerHTML={{ __html: icons[name] }}
  />
);
