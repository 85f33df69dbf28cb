import type { Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';

/** The three groups of rules, each a calm colour that never stands without its word and icon. */
declare module '@mui/material/styles' {
  interface Palette {
    applicable: Palette['primary'];
    future: Palette['primary'];
    notApplicable: Palette['primary'];
  }
  interface PaletteOptions {
    applicable?: PaletteOptions['primary'];
    future?: PaletteOptions['primary'];
    notApplicable?: PaletteOptions['primary'];
  }
}

type Severity = 'success' | 'info' | 'warning' | 'error';

const rem = (px: number): string => `${px / 16}rem`;

const typography: RaThemeOptions['typography'] = {
  fontFamily: "'Source Sans 3', system-ui, sans-serif",
  fontSize: 15,
  fontWeightMedium: 600,
  h1: { fontSize: rem(26), fontWeight: 700, lineHeight: 1.25, letterSpacing: '-0.01em' },
  h2: { fontSize: rem(20), fontWeight: 600, lineHeight: 1.3 },
  h3: { fontSize: rem(17), fontWeight: 600, lineHeight: 1.35 },
  h4: { fontSize: rem(16), fontWeight: 600, lineHeight: 1.4 },
  h5: { fontSize: rem(16), fontWeight: 600 },
  h6: { fontSize: rem(16), fontWeight: 600 },
  subtitle1: { fontSize: rem(16) },
  subtitle2: { fontSize: rem(15), fontWeight: 600 },
  body1: { fontSize: rem(16), lineHeight: 1.5 },
  body2: { fontSize: rem(15), lineHeight: 1.5 },
  button: { fontSize: rem(15), fontWeight: 600, textTransform: 'none' },
  caption: { fontSize: rem(13.5), lineHeight: 1.4 },
  overline: { fontSize: rem(13), fontWeight: 600, letterSpacing: '0.04em' },
};

type Palette = NonNullable<RaThemeOptions['palette']>;

const lightPalette: Palette = {
  mode: 'light',
  primary: { main: '#0b5563', dark: '#073f4a', light: '#dcecee', contrastText: '#ffffff' },
  secondary: { main: '#3f5f66', contrastText: '#ffffff' },
  warning: { main: '#8f5300', light: '#fff3dc', contrastText: '#ffffff' },
  success: { main: '#1e6b3c', light: '#e2f2e7', contrastText: '#ffffff' },
  info: { main: '#0b5563', light: '#e3f0f2', contrastText: '#ffffff' },
  error: { main: '#a8261d', light: '#fdeceb', contrastText: '#ffffff' },
  applicable: { main: '#1e6b3c', light: '#e2f2e7', dark: '#154d2b', contrastText: '#ffffff' },
  future: { main: '#8f5300', light: '#fff3dc', dark: '#6b3e00', contrastText: '#ffffff' },
  notApplicable: { main: '#56666a', light: '#eaeff0', dark: '#3d4a4d', contrastText: '#ffffff' },
  background: { default: '#f3f6f6', paper: '#ffffff' },
  text: { primary: '#17282c', secondary: '#4c5f64', disabled: '#647377' },
  divider: '#d7e0e1',
};

const darkPalette: Palette = {
  mode: 'dark',
  primary: { main: '#7cc7d3', dark: '#9fdae3', light: '#17393f', contrastText: '#06262c' },
  secondary: { main: '#a9c2c7', contrastText: '#0c2328' },
  warning: { main: '#f2b95c', light: '#3c2d12', contrastText: '#2a1b00' },
  success: { main: '#86cf9f', light: '#173524', contrastText: '#06240f' },
  info: { main: '#7cc7d3', light: '#15343a', contrastText: '#06262c' },
  error: { main: '#f2a19a', light: '#46201d', contrastText: '#3b0904' },
  applicable: { main: '#86cf9f', light: '#173524', dark: '#a9e0bb', contrastText: '#06240f' },
  future: { main: '#f2b95c', light: '#3c2d12', dark: '#f7d296', contrastText: '#2a1b00' },
  notApplicable: { main: '#a8b8bb', light: '#26343a', dark: '#c4d0d2', contrastText: '#10191c' },
  background: { default: '#0f191c', paper: '#172428' },
  text: { primary: '#e6eef0', secondary: '#a9bbbf', disabled: '#7d9095' },
  divider: '#2c3d42',
};

/** Dark on either theme, and nothing shines through. */
const tooltipColour = '#274249';

/** Fingers need 44 px; a mouse is content with less. */
const touchTarget = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } };

