import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pom = join(import.meta.dirname, 'pom.xml');
const cache = join(import.meta.dirname, '../../.cache/opensearch');

const canRun = (command: string): Promise<boolean> =>
  run(command, ['-version']).then(
    () => true,
    () => false,
  );

/**
 * The folder with the server's jars: downloaded by Maven once for each content of `pom.xml`, then stored.
 * @returns why there is none, where Java or Maven is missing or the download failed
 */
export async function collectJars(): Promise<{ folder: string } | { problem: string }> {
  if (!(await canRun('javac'))) return { problem: 'there is no Java development kit' };
  const folder = join(cache, createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12));
  if (existsSync(folder)) return { folder };
  if (!(await canRun('mvn'))) return { problem: 'there is no Maven to download the server with' };
  await mkdir(cache, { recursive: true });
  const download = await mkdtemp(join(cache, 'download-'));
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${download}`];
  try {
    await run('mvn', ['-q', '-B', '-f', pom, ...goal]);
  } catch {
    return { problem: 'Maven could not download the server' };
  }
  await rename(download, folder);
  return { folder };
}
