import type { Template, TemplateName } from './pages.ts';

type HallPageName = 'HallShell' | 'Home' | 'ContentList' | 'ContentEntry' | 'Sponsor' | 'GameHall' | 'Lobby';

const both = {
  ContentList: async () => (await import('../features/content/ContentListPage.tsx')).ContentListPage,
  ContentEntry: async () => (await import('../features/content/ContentEntryPage.tsx')).ContentEntryPage,
  Sponsor: async () => (await import('../features/template/SponsorPage.tsx')).SponsorPage,
} satisfies Partial<Template>;

/**
 * The pages of the hall itself in both templates: they show what their loader brought, and need neither the query cache nor
 * more than the first texts. Every page knows the way to these; the way to all others is a chunk of its own.
 */
export const hallPages = {
  wide: {
    ...both,
    HallShell: async () => (await import('../features/shell/wide/HallShellPage.tsx')).HallShellPage,
    Home: async () => (await import('../features/home/wide/HomePage.tsx')).HomePage,
    GameHall: async () => (await import('../features/lobby/wide/GameHallPage.tsx')).GameHallPage,
    Lobby: async () => (await import('../features/lobby/wide/LobbyPage.tsx')).LobbyPage,
  },
  narrow: {
    ...both,
    HallShell: async () => (await import('../features/shell/narrow/HallShellPage.tsx')).HallShellPage,
    Home: async () => (await import('../features/home/narrow/HomePage.tsx')).HomePage,
    GameHall: async () => (await import('../features/lobby/narrow/GameHallPage.tsx')).GameHallPage,
    Lobby: async () => (await import('../features/lobby/narrow/LobbyPage.tsx')).LobbyPage,
  },
} satisfies Record<TemplateName, Pick<Template, HallPageName>>;
