/** A colour in each theme, as `#rrggbb`. */
export interface ThemeColor {
  light: string;
  dark: string;
}
export type Theme = keyof ThemeColor;

/** Colours of `web/src/ui/theme.css` that stay: what an operator's colours are read on, and the text on buttons. */
export const surfaces = {
  paper: { light: '#f7f3ea', dark: '#0f1a1c' },
  card: { light: '#fffdf8', dark: '#162427' },
  sunk: { light: '#eee8da', dark: '#0a1315' },
  onPrimary: { light: '#fffdf8', dark: '#06201f' },
} as const satisfies Record<string, ThemeColor>;

/** Red, green and blue, 0 to 255. */
const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A mixture of two colours: `share` of the second, 0 to 1. */
export function mixed(first: string, second: string, share: number): string {
  const other = channelsOf(second);
  const channels = channelsOf(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
