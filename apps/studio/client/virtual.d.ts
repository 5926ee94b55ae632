declare module 'virtual:game-art' {
  /** Addresses of each game's pictures, by game code. */
  export const art: Readonly<
    Record<
      string,
      {
        readonly symbols: Readonly<Record<string, string>>;
        readonly scene: { readonly wide: string; readonly tall: string };
      }
    >
  >;
}

declare module 'virtual:icons' {
  /** SVG bodies on a 24×24 canvas, by Lucide name. */
  export const icons: Readonly<Record<string, string>>;
}
