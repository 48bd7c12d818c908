import { htmlPaths } from '#web/config/prerendered-paths.ts';
import { canonicalRedirect } from './canonical-redirect.ts';

/**
 * CloudFront function of the pages: a path whose last segment has no extension is a route of the single-page
 * application and is rewritten to its page of HTML or the empty shell, except `/`, whose page is the root object.
 * Other addresses than canonical ones are redirected. Paths of files, and the error for a missing file, are not changed. It runs at the edge, therefore it is the text of a
 * script.
 */
export const routePages = `${canonicalRedirect}
var html = ${JSON.stringify(htmlPaths)};
function handler(event) {
  var request = event.request;
  var redirect = redirectOf(request);
  if (redirect) return redirect;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (html.indexOf(request.uri) !== -1) request.uri += '.html';
  else if (request.uri !== '/' && last.indexOf('.') === -1) request.uri = '/app.html';
  return request;
}
`;
