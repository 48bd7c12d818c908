import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

let chunks: Rolldown.OutputChunk[] = [];
let notices = '';
beforeAll(async () => {
  const built = await build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      manifest: false,
      minify: false,
      rolldownOptions: { input: ['main.tsx', 'screen-loaders.ts'].map((name) => join(root, 'web/src/app', name)) },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const files: Rolldown.RolldownOutput['output'][number][] = outputs.flatMap(({ output }) => [...output]);
  notices = String(
    files.flatMap((file) => (file.fileName === 'third-party-notices.md' && 'source' in file ? file.source : [])),
  );
  chunks = files.filter((file) => file.type === 'chunk');
});

/** All modules that are loaded with a chunk, without those of lazy imports. */
function loadedWith(chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [...chunk.moduleIds, ...imported.flatMap((each) => loadedWith(each, seen))];
}

test('only the two screens with charts load the code of charts', () => {
  const isOfCharts = (id: string) => /\/node_modules\/d3-|\/ui\/charts\/stacked-bars|\/ui\/charts\/trend-rows/.test(id);
  const screens = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('/web/src/routes/'));
  expect(screens.length).toBeGreaterThan(30);
  const withCharts = screens.filter((chunk) => loadedWith(chunk).some(isOfCharts));
  const names = withCharts.map(({ facadeModuleId }) => facadeModuleId?.split('/').at(-1));
  expect(names.sort()).toEqual(['admin-trends.tsx', 'recruiter-insights.tsx']);
});

test('the landing page loads no code of calls, nor of the example that the build renders', () => {
  const loaded = chunks
    .filter(({ facadeModuleId }) => /\/web\/src\/(?:app\/main|routes\/landing)\.tsx$/.test(facadeModuleId ?? ''))
    .flatMap((chunk) => loadedWith(chunk));
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((id) => /\/web\/src\/lib\/api-client|\/@tanstack\/query-core\//.test(id))).toEqual([]);
  expect(loaded.filter((id) => /\/landing\/match-example/.test(id))).toEqual([]);
});

test('what reports failures loads when the page is idle, and Web Vitals only for some visits', () => {
  const isOfReports = (id: string) => /\/browser-reports\/|\/node_modules\/web-vitals\//.test(id);
  const starts = chunks.filter(({ facadeModuleId }) => /\/web\/src\/(?:routes|app)\//.test(facadeModuleId ?? ''));
  expect(starts.filter((chunk) => loadedWith(chunk).some(isOfReports)).map(({ name }) => name)).toEqual([]);
  const reporting = startingWith('/browser-reports/report-failures.ts');
  expect(reporting.some(isOfReports)).toBe(true);
  const withScreens = new Set(startingWith('/app/screen-loaders.ts'));
  const more = reporting.filter((id) => !withScreens.has(id));
  expect(more.filter((id) => /\/node_modules\//.test(id))).toEqual([]);
});

const startingWith = (path: string) =>
  chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(path)).flatMap((chunk) => loadedWith(chunk));

test('visitors load the list of files with texts of their own language only', () => {
  const loaded = startingWith('/web/src/app/main.tsx');
  expect(loaded.filter((id) => /\/locales\/[a-z]{2}\/files\.ts$/.test(id)).map((id) => id.split('/').at(-2))).toEqual([
    'en',
  ]);
  expect(
    chunks.filter(({ facadeModuleId }) => /\/locales\/[a-z]{2}\/files\.ts$/.test(facadeModuleId ?? '')),
  ).toHaveLength(6);
});

test('the frame of the screens loads no code of dialogs, menus and toasts', () => {
  const loaded = [...startingWith('/app/providers.tsx'), ...startingWith('/app/app-layout.tsx')];
  expect(loaded.length).toBeGreaterThan(50);
  expect(loaded.filter((id) => /\/@radix-ui\//.test(id))).toEqual([]);
});

test('the transport of calls loads no code of dialogs, nor does what opens the admins’ list', () => {
  for (const path of ['/lib/transport.ts', '/routes/admin-management.tsx']) {
    const loaded = startingWith(path);
    expect(loaded.length).toBeGreaterThan(20);
    expect(
      loaded.filter((id) => /\/@radix-ui\//.test(id)),
      path,
    ).toEqual([]);
  }
});

test('no screen loads the plans of telephone numbers before a field asks for them', () => {
  const isOfPlans = (id: string) => /\/node_modules\/libphonenumber-js\//.test(id);
  expect(chunks.filter(({ moduleIds }) => moduleIds.some(isOfPlans))).toHaveLength(1);
  const starts = chunks.filter(({ facadeModuleId }) => /\/web\/src\/(?:routes|app)\//.test(facadeModuleId ?? ''));
  expect(starts.length).toBeGreaterThan(30);
  expect(starts.filter((chunk) => loadedWith(chunk).some(isOfPlans)).map(({ name }) => name)).toEqual([]);
});

test('screens without a form load no schemas', () => {
  const isOfSchemas = (id: string) => /\/node_modules\/zod\/|\/shared\/contracts\/fields\.ts$/.test(id);
  for (const path of [
    '/app/main.tsx',
    '/app/providers.tsx',
    '/lib/transport.ts',
    '/candidate-dashboard/dashboard-body.tsx',
  ]) {
    expect(startingWith(path).filter(isOfSchemas), path).toEqual([]);
  }
  for (const name of [
    'jobs',
    'job-details',
    'view-candidates',
    'public-candidates',
    'recruiter-dashboard',
    'admin-users',
  ]) {
    const loaded = startingWith(`/web/src/routes/${name}.tsx`);
    expect(loaded.length, name).toBeGreaterThan(20);
    expect(loaded.filter(isOfSchemas), name).toEqual([]);
  }
});

test('no script waits for one that waits for it', () => {
  // A module of a cycle runs before one that it uses: a class of zod was missing when the first schema was made.
  // React's development files, which are not deployed, form a cycle that is meant.
  const importsOf = ({ imports }: Rolldown.OutputChunk) =>
    imports.filter((name) => !/react-dom\.development/.test(name));
  const isInCycle = (start: Rolldown.OutputChunk): boolean => {
    const seen = new Set<string>();
    const waiting = importsOf(start);
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (name === start.fileName) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) waiting.push(...importsOf(next));
    }
    return false;
  };
  expect(chunks.filter(isInCycle).map(({ fileName }) => fileName)).toEqual([]);
});

test('the site passes on the notices of its packages, fonts and styles included', () => {
  for (const name of ['react-dom', '@iconify-json/lucide', '@fontsource/bricolage-grotesque', 'tailwindcss']) {
    expect(notices).toMatch(new RegExp(`^## ${name} [\\d.]+ \\(.+\\)$`, 'm'));
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Lucide Icons and Contributors');
});
