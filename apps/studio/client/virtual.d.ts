declare module 'virtual:icons' {
  /** SVG bodies on a 24×24 canvas, by Lucide name. */
  export const icons: Readonly<Record<string, string>>;
}
