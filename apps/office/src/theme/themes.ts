import type { ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

/** The tokens of the hall's first theme (Night Brass) and, by day, of Porcelain with brass kept for the mark. */
const night = {
  ground: '#0a0d16',
  raised: '#12161f',
  higher: '#1d212c',
  line: '#2f333d',
  edge: '#757a87',
  text: '#f7f5f1',
  text2: '#c1bdb5',
  accent: '#e4b65c',
  accentStrong: '#f1cc79',
  onAccent: '#211201',
  jade: '#47c496',
  cinnabar: '#f68678',
  amber: '#e4b65c',
  sea: '#8fb8e8',
};

const day: typeof night = {
  ground: '#f3f6fa',
  raised: '#fcfdff',
  higher: '#e8edf3',
  line: '#d1d8e1',
  edge: '#6f7b8b',
  text: '#131b29',
  text2: '#3a4353',
  accent: '#7a5408',
  accentStrong: '#5f4004',
  onAccent: '#fffdf8',
  jade: '#006a48',
  cinnabar: '#ac1b18',
  amber: '#7a5408',
  sea: '#2750a2',
};

const faces =
  '"Manrope Variable", "PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif';

const shapes = (tokens: typeof night): ThemeOptions['components'] & Record<string, unknown> => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', backgroundColor: tokens.ground },
      ':focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: {
        backgroundColor: tokens.raised,
        backgroundImage: 'none',
        color: tokens.text,
        borderBottom: `1px solid ${tokens.line}`,
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: `1px solid ${tokens.line}`, borderRadius: 14 } },
  },
  MuiButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 650, minHeight: 36 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minHeight: 44 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
  MuiTableCell: {
    styleOverrides: { root: { borderColor: tokens.line }, head: { color: tokens.text2, fontWeight: 650 } },
  },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: tokens.edge } } },
  MuiFilledInput: { styleOverrides: { root: { backgroundColor: tokens.higher } } },
  MuiInputLabel: { styleOverrides: { root: { color: tokens.text2 } } },
  MuiFormHelperText: { styleOverrides: { root: { color: tokens.text2 } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 14, border: `1px solid ${tokens.line}` } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        margin: '2px 8px',
        borderRadius: 8,
        minHeight: 44,
        color: tokens.text2,
        '&.RaMenuItemLink-active': { backgroundColor: tokens.higher, color: tokens.text, fontWeight: 650 },
        '& .RaMenuItemLink-icon': { minWidth: 36, color: 'inherit' },
        '&.RaMenuItemLink-active .RaMenuItemLink-icon': { color: tokens.accent },
      },
    },
  },
  RaLayout: {
    styleOverrides: {
      root: {
        // Narrow windows are not widened by what is wide in them.
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: 56 },
        // Wide tables scroll within the page, not the page itself.
        '& .RaLayout-content': {
          minWidth: 0,
          paddingRight: 16,
          paddingLeft: 16,
          backgroundColor: tokens.ground,
          paddingBottom: 48,
        },
      },
    },
  },
  RaList: {
    styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0, maxWidth: '100%' } } },
  },
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaDataTable: {
    styleOverrides: { root: { '& .RaDataTable-headerCell': { backgroundColor: tokens.raised } } },
  },
});

const themeOf = (mode: 'light' | 'dark', tokens: typeof night): RaThemeOptions => ({
  ...(mode === 'dark' ? defaultDarkTheme : defaultLightTheme),
  palette: {
    mode,
    primary: { main: tokens.accent, dark: tokens.accentStrong, contrastText: tokens.onAccent },
    secondary: { main: tokens.accent, contrastText: tokens.onAccent },
    success: { main: tokens.jade, contrastText: mode === 'dark' ? '#04150e' : '#ffffff' },
    error: { main: tokens.cinnabar, contrastText: mode === 'dark' ? '#160605' : '#ffffff' },
    warning: { main: tokens.amber, contrastText: tokens.onAccent },
    info: { main: tokens.sea, contrastText: mode === 'dark' ? '#06101c' : '#ffffff' },
    background: { default: tokens.ground, paper: tokens.raised },
    text: { primary: tokens.text, secondary: tokens.text2 },
    divider: tokens.line,
  },
  shape: { borderRadius: 8 },
  sidebar: { width: 208, closedWidth: 60 },
  typography: {
    fontFamily: faces,
    fontSize: 14,
    h1: { fontSize: 24, fontWeight: 700, lineHeight: 1.25 },
    h2: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
    h3: { fontSize: 16, fontWeight: 700, lineHeight: 1.4 },
    h6: { fontSize: 18, fontWeight: 700, lineHeight: 1.3 },
    button: { textTransform: 'none' },
  },
  components: {
    ...(mode === 'dark' ? defaultDarkTheme : defaultLightTheme).components,
    ...shapes(tokens),
  },
});

export const darkTheme = themeOf('dark', night);
export const lightTheme = themeOf('light', day);
