import { prerenderedPaths } from '#web/config/prerendered-paths.ts';

/**
 * CloudFront function of the pages: a path whose last part has no ending is a route of the single-page application
 * and is answered with its prerendered page or the empty shell, but for `/`, whose page is the root object; files, and
 * thus a missing file's error, stay what they are. Runs at the edge, so it is the text of a script.
 */
export const routePages = `
var prerendered = ${JSON.stringify(prerenderedPaths)};
function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (prerendered.indexOf(request.uri) !== -1) request.uri += '.html';
  else if (request.uri !== '/' && last.indexOf('.') === -1) request.uri = '/app.html';
  return request;
}
`;
