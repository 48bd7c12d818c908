// Plain JavaScript that Node 20 runs: npm start and npm test run it first, as the sources need a newer Node.

import { pathToFileURL } from 'node:url';

/** The packages that bring Node along; others run on the Node of their machine. */
const packaged = ['linux x64', 'linux arm64', 'win32 x64'];
const needed = 24;

/**
 * What to do on a machine whose scripts would run on a Node that is too old; undefined where it is new enough.
 * @param {{ version: string, platform: string, arch: string }} machine `version` as in `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeProblem({ version, platform, arch }) {
  if (Number(version.split('.')[0]) >= needed) return undefined;
  const found = `This needs Node ${needed}; the scripts found ${version}.`;
  return packaged.includes(`${platform} ${arch}`)
    ? `${found} Install the one of this project: npm ci --include=optional`
    : `${found} npm has none for ${platform} ${arch}: install Node ${needed} (nodejs.org, or nvm install), then repeat.`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problem = nodeProblem({ version: process.versions.node, platform: process.platform, arch: process.arch });
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
