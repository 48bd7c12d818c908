// Runs before the first paint, so that a chosen theme, language or direction never flashes. External, as the
// Content-Security-Policy allows no inline script.
try {
  var root = document.documentElement;
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
} catch (_) {
  // Storage is switched off: the system's theme applies.
}
