import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type Part, planChunks, type Visit } from './plan-chunks.ts';
import { roots } from './roots.ts';

// A program: prints which modules share a chunk, as JSON: by module id, the chunk's name. A process of its own, so that the
// memory of this build is free again before the real one.

/** Tells the configuration that this build is the one without shared chunks. */
export const unsharedPlugin = 'unshared-chunks';

/** Builds the site with a chunk for each set of roots that reaches the same modules, without writing it. */
async function buildUnshared(configFile: string, input: string[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile,
    logLevel: 'error',
    plugins: [{ name: unsharedPlugin }],
    build: { write: false, manifest: false, rolldownOptions: { input } },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file : [])));
}

const isScreen = ({ facadeModuleId }: Rolldown.OutputChunk) => /\/routes\/.+\.tsx$/.test(facadeModuleId ?? '');

/**
 * The visits: each screen with the transport of its calls, and, with less weight, each part that is loaded later. The early script,
 * the landing page and the frame of all screens count most.
 */
function visitsOf(chunks: readonly Rolldown.OutputChunk[], partOf: (file: string) => Part): Visit[] {
  const startingAt = (...sources: string[]) =>
    chunks.filter(({ facadeModuleId }) => sources.some((source) => facadeModuleId?.endsWith(`/${source}`)));
  const partsOf = (found: readonly Rolldown.OutputChunk[]) => found.map(({ fileName }) => partOf(fileName));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const shell = [...entries, ...startingAt(roots.providers, roots.layout)];
  const transport = startingAt(roots.transport);
  const later = chunks.filter((chunk) => chunk.isDynamicEntry && ![...shell, ...transport].includes(chunk));
  return [
    { roots: partsOf(startingAt(roots.early)), weight: 60 },
    { roots: partsOf([...entries, ...startingAt(roots.landing)]), weight: 30 },
    { roots: partsOf(shell), weight: 20 },
    ...later.map((chunk) =>
      isScreen(chunk)
        ? { roots: partsOf([...shell, ...transport, chunk]), weight: 1 }
        : { roots: partsOf([...shell, chunk]), weight: 0.1 },
    ),
  ];
}

/** The chunk's name of each module that several roots reach: that of the largest part in it. */
function namesOf(groups: readonly Part[][], modules: ReadonlyMap<Part, readonly string[]>): Record<string, string> {
  const taken = new Set<string>();
  const names: Record<string, string> = {};
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    const [largest = { name: '' }] = group.toSorted((one, other) => other.kb - one.kb);
    const base = `with-${largest.name}`;
    const name = taken.has(base) ? `${base}-${taken.size}` : base;
    taken.add(name);
    for (const part of group) for (const id of modules.get(part) ?? []) names[id] = name;
  }
  return names;
}

if (import.meta.main) {
  const [configFile = '', ...input] = process.argv.slice(2);
  const chunks = await buildUnshared(configFile, input);
  const parts = new Map(
    chunks.map(({ fileName, name, code, isEntry, isDynamicEntry }) => {
      const part: Part & { imports: Part[] } = {
        name,
        kb: gzipSync(code).length / 1024,
        imports: [],
        isRoot: isEntry || isDynamicEntry,
      };
      return [fileName, part];
    }),
  );
  const partOf = (file: string): Part => {
    const part = parts.get(file);
    if (!part) throw new Error(`The build has no chunk ${file}.`);
    return part;
  };
  for (const { fileName, imports } of chunks) parts.get(fileName)?.imports.push(...imports.map(partOf));
  const modules = new Map(chunks.map(({ fileName, moduleIds }) => [partOf(fileName), moduleIds]));
  console.log(JSON.stringify(namesOf(planChunks([...parts.values()], visitsOf(chunks, partOf)), modules)));
}
