/**
 * CloudFront function of the pages: a path whose last part has no ending is a route of the single-page application
 * and is answered with its empty shell, but for `/`, whose page is made at build time; files, and thus a missing
 * file's error, stay what they are. Runs at the edge, so it is the text of a script.
 */
export const routePages = `
function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (request.uri !== '/' && last.indexOf('.') === -1) request.uri = '/app.html';
  return request;
}
`;
