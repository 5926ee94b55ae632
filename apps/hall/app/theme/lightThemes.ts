import type { Theme } from '@pavilion/contract';

const lightThemes: ReadonlySet<Theme> = new Set<Theme>(['H5_6', 'H5_8']);

/** Whether a theme lies on a light ground. */
export const isLightTheme = (theme: Theme): boolean => lightThemes.has(theme);
