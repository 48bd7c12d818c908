import { canonicalPath } from '#shared/domain/canonical-path.ts';

/**
 * Part of the edge's functions: `redirectOf(request)` is the redirect of an address that is not canonical to the one that
 * is, with its query, or undefined. It runs at the edge, therefore it is the text of a script.
 */
export const canonicalRedirect = `
${canonicalPath}
function redirectOf(request) {
  var path = canonicalPath(request.uri);
  if (path === request.uri) return undefined;
  var query = request.rawQueryString();
  var location = { value: path + (query ? '?' + query : '') };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: location } };
}
`;
