const group = (name: string, test: (id: string) => boolean) => ({
  name,
  includeDependenciesRecursively: false,
  test,
});

/** Modules of this repository, by their path below `web/src` or `shared`, without the ending. */
const own = (paths: string) => new RegExp(`/(?:web/src|shared)/(?:${paths})\\.(?:tsx?|json)$`);
const radix = (names: string) => new RegExp(`/@radix-ui/(?:${names})/`);

const icon = /\/lucide-react\/dist\/esm\/icons\//;
const landingIcon =
  /\/(?:arrow-right|badge-check|circle-play|handshake|languages|loader-circle|monitor|moon|search|sun|wifi-off)\.mjs$/;

/** Icons of the frame, of lists of jobs, of dashboards and of the sign-in. */
const frameIcon =
  /\/(?:arrow-left|bell|bookmark|briefcase-business|building-complex|calendar-days|check|chevron-down|circle-arrow-up|circle-check|circle-exclamation-point|circle-question-mark|circle-user-round|credit-card|graduation-cap|hourglass|info|layout-dashboard|list-checks|log-out|map-pin|plus|refresh-cw|rotate-cw|search-x|send|sliders-horizontal|triangle-exclamation-point|user-round|users|wallet|x)\.mjs$/;

/** The modules of the early script only, so that it waits for no others. */
const early = [
  own(
    'config/(?:access|first-call|links|page-size|routes)|contracts/define|domain/account-kind|texts/text-id|app/(?:prefetch-screen|first-screen-files|screen-loaders)|lib/(?:load-code|when-online|zod-without-eval|catalogues/load-messages|site-languages|stored|kept|offline-caches|session|prefetched-responses|query-key)',
  ),
  /vite\/preload-helper/,
  /\/zod\/v4\/core\/(?:core|util)\.js$/,
];

/** Modules of every page, including the landing page. */
const base = [
  /\/node_modules\/(?:react|react-router|@lingui\/core)\//,
  /\/react-dom\/(?:index\.js|cjs\/react-dom\.production\.js)$/,
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  own(
    'lib/(?:i18n|crash-text|use-session|cx|theme|navigation|screen-title|site-update|use-online|use-near-viewport|when-idle)|ui/(?:button|legal-links|logo|skeleton|error-boundary)|locales/en/common',
  ),
  own('app/(?:language-switch|theme-switch)|domain/(?:day-periods|interface-languages|legal-pages|time)'),
];

/** Modules of nearly every screen except the landing page. */
const frame = [
  own(
    'ui/(?:field|text-input|select|page-header|phone-number|screen-header|empty-state|error-state|load-more|notice|form-error|fact)',
  ),
  own(
    'texts/(?:field-texts|field-text-id|refusal-header)|contracts/total|domain/(?:hiring-statuses|job-terms|phones/calling-code|language-table|reference-rates|salary)',
  ),
  own('routes/candidate-dashboard/figures|features/account/account-link'),
  own(
    'app/started-screen|ui/(?:avatar|badge|card|checkbox|filter-toggle|lazy-dialog|link-card|stat-card|stepped-list|spinner|toast-store|refresh-button)',
  ),
  own(
    'lib/(?:api-client|api-error|currency|kept-responses|kept-times|left-dialog|refusal-text|formatter|format|language-text|idempotency-keys|create-lazy|create-part|non-empty-page|query|query-client|sign-out|single-flight|use-mutation|lazy-when-idle|use-further-pages|mailto|use-idle-load|use-once-true|use-query-params|use-settled|use-steps)',
  ),
  // But for what only lists of single jobs use.
  /\/@tanstack\/(?:query-core|react-query)\/.*\/(?!queriesObserver|useQueries|useSuspense)[\w-]+\.js$/,
];

/** What tabs, menus and overlays are made of. */
const primitives = [
  radix('primitive|react-(?:collection|compose-refs|context|presence|primitive|slot)'),
  radix('react-(?:direction|id|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect)'),
];

/** Overlays: toasts, menus, dialogs and the bell's list. They open after a screen is shown. */
const layers = [own('ui/toaster'), radix('react-(?:toast|visually-hidden|dismissable-layer|portal)')];

