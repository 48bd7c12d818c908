import { contrastOf, mixed, surfaces, type Theme, type ThemeColor } from './colors.ts';

/** The colours that a deployment may set; absent ones are those of `web/src/ui/theme.css`. */
export interface SiteColors {
  primary?: ThemeColor | undefined;
  accent?: ThemeColor | undefined;
}

/** Lowest contrast of text, and of signs such as the mark (WCAG 2.2, 1.4.3 and 1.4.11). */
const [textContrast, signContrast] = [4.5, 3];

const themes = ['light', 'dark'] as const;
const grounds = ['paper', 'card', 'sunk'] as const;

/** Towards what a theme's text gets more contrast. */
const ink = { light: '#000000', dark: '#ffffff' } as const;

const tintOf = (color: string, theme: Theme): string => mixed(surfaces.card[theme], color, 0.15);

/** The accent as text: as much nearer to the ink as reading it needs. */
function accentInk(accent: string, theme: Theme): string {
  const isReadable = (color: string) =>
    [tintOf(accent, theme), ...grounds.map((name) => surfaces[name][theme])].every(
      (ground) => contrastOf(color, ground) >= textContrast,
    );
  const steps = Array.from({ length: 21 }, (_, step) => mixed(accent, ink[theme], step / 20));
  return steps.find(isReadable) ?? ink[theme];
}

/** The tokens of the theme that follow from a deployment's colours, by their names in `theme.css`. */
export function tokensOf({ primary, accent }: SiteColors): Record<string, ThemeColor> {
  const both = (color: ThemeColor, of: (color: string, theme: Theme) => string): ThemeColor => ({
    light: of(color.light, 'light'),
    dark: of(color.dark, 'dark'),
  });
  return {
    ...(primary && {
      primary,
      'primary-strong': both(primary, (color, theme) => mixed(color, ink[theme], 0.25)),
      'primary-tint': both(primary, tintOf),
    }),
    ...(accent && {
      accent,
      'accent-ink': both(accent, accentInk),
      'accent-tint': both(accent, tintOf),
    }),
  };
}

/** Pairs that would be hard to read, such as `primary on paper (light) has 2.9, and needs 4.5`. */
export function unreadablePairs({ primary, accent }: SiteColors): string[] {
  const pairs = themes.flatMap((theme) => {
    const around = grounds.map((name) => [name, surfaces[name][theme]] as const);
    const text = surfaces.onPrimary[theme];
    return [
      ...(primary
        ? [
            ...around.map(([name, ground]) => ({ name: `primary on ${name}`, theme, pair: [primary[theme], ground] })),
            { name: 'primary on its tint', theme, pair: [primary[theme], tintOf(primary[theme], theme)] },
            { name: 'text on primary', theme, pair: [text, primary[theme]] },
            { name: 'text on a pressed primary', theme, pair: [text, mixed(primary[theme], ink[theme], 0.25)] },
          ].map((row) => ({ ...row, least: textContrast }))
        : []),
      ...(accent
        ? around.map(([name, ground]) => ({
            ...{ name: `accent on ${name}`, theme, pair: [accent[theme], ground], least: signContrast },
          }))
        : []),
    ];
  });
  return pairs.flatMap(({ name, theme, pair: [first = '', second = ''], least }) => {
    const contrast = contrastOf(first, second);
    return contrast >= least ? [] : [`${name} (${theme}) has ${contrast.toFixed(1)}, and needs ${least}`];
  });
}
