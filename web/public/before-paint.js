// Runs before the first paint, so that a chosen theme, language or direction never flashes. External, as the
// Content-Security-Policy allows no inline script.
try {
  var root = document.documentElement;
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
} catch (_) {
  // Storage is unavailable: the system's theme applies.
}

// Records what is pressed or submitted on a prerendered page before hydration, to be replayed by
// `src/app/replay-events.ts`.
(function () {
  var targets = [];
  var record = function (event) {
    var target = event.target.closest(event.type === 'click' ? 'button[type="button"]' : 'form');
    if (!target || !target.closest('#root[data-path]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (event.submitter || target).setAttribute('aria-busy', 'true');
    targets.push(target);
  };
  window.addEventListener('click', record, true);
  window.addEventListener('submit', record, true);
  window.stopRecordingEvents = function () {
    window.removeEventListener('click', record, true);
    window.removeEventListener('submit', record, true);
    return targets.splice(0);
  };
})();

// Records failures until the code that reports them is loaded (`src/lib/browser-reports`). Reports by itself only what that
// code would not: a script of the page that did not arrive, and an error after which nothing was loaded.
(function () {
  var recorded = [];
  var isSent = false;
  var report = function (event) {
    if (recorded.length < 20) recorded.push(event);
  };
  var send = function (kind) {
    if (isSent || !navigator.onLine || !navigator.sendBeacon) return;
    isSent = true;
    var entry = document.querySelector('script[src^="/assets/index-"]');
    var release = (/\/index-([\w-]{1,40})\.js$/.exec(entry ? entry.src : '') || [])[1] || 'unknown';
    var body = JSON.stringify({ kind: kind, release: release, screen: '*' });
    navigator.sendBeacon('/api/browser-reports', new Blob([body], { type: 'application/json' }));
  };
  var take = function (event) {
    var target = event.target;
    if (target.tagName === 'SCRIPT' && /^\/assets\//.test(target.getAttribute('src'))) send('chunk');
    report(event);
  };
  ['error', 'unhandledrejection', 'securitypolicyviolation'].forEach(function (type) {
    window.addEventListener(type, take, true);
  });
  window.addEventListener('pagehide', function () {
    var isOwn = function (event) {
      return String(event.filename).indexOf(location.origin + '/assets/') === 0;
    };
    if (recorded.some(isOwn)) send('error');
  });
  window.takeFailures = function (next) {
    report = next;
    recorded.splice(0).forEach(next);
  };
  window.reportLostCode = function () {
    send('chunk');
  };
})();
