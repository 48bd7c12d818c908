/**
 * The direction of all imports, checked by `npm run layers`. A folder may import its own files and the folders named
 * beside it; nothing else of this repository. Folders and files form no cycles. Tests may import anything.
 */
const below = {
  'shared/locales': [],
  'shared/domain': ['shared/locales'],
  'shared/texts': [],
  'shared/contracts': ['shared/locales', 'shared/domain', 'shared/texts'],

  'functions/platform': [],
  'functions/data': ['functions/platform'],
  'functions/entities': ['functions/platform', 'functions/data'],
  'functions/services': ['functions/platform', 'functions/data', 'functions/entities'],
  'functions/policies': ['functions/platform', 'functions/entities'],
  'functions/http': ['functions/platform', 'functions/data', 'functions/entities/account'],
  'functions/api': ['functions/(platform|data|entities|services|policies|http)'],
  'functions/events': ['functions/(platform|data|entities|services|policies)'],

  'web/src/config': [],
  'web/src/lib': ['web/src/config'],
  'web/src/ui': ['web/src/(config|lib)'],
  'web/src/features': ['web/src/(config|lib|ui)'],
  'web/src/routes': ['web/src/(config|lib|ui|features)'],
  'web/src/app': ['web/src/'],
  'web/src/worker': ['web/src/config'],

  infra: ['functions', 'web/[^/]+$', 'web/src/config/'],
};

/** Folders whose subfolders never import each other: what two of them need moves down a layer. */
const apart = ['functions/api', 'web/src/features'];

const withShared = (folder) => (folder.startsWith('shared/') ? [] : ['shared/']);

const layer = ([folder, allowed]) => ({
  name: `${folder} imports only what is below it`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(shared|functions|web|infra|test)/',
    pathNot: [
      folder,
      ...allowed,
      ...withShared(folder),
      ...(folder.startsWith('shared/') ? ['shared/errors.ts'] : []),
    ].map((path) => `^${path}`),
  },
});

const noSibling = (folder) => ({
  name: `${folder}/* never import each other`,
  severity: 'error',
  from: { path: `^${folder}/([^/]+)/` },
  to: { path: `^${folder}/`, pathNot: `^${folder}/$1/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(below).map(layer),
    ...apart.map(noSibling),
    {
      name: 'only data and entities know the table',
      severity: 'error',
      from: { path: '^functions/', pathNot: '^functions/(data|entities)/' },
      to: { path: '(^functions/data/(table|keys)\\.ts|@aws-sdk/(client|lib|util)-dynamodb)' },
    },
    {
      name: 'stored items have schemas of their own, not those of the wire',
      severity: 'error',
      from: { path: '^functions/(data|entities|events)/' },
      to: { path: '^shared/contracts/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui knows no domain',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^shared/contracts/' },
    },
    { name: 'files form no cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'folders form no cycle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|^(dist|cdk\\.out|\\.cache)/' },
  },
};
