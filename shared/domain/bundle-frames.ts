import { maxFrames } from './browser-report.ts';

/** A place in a file of the build: its name, line and column. */
export const framePattern = /^[\w.-]{1,60}\.js:\d{1,7}:\d{1,7}$/;

/** In the notations of Chromium (`at name (url:1:2)`), Firefox and Safari (`name@url:1:2`). */
const placePattern = /(https?:\/\/[\w.:[\]-]{1,255})\/assets\/([\w.-]{1,60}\.js):(\d{1,7}):(\d{1,7})/g;

/** Longer stacks are those of endless recursions. */
const maxStackLength = 10_000;

/**
 * The places of a stack that are in files of the build: without the names of functions, queries, and whatever is not ours.
 * @param origin of the site, such as `https://jobs.example`
 */
export const bundleFrames = (stack: string, origin: string): string[] =>
  [...stack.slice(0, maxStackLength).matchAll(placePattern)]
    .filter(([, host]) => host === origin)
    .map(([, , file, line, column]) => `${file}:${line}:${column}`)
    .slice(0, maxFrames);

/** Whether a browser's extension threw: its code is none of the site's, and its stack names it. */
export const isOfExtension = (stack: string): boolean => stack.slice(0, maxStackLength).includes('-extension://');
