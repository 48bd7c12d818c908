import { absentPart, documentRoutes } from '#shared/contracts/documents.ts';
import { canonicalRedirect } from './canonical-redirect.ts';

const routes = Object.values(documentRoutes).map(({ path, publicPath }) => [publicPath.source, path]);

/**
 * CloudFront function of the documents: rewrites a public address to the route of the API that renders it. Other
 * addresses than canonical ones are redirected. A path of these behaviours without a route becomes the page of a job that does not exist: the frame of the site with status
 * 404. It runs at the edge, therefore it is the text of a script.
 */
export const routeDocuments = `${canonicalRedirect}
var routes = ${JSON.stringify(routes)};
function handler(event) {
  var request = event.request;
  var redirect = redirectOf(request);
  if (redirect) return redirect;
  for (var i = 0; i < routes.length; i += 1) {
    var found = new RegExp(routes[i][0]).exec(request.uri);
    if (found) {
      var part = 0;
      request.uri = '/api' + routes[i][1].replace(/\\{[a-z]+\\}/g, function () {
        part += 1;
        return found[part] || '${absentPart}';
      });
      return request;
    }
  }
  request.uri = '/api/pages/jobs/${absentPart}';
  return request;
}
`;
