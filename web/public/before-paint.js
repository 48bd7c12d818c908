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
