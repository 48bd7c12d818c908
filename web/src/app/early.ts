import { loadScreenFiles, showsData } from './first-screen-files.ts';
import { prefetchScreen } from './prefetch-screen.ts';
import { settleAddress } from './settle-address.ts';

// A small separate script, so that the first screen's code and data load in parallel with the frame's code.
const pathname = settleAddress();

const requestData = () => {
  // Calls that were not prefetched are sent when the screen renders.
  if (!prefetchScreen(window.location) && showsData(pathname)) import('#web/lib/transport.ts').catch(() => undefined);
};

// Over the network data goes first. The service worker's some 45 stored files are read first, in a task of their own, so
// that the responses do not share the line with them.
if (navigator.serviceWorker?.controller) setTimeout(requestData);
else requestData();
void loadScreenFiles(pathname);