/**
 * By which fields hear that the browser filled them: their animations, which each field would put into the page's head and
 * look for there again with every change.
 */
const autofillHeard = {
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
};

const components: RaThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: ({ palette }: { palette: { text: { primary: string } } }) => ({
      ...autofillHeard,
      // What the focus moves to stands below the bar at the top, with the label of a field above it.
      html: { scrollPaddingTop: 80 },
      body: { fontVariantNumeric: 'tabular-nums' },
      // Fields show the focus by their border; everything else by a ring.
      ':root :focus-visible, :root .Mui-focusVisible': {
        // The colour of the text around it: that of a filled button's own label is white on white.
        outline: `2px solid ${palette.text.primary}`,
        outlineOffset: 2,
      },
      ':root .MuiInputBase-input:focus-visible': { outline: 'none' },
      // That has no border, and would show nothing: the number of rows below a table.
      ':root .MuiInputBase-input.MuiTablePagination-select:focus-visible': {
        outline: `2px solid ${palette.text.primary}`,
      },
      // What takes the focus only so that reading goes on there.
      ':root main:focus-visible': { outline: 'none' },
      ':root [data-heading]:focus-visible': { outline: 'none' },
    }),
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      // The name of an office may be longer than a phone is wide.
      root: { minHeight: 40, paddingInline: 16, '@media (min-width: 600px)': { whiteSpace: 'nowrap' }, ...touchTarget },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8, ...touchTarget } } },
  MuiCheckbox: { styleOverrides: { root: touchTarget } },
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'none' } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  // A label above its field is 13.4 px; the notch it stands in has to grow with it.
  MuiInputLabel: {
    styleOverrides: {
      outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -10px) scale(0.84)', maxWidth: '115%' } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { '@media (pointer: coarse)': { minHeight: 44 } },
      notchedOutline: { '& legend': { fontSize: '0.84em' } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: rem(13.5), marginInline: 2 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterTouchDelay: 0, leaveTouchDelay: 6000 },
    styleOverrides: {
      tooltip: {
        fontSize: rem(14),
        lineHeight: 1.45,
        padding: '8px 12px',
        maxWidth: 360,
        color: '#ffffff',
        backgroundColor: tooltipColour,
      },
      arrow: { color: tooltipColour },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        fontSize: rem(15),
        padding: '8px 12px',
        borderBottomColor: theme.palette.divider,
      }),
      head: { fontWeight: 600, lineHeight: 1.3 },
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: rem(15), fontWeight: 600, textTransform: 'none' } } },
  MuiChip: { styleOverrides: { root: { fontSize: rem(13.5), fontWeight: 600 } } },
  MuiAlert: {
    styleOverrides: {
      root: { fontSize: rem(15) },
      message: { minWidth: 0 },
      standard: ({ theme, ownerState }: { theme: Theme; ownerState: { severity?: Severity } }) => {
        const { main, light } = theme.palette[ownerState.severity ?? 'success'];
        return {
          backgroundColor: light,
          color: theme.palette.text.primary,
          '& .MuiAlert-icon': { color: main },
        };
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: rem(20), fontWeight: 600, paddingBottom: 8 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
};

const themeOf = (palette: Palette): RaThemeOptions => ({
  palette,
  typography,
  components,
  spacing: 8,
  shape: { borderRadius: 8 },
});

export const lightTheme = themeOf(lightPalette);
export const darkTheme = themeOf(darkPalette);

/** Content is no wider than a line of work can be scanned. */
export const contentWidth = 1280;
