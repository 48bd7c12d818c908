// Runs before the first paint, so that a chosen theme, language or direction never flashes. External, as the
// Content-Security-Policy allows no inline script.
try {
  var root = document.documentElement;
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
} catch (_) {
  // Storage is switched off: the system's theme applies.
}

// What is pressed or sent on a prerendered page before its code listens waits for it (`src/app/held.ts`).
(function () {
  var held = [];
  var hold = function (event) {
    var target = event.target.closest(event.type === 'click' ? 'button[type="button"]' : 'form');
    if (!target || !target.closest('#root[data-path]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (event.submitter || target).setAttribute('aria-busy', 'true');
    held.push(target);
  };
  window.addEventListener('click', hold, true);
  window.addEventListener('submit', hold, true);
  window.letGo = function () {
    window.removeEventListener('click', hold, true);
    window.removeEventListener('submit', hold, true);
    return held.splice(0);
  };
})();
