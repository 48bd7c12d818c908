import '#web/lib/zod-without-eval.ts';
import { loadScreenFiles, showsData } from './first-screen-files.ts';
import { prefetchScreen } from './prefetch-screen.ts';

// A small script of its own, beside the main one: the first screen's code and data load with the frame's code, not after it.
const { pathname } = window.location;
const isPrefetched = prefetchScreen(window.location);
void loadScreenFiles(pathname);
// Calls that were not prefetched are sent when the screen renders.
if (!isPrefetched && showsData(pathname)) import('#web/lib/transport.ts').catch(() => undefined);
