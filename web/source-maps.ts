import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the source maps of a site are: beside its folder, as all of that is uploaded. */
export const mapsFolderOf = (siteFolder: string): string => `${siteFolder}-maps`;

/**
 * Moves the source maps out of a built site. They stay with the build, to read the places of reported failures
 * (`npm run operator -- places`), and no visitor gets them.
 */
export const separateSourceMaps = async (siteFolder: string): Promise<void> => {
  const to = mapsFolderOf(siteFolder);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const assets = join(siteFolder, 'assets');
  const maps = (await readdir(assets)).filter((name) => name.endsWith('.map'));
  await Promise.all(maps.map((name) => rename(join(assets, name), join(to, name))));
};
