const kit =
  /\/src\/(?:ui\/(?:field|text-input|select|text-area|page-header|empty-state|error-state|load-more|notice|form-error|fact|card|stat-card|spinner|toast-store)|lib\/(?:api-client|api-error|filled-page|format|query-client|use-own-id))\.tsx?$/;
const queries = /\/@tanstack\/(?:query-core|react-query)\//;
const icon = /\/lucide-react\/dist\/esm\/icons\//;
/** These would bring the whole chunk into the landing page's first load. */
const landingIcon =
  /\/(?:arrow-right|badge-check|circle-play|handshake|languages|loader-circle|monitor|moon|sun|wifi-off)\.mjs$/;

/**
 * One chunk of the small modules that nearly every screen but the landing page uses. Left alone they become chunks of a
 * few hundred bytes each, and on a phone's line a request costs more than their bytes.
 */
export const frameChunk = {
  name: 'frame',
  includeDependenciesRecursively: false,
  test: (id: string): boolean => kit.test(id) || queries.test(id) || (icon.test(id) && !landingIcon.test(id)),
};
