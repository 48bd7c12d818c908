// The prerendered landing page is readable without its code, which therefore loads after the first paint: on a phone it
// would compete with it for network and processor. Scripts in a clone of a template run when it is inserted.
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
