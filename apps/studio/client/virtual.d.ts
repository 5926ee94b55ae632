declare module 'virtual:icons' {
  /** SVG bodies on a 24×24 canvas, by Lucide name. */
  export const icons: Readonly<Record<import('./build/iconBodies.ts').IconName, string>>;
}
