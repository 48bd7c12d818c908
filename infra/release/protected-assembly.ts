import { hash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Manifest {
  artifacts: Record<string, { properties?: { terminationProtection?: boolean } }>;
}

const unprotected = /("DeletionProtectionEnabled":\s*)false/g;

/**
 * Writes an assembly anew whose stacks and table refuse to be deleted, as it would have been built with `deletionProtection`: templates
 * get the name that their content has as an asset, and all other assets stay where they are.
 * @param stacks names of the stacks to protect
 */
export function protectAssembly(assembly: string, target: string, stacks: readonly string[]): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const renamed = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const { name, isFile } of readdirSync(assembly, { withFileTypes: true }).map(entryOf)) {
    const path = join(assembly, name);
    if (isFile && name.endsWith('.json')) texts.set(name, readFileSync(path, 'utf8'));
    else if (isFile) linkSync(path, join(target, name));
    else symlinkSync(relative(target, path), join(target, name), 'junction');
  }
  for (const stack of stacks) {
    const name = `${stack}.template.json`;
    const text = texts.get(name) ?? '';
    const next = text.replace(unprotected, '$1true');
    renamed.set(hash('sha256', text), hash('sha256', next));
    texts.set(name, next);
  }
  for (const [name, text] of texts)
    writeFileSync(join(target, name), withTermination(name, rename(text, renamed), stacks));
}

const entryOf = (entry: { name: string; isFile(): boolean }) => ({ name: entry.name, isFile: entry.isFile() });

const rename = (text: string, renamed: ReadonlyMap<string, string>): string =>
  [...renamed].reduce((result, [before, next]) => result.replaceAll(before, next), text);

function withTermination(name: string, text: string, stacks: readonly string[]): string {
  if (name !== 'manifest.json') return text;
  const manifest = JSON.parse(text) as Manifest;
  for (const stack of stacks) {
    const properties = manifest.artifacts[stack]?.properties;
    if (properties) properties.terminationProtection = true;
  }
  return JSON.stringify(manifest, undefined, 2);
}
