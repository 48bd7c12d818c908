import { createHash } from 'node:crypto';
import { tokensOf } from '../settings/site-colors.ts';
import type { SiteSettings } from '../settings/site-settings.ts';

/** Files of `assets/` by name: names contain a hash of the content, as those of the build do. */
export type Assets = ReadonlyMap<string, string>;

const hashed = (name: string, end: string, content: string): [file: string, content: string] => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return [`site-${name}-${hash}.${end}`, content];
};

/**
 * The stylesheet of a deployment with its own colours or logo, and the logo; the stylesheet is the last of them. Empty
 * where both are the documented ones. A file, as the Content-Security-Policy allows no inline style; among the assets, so
 * that browsers store it for good, and installed sites have it offline.
 * @param logo content of the operator's `icon.svg`
 */
export function siteAssets({ colors = {} }: SiteSettings, logo: string | undefined): Assets {
  const tokens = Object.entries(tokensOf(colors)).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark});`,
  );
  const mark = logo === undefined ? undefined : hashed('logo', 'svg', logo);
  const rules = [
    // Twice the class of the theme's own rule, which a later stylesheet may repeat.
    ...(tokens.length > 0 ? [`:root:root{${tokens.join('')}}`] : []),
    ...(mark
      ? [
          `.logo-mark{background:url(/assets/${mark[0]}) center/contain no-repeat;print-color-adjust:exact}.logo-mark>*{display:none}`,
        ]
      : []),
  ];
  if (rules.length === 0) return new Map();
  return new Map([...(mark ? [mark] : []), hashed('styles', 'css', rules.join('\n'))]);
}
