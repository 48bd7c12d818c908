import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutputBundle, Plugin } from 'rolldown';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Licences that packages of data only name; a file's name is the package's, with `+` for its slash. */
const licences = fileURLToPath(new URL('licences', import.meta.url));

const licenceName = /^(?:licen[cs]e|copying|notice)/i;

/** Packages by folders of their modules: a build reads those of thousands. */
const found = new Map<string, string>();

/** The folder of the package that a module belongs to: the nearest one above it whose `package.json` has a version. */
function packageOf(folder: string): string {
  const known = found.get(folder);
  if (known !== undefined) return known;
  const file = join(folder, 'package.json');
  const isPackage = existsSync(file) && 'version' in JSON.parse(readFileSync(file, 'utf8'));
  const nearest = isPackage ? folder : packageOf(dirname(folder));
  found.set(folder, nearest);
  return nearest;
}

/** What a package's licence requires to be passed on, and its name, version and licence. */
function noticeOf(folder: string): { text: string; name: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const inPackage = readdirSync(folder).filter((file) => licenceName.test(file));
  const apart = join(licences, `${name.replace('/', '+')}.txt`);
  const files = existsSync(apart) ? [apart] : inPackage.map((file) => join(folder, file));
  const text = files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
  return { text, name: `${name} ${version} (${license})` };
}

/** All notices, with each different text once. */
function noticesOf(bundle: OutputBundle, others: readonly string[]): string {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const imported = modules.filter((id) => /\/node_modules\//.test(id) && !id.startsWith('\0'));
  const folders = [...imported.map((id) => packageOf(dirname(id))), ...others.map((name) => join(packages, name))];
  const notices = [...new Set(folders)].map(noticeOf);
  const byText = Object.entries(Object.groupBy(notices, ({ text }) => text));
  const sections = byText.map(
    ([text, same = []]) =>
      `${same
        .map(({ name }) => `## ${name}`)
        .sort()
        .join('\n')}\n\n${text}`,
  );
  return ['# Third-party notices', 'This code contains the packages below.', ...sections.sort()].join('\n\n');
}

/**
 * Adds `third-party-notices.md` to a build of Rolldown or Vite: the notices of all packages in it.
 * @param others packages that no module imports, such as fonts of a stylesheet
 */
export const thirdPartyNotices = (others: readonly string[] = []): Plugin => ({
  name: 'third-party-notices',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.md', source: `${noticesOf(bundle, others)}\n` });
  },
});
