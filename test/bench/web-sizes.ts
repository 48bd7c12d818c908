import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { repositoryRoot } from '#infra/local/process/options.ts';
import { webBudgetKb } from './budgets.ts';
import { atMost, type Finding, forReading, rounded } from './report.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/**
 * Gzipped sizes, from a build in memory: of the files that the landing page loads first, and of the largest chunk that
 * each other route adds to the frame.
 */
export async function measureWebSizes(): Promise<Finding[]> {
  const result = await build({
    configFile: join(repositoryRoot, 'web/vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const files = new Map<string, Output>(outputs.map((output) => [output.fileName, output]));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const chunkOf = (source: string) => {
    const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source));
    if (!found) throw new Error(`The build has no chunk of ${source}.`);
    return found.fileName;
  };
  const kbOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipKb(files.get(name)), 0);

  const atOnce = new Set([
    ...withImports(files, chunkOf('web/index.html')),
    ...withImports(files, chunkOf('routes/landing.tsx')),
  ]);
  const styles = new Set([...atOnce].flatMap((name) => stylesOf(files.get(name))));
  const shell = new Set([
    ...atOnce,
    ...withImports(files, chunkOf('app/providers.tsx')),
    ...withImports(files, chunkOf('app/app-layout.tsx')),
  ]);
  const routes = chunks.filter(({ facadeModuleId }) => /\/routes\/[^/]+\.tsx$/.test(facadeModuleId ?? ''));
  return [
    atMost('landing page, scripts', kbOf(atOnce), webBudgetKb.landingScripts, 'KB'),
    atMost('landing page, styles', kbOf(styles), webBudgetKb.landingStyles, 'KB'),
    forReading('every other route, shared first', `${rounded(kbOf(shell))} KB`),
    ...routes
      .filter(({ fileName }) => !atOnce.has(fileName))
      .map(({ fileName, name }) => {
        const added = [...withImports(files, fileName)].filter((file) => !shell.has(file));
        const largest = atMost(name, Math.max(...added.map((file) => kbOf([file]))), webBudgetKb.routeChunk, 'KB');
        return { ...largest, measured: `${largest.measured} (loads ${rounded(kbOf(added))})` };
      }),
  ];
}

/** A chunk and all its static imports. */
function withImports(files: ReadonlyMap<string, Output>, name: string, seen = new Set<string>()): Set<string> {
  const chunk = files.get(name);
  if (seen.has(name) || chunk?.type !== 'chunk') return seen;
  seen.add(name);
  for (const next of chunk.imports) withImports(files, next, seen);
  return seen;
}

const stylesOf = (output: Output | undefined): string[] =>
  output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];

function gzipKb(output: Output | undefined): number {
  if (!output) return 0;
  return gzipSync(output.type === 'chunk' ? output.code : output.source).length / 1024;
}