/** Tabs and the small components that are used with them. */
const tabs = [own('ui/(?:tabs|progress)'), radix('react-(?:roving-focus|tabs|use-is-hydrated|use-size|progress)')];

const dialogs = [
  own('ui/(?:dialog|confirm-dialog|use-return-focus)'),
  radix('react-(?:dialog|alert-dialog|focus-guards|focus-scope)'),
  /\/(?:react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden)\//,
  /\/get-nonce\//,
];

/** Helpers of dialogs and of the transport, which do without each other. */
const helpers = [/\/tslib\//];

/** The library of the schemas: it changes less often than they do, so browsers store it for longer. */
const schemaLibrary = [/\/node_modules\/zod\//];

/** Schemas that nearly every call needs. */
const contracts = [
  own(
    'contracts/(?:amounts|fields|jobs|phone|public-jobs|saved-(?:searches|search-answers)|job-answers|job-search|search-(?:answers|conditions|level)|candidate-answers|applications|saved-jobs|languages)|texts/phone-text|domain/(?:amount|clean-text|closing-date|comma-list|countries|email-address|fold-text|invisible-characters|one-time-code|saved-(?:jobs|searches))',
  ),
  own('contracts/language-[a-z]+'),
  own(
    'domain/languages/(?:check-point|editions|language-requirement|language-row|proof|scales?|signed-languages|skills|tags|former-tags|tested-languages)',
  ),
];

/** Modules of jobs that the search, a candidate's dashboard and a job's page share. */
const jobs = [
  own(
    'features/jobs/(?:job-card|job-salary|rates-text|use-saved-jobs|saved-jobs-toggle|guest-saved-jobs|unsent-presses|send-saved-jobs)',
  ),
  own('features/(?:applications/(?:apply-button|lazy-apply-dialog|use-applications)|matches/lazy-match)'),
];

/** The search for jobs, and its filters. */
const jobSearch = [
  own(
    'features/(?:jobs/(?:currency-select|filter-text|folded-job-filters|job-filter-bar|job-filters|job-results|salary-range)|search-filters/[\\w-]+)',
  ),
  own('features/alerts/(?:lazy-save-search|saved-filters)'),
  own('routes/jobs/(?:job-search-layout|save-job-search|use-job-search)|ui/keep-focus'),
];

/** Fields that complete the name of a language, and the names. */
const languageField = [
  own('ui/(?:combobox|use-combobox|language-field)|lib/(?:language-names|requirement-text|use-language-suggestions)'),
  own('domain/languages/language-name'),
  /virtual:language-names$/,
];

/** Modules of the screens for candidates. */
const candidate = [
  own('features/applications/lazy-applied-jobs'),
  own('features/matches/(?:languages-invitation|lazy-next-levels)'),
  own('features/candidate-profile/profile-modal|routes/candidate-jobs/[\\w-]+'),
];

/** Schemas of candidates, of their sign-up, and what each view of a profile starts with. */
const people = [
  own('contracts/(?:candidates|candidate-signup|upload-form)|domain/(?:last-activity|platform-video)'),
  own('features/(?:account/lazy-account|candidate-profile/profile-loading|languages/lazy-languages)'),
  own('features/(?:matches/own-languages|transcription/candidate-video)'),
];

/** Languages in a line each. */
const languageLines = [
  own('features/languages/(?:evidence-mark|language-lines|result-text|skill-groups|today)'),
  own('domain/languages/correspondence'),
];

/** Modules of the search for candidates, but its dialogs. */
const candidateSearch = [
  own('features/candidate-search/(?:candidate-(?:card|filter-bar|filters|list|results)|card-video)'),
  own('routes/candidate-search/(?:candidate-search-layout|lazy-dialogs|save-candidate-search)'),
  own('features/alerts/search-notice'),
];

/** The comparison of languages with requirements. */
const matching = [
  own(
    'features/matches/(?:candidate-match|compare-select|job-match|match-badge|match-figures|own-match-badge|result-mark)',
  ),
  own('domain/languages/(?:evidence|findings|match(?:-[a-z]+)?|ranking|results)'),
];

/** What says a requirement, which every job that has one needs. */
const levels = [
  own(
    'domain/languages/(?:cefr-interval|compare-claim|interval|mapping-[a-z]+|own-interval|reason-words-en|requirement-sentence|say-[a-z]+|scale)',
  ),
  own('domain/languages/grammar/[\\w-]+|lib/requirement-speech'),
];

/** Plans, subscriptions and payments, which notifications also name. */
const plans = [
  own('contracts/(?:payments|plan-translations|recruiters|subscriptions)|lib/(?:entitlement|plan-texts)'),
  own('domain/(?:payment-terms|plan-texts|subscription-rules)'),
];

/** What forms are made of. */
const forms = [
  own(
    'lib/(?:email-hint|resumable-upload|send-file|upload-file|use-contract-form)|ui/(?:consent|email-input|number-field|tag-input|use-draft|use-kept-choice)',
  ),
  own('contracts/uploads|domain/file-type|lib/file-rules'),
  /\/(?:react-hook-form|@hookform\/resolvers)\//,
];

/** The field for a telephone number; the numbering plans are apart, and load when it is used. */
const phoneField = [own('ui/(?:phone-country-select|phone-field|use-phone-input)|config/phone-countries')];

/** Small modules of the recruiters' screens. */
const recruiter = [
  own('features/applicants/(?:application-status-badge|queries)'),
  own('features/(?:shortlist/(?:entry|queries|shortlist-mark)|candidate-search/queries)|contracts/shortlist'),
];

/** What a recruiter may do, and what is missing for it. */
const posting = [
  own('features/job-postings/posting-(?:notice|right)|features/verification/verification-notice'),
  own('features/subscriptions/(?:payments|pending-payment)'),
];

/** What an admin's dashboard shows before its calls, tables and dialogs are loaded. */
const adminStart = [own('features/(?:admin/(?:stat-cards|updated-ago)|subscription-admin/payments-heading)')];

/** Admins' tables with their menus and questions. */
const adminTables = [
  own(
    'features/admin/(?:account-menu|change-account-dialog|dashboard-recruiters|erase-account-dialog|unverify-dialog)',
  ),
  own('features/admin/recruiter-(?:results|table)'),
  own(
    'features/subscription-admin/(?:payment-table|payments-panel|simple-table|subscription-(?:actions|results|table))',
  ),
];

/** What else the admins' screens share. */
const admin = [
  own('features/admin/[\\w-]+'),
  own('features/subscription-admin/(?:subscription-(?:list|parts)|use-subscriptions)'),
];

const oneOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/**
 * Chunks of small modules that are used together. Without groups they would become chunks of a few hundred bytes, each
 * with a request that costs more than its bytes on a phone's connection. A module belongs to the first group that names
 * it.
 */
export const chunkGroups = [
  group('early-kit', oneOf(early)),
  group('base', (id) => (icon.test(id) ? landingIcon.test(id) : oneOf(base)(id))),
  group('frame', (id) => (icon.test(id) ? frameIcon.test(id) : oneOf(frame)(id))),
  group('icons', (id) => icon.test(id)),
  group('primitives', oneOf(primitives)),
  group('layers', oneOf(layers)),
  group('tabs', oneOf(tabs)),
  group('helpers', oneOf(helpers)),
  group('dialogs', oneOf(dialogs)),
  group('zod', oneOf(schemaLibrary)),
  group('contracts', oneOf(contracts)),
  group('people', oneOf(people)),
  group('plans', oneOf(plans)),
  group('jobs', oneOf(jobs)),
  group('job-search', oneOf(jobSearch)),
  group('language-field', oneOf(languageField)),
  group('candidate', oneOf(candidate)),
  group('language-lines', oneOf(languageLines)),
  group('candidate-search', oneOf(candidateSearch)),
  group('levels', oneOf(levels)),
  group('matching', oneOf(matching)),
  group('forms', oneOf(forms)),
  group('phone-field', oneOf(phoneField)),
  group('recruiter', oneOf(recruiter)),
  group('posting', oneOf(posting)),
  group('admin-start', oneOf(adminStart)),
  group('admin-tables', oneOf(adminTables)),
  group('admin', oneOf(admin)),
];
