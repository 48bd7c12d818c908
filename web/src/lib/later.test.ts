import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// What loads later comes from `later.tsx`, with its texts: one way to wait, to fail and to preload.

const sources = join(import.meta.dirname, '..');

/** What loads code in a way of its own; undefined if nothing does. */
const loadsItself = (source: string): string | undefined => {
  if (/import \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\b/.test(source)) return 'a lazy component of React';
  if (/\bimport\(/.test(source) && /\bloadCatalogues\(/.test(source)) return 'texts that it loads beside its code';
  if (/\bimport \* as React\b/.test(source)) return 'all of React';
  if (/\bimport\(/.test(source) && /\buse(State|Effect)\(/.test(source) && !/\blater\w*\(|createPart\(/.test(source))
    return 'code that it loads in an effect';
  if (/\bqueryFn: (?:async )?\(\) => (?:\(await )?import\(|\buseEffect\([^;]*\bimport\(/.test(source))
    return 'code that it loads in an effect';
  return undefined;
};

test('nothing but screens loads later in a way of its own', () => {
  const found = globSync('{features,routes,ui,lib,app}/**/*.tsx', { cwd: sources })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && loadsItself(readFileSync(join(sources, path), 'utf8')));
  // A screen is a lazy component of React: navigation waits for it as a transition.
  expect(found).toEqual(['app/router.tsx']);
});

describe('a part that loads in a way of its own is found', () => {
  test.each([
    ["import { lazy, Suspense } from 'react';", 'a lazy component of React'],
    ["const Card = React.lazy(() => import('./card.tsx'));", 'a lazy component of React'],
    ["await Promise.all([import('./card.tsx'), loadCatalogues(['jobs'])])", 'texts that it loads beside its code'],
    ["useEffect(() => void import('./card.tsx').then(setCard), []);", 'code that it loads in an effect'],
    ["later(loadCard); useEffect(() => void import('./card.tsx'), []);", 'code that it loads in an effect'],
    ["useQuery({ queryKey, queryFn: () => import('./card.tsx') })", 'code that it loads in an effect'],
    ["import * as React from 'react';", 'all of React'],
  ])('%s', (source, reason) => {
    expect(loadsItself(source)).toBe(reason);
  });

  test.each([
    "const Card = later(async () => (await import('./card.tsx')).Card, { texts: ['jobs'] });",
    "const Dialog = laterDialog(async () => (await import('./dialog.tsx')).Dialog); useState();",
    "const usePart = createPart(() => import('./part.tsx')); useEffect(show);",
  ])('and not %s', (source) => {
    expect(loadsItself(source)).toBeUndefined();
  });
});
