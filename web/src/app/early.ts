import '#web/lib/zod-without-eval.ts';
import { loadScreenFiles, showsData } from './first-screen-files.ts';
import { prefetchScreen } from './prefetch-screen.ts';
import { settleAddress } from './settle-address.ts';

// A small separate script, so that the first screen's code and data load in parallel with the frame's code.
const pathname = settleAddress();
const isPrefetched = prefetchScreen(window.location);
void loadScreenFiles(pathname);
// Calls that were not prefetched are sent when the screen renders.
if (!isPrefetched && showsData(pathname)) import('#web/lib/transport.ts').catch(() => undefined);
