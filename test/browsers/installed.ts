import { delimiter, join } from 'node:path';

/** The programs of one machine that the journeys in Firefox and WebKit need: paths. */
export interface Installed {
  firefox: string;
  /** The small browser that comes with WebKitGTK. */
  webkit: string;
  /** Runs a command on a screen in memory, which WebKitGTK needs. */
  screen: string;
}

type Found = { [name in keyof Installed]: string | undefined };

interface Machine {
  env: Record<string, string | undefined>;
  exists: (path: string) => boolean;
}

/** Packages of Debian and Ubuntu, by what they bring. `xvfb` calls `xauth` without depending on it. */
export const packages: Record<keyof Installed, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver'],
  screen: ['xvfb', 'xauth'],
};

const fixedPlaces = {
  firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  webkit: ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  screen: [],
} as const;

const commands: Record<keyof Installed, readonly string[]> = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: [],
  screen: ['xvfb-run'],
};

/** Where each program is; FIREFOX_PATH and WEBKIT_PATH come first. */
export function findInstalled({ env, exists }: Machine): Found {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const find = (name: keyof Installed, named?: string) =>
    [
      ...(named ? [named] : []),
      ...commands[name].flatMap((command) => folders.map((folder) => join(folder, command))),
      ...fixedPlaces[name],
    ].find(exists);
  return {
    firefox: find('firefox', env.FIREFOX_PATH),
    webkit: find('webkit', env.WEBKIT_PATH),
    screen: find('screen'),
  };
}

/** The names of the packages that bring what is missing. */
export const missingPackages = (found: Found): string[] =>
  (Object.keys(packages) as (keyof Installed)[]).filter((name) => !found[name]).flatMap((name) => packages[name]);
