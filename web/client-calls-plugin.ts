import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, parseAst } from 'vite';
import type { CallDefinition, ClientCall } from '#shared/contracts/define.ts';

const prefix = 'virtual:client-calls/';
const declared = /\bexport const \w+Calls = /;
const schemaOfCall = /\b\w+Calls\.\w+\.(?:params|query|body|headers|answer)\b/;

const clientPart = ({
  method,
  path,
  status,
  answerType,
  paged,
  enveloped,
  offlineCopyFor,
  repeatable,
  about,
  role,
}: CallDefinition): ClientCall => ({
  method,
  path,
  status,
  ...(answerType ? { answerType } : {}),
  ...(paged ? { paged } : {}),
  ...(enveloped ? { enveloped } : {}),
  ...(offlineCopyFor ? { offlineCopyFor } : {}),
  ...(repeatable ? { repeatable } : {}),
  ...(about ? { about } : {}),
  ...(role ? { role } : {}),
});

/** The code of a module with what a browser needs of each call that a module of the contract declares. */
async function clientCallsOf(file: string): Promise<string> {
  const contract: Record<string, Record<string, CallDefinition>> = await import(pathToFileURL(file).href);
  const groups = Object.entries(contract).filter(([name]) => name.endsWith('Calls'));
  return groups
    .map(([name, calls]) => {
      const parts = Object.fromEntries(Object.entries(calls).map(([each, call]) => [each, clientPart(call)]));
      return `export const ${name} = ${JSON.stringify(parts)};`;
    })
    .join('\n');
}

/** The code of a module of the contract whose calls are imported from elsewhere, so that who uses them loads no schema. */
function withoutCalls(code: string, source: string): string {
  const names: string[] = [];
  let rest = '';
  let end = 0;
  for (const node of parseAst(code, { lang: 'ts' }).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    const [variable] = node.declaration.declarations;
    if (variable?.id.type !== 'Identifier' || !variable.id.name.endsWith('Calls')) continue;
    names.push(variable.id.name);
    rest += code.slice(end, node.start);
    end = node.end;
  }
  return `export { ${names.join(', ')} } from '${source}';\n${rest}${code.slice(end)}`;
}

/**
 * Reduces the calls of the contract to what a browser needs to make them (`ClientCall`), in the build of the site: their schemas,
 * with zod, are a sixth of what a screen would load first, and only forms use them (decision 108). A form imports its schema
 * by name; one that takes it from a call fails the build.
 */
export const clientCalls = (): Plugin => ({
  name: 'client-calls',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:client-calls\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:client-calls\// },
    handler: (id) =>
      clientCallsOf(new URL(`../shared/contracts/${id.slice(prefix.length + 1)}`, import.meta.url).pathname),
  },
  transform: {
    filter: { id: /\/(?:shared\/contracts|web\/src)\/.+\.tsx?$/ },
    handler(code, id) {
      const [used] = code.match(schemaOfCall) ?? [];
      if (used) throw new Error(`${id} uses ${used}: import that schema by its own name.`);
      if (!id.includes('/shared/contracts/') || !declared.test(code)) return undefined;
      return { code: withoutCalls(code, `${prefix}${basename(id)}`), map: null, moduleSideEffects: false };
    },
  },
});
