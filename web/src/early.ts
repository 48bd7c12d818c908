import './lib/zod-without-eval.ts';
import { askFirstCalls } from './app/first-calls.ts';
import { loadScreenFiles, showsData } from './app/first-screen-files.ts';

// A small script of its own, beside the main one: the first screen's code and data load with the frame's code, not after it.
const { pathname } = window.location;
const isAsked = askFirstCalls(window.location);
void loadScreenFiles(pathname);
// What was not asked yet goes out as soon as the screen renders.
if (!isAsked && showsData(pathname)) import('./lib/transport.ts').catch(() => undefined);
