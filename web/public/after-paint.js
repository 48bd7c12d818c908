// The prerendered landing page is readable without its code, which therefore loads after the page is painted: on a
// phone it would compete with the first paint for network and processor. Clones of a template's scripts run.
(function () {
  var load = function () {
    document.head.appendChild(document.getElementById('code').content.cloneNode(true));
  };
  // A background page is never painted.
  if (document.visibilityState === 'hidden') load();
  else
    requestAnimationFrame(function () {
      setTimeout(load);
    });
})();
