// The prerendered landing page can be read without its code, which therefore waits until the page is painted: on a
// phone it would share the line and the processor with the first paint. Clones of a template's scripts run.
(function () {
  var load = function () {
    document.head.appendChild(document.getElementById('code').content.cloneNode(true));
  };
  // A page in the background is not painted.
  if (document.visibilityState === 'hidden') load();
  else
    requestAnimationFrame(function () {
      setTimeout(load);
    });
})();
