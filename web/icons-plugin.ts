import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { fileAt, roots } from './roots.ts';

const prefix = 'virtual:icon/';
const iconsFile = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
const component = fileAt(roots.icon);

/** What every icon has in common is stated by the component. */
const common =
  /^(?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")$/;
const shapes = new Set(['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect']);

/** The shapes of an icon's markup with their attributes as React names them. */
function shapesOf(body: string): [string, Record<string, string>][] {
  return [...body.matchAll(/<(\w+)([^>]*?)\/?>/g)].flatMap(
    ([, tag = '', rest = '']): [string, Record<string, string>][] => {
      const own = [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([attribute]) => !common.test(attribute));
      if (tag === 'g' && own.length === 0) return [];
      if (!shapes.has(tag)) throw new Error(`An icon has <${tag}>, which icons-plugin.ts does not know.`);
      const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [[tag, Object.fromEntries(own.map(([, name = '', value = '']) => [camel(name), value]))]];
    },
  );
}

/**
 * Provides `virtual:icon/<name>`: an icon of Lucide as a component, a module for each. The set is one file of its package;
 * Lucide's own package for React is 4,766 files.
 */
export const icons = (): Plugin => {
  let set: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    resolveId: {
      filter: { id: /^virtual:icon\// },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0virtual:icon\// },
      handler(id) {
        set ??= JSON.parse(readFileSync(iconsFile, 'utf8')).icons as Record<string, { body: string }>;
        const name = id.slice(1 + prefix.length);
        const icon = set[name];
        if (!icon) throw new Error(`Lucide has no icon ${name}.`);
        const made = `createIcon(${JSON.stringify(shapesOf(icon.body))})`;
        return `import { createIcon } from ${JSON.stringify(component)};\nexport default /* @__PURE__ */ ${made};`;
      },
    },
  };
};
