/** The one direction of dependencies. */
const upward = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
})

/** The features of the server, lower ones first. A feature knows those before it; upward, news travels as jobs. */
const serverFeatures = [
  'accounts',
  'security',
  'staff',
  'sellables',
  'catalog',
  'countries',
  'currency',
  'consent',
  'sharing',
  'wishlist',
  'stock-alerts',
  'order-sums',
  'orders',
  'order-mails',
  'best-sellers',
  'order-limits',
  'return-window',
  'cart',
  'payments',
  'store-credit',
  'promo-codes',
  'newsletter',
  'profile',
  'reviews',
  'shipping',
  'location',
  'addresses',
  'checkout',
  'returns',
  'delivery-address',
  'line-refunds',
  'explanation',
  'gift-notes',
  'waitlist',
  'invoices',
  'packing',
  'members',
  'challenges',
  'looks',
  'news',
  'loyalty',
  'designs',
  'custom-products',
  'fulfilment',
  'chat',
  'personal-data',
  'customers',
  'system',
  'demonstration',
]

/** The features of the store's screens, lower ones first; upward, news travels as events. */
const webFeatures = [
  'accounts',
  'currency',
  'order-limits',
  'return-window',
  'consent',
  'sharing',
  'newsletter',
  'store-credit',
  'sellables',
  'payments',
  'cart',
  'wishlist',
  'catalog',
  'stock-alerts',
  'waitlist',
  'reviews',
  'product',
  'explanation',
  'location',
  'addresses',
  'gift-notes',
  'invoices',
  'checkout',
  'orders',
  'returns',
  'security',
  'loyalty',
  'profile',
  'designs',
  'custom-products',
  'fulfilment',
  'chat',
  'members',
  'challenges',
  'looks',
  'news',
  'community',
  'home',
  'info',
  'workbench',
]

/** The store's screens: features know those below them by their front doors, and slots of the shell by name. */
const webRules = [
  upward(
    'web-platform-knows-no-feature',
    '^web/app/platform/',
    '^web/app/(features|shell)/',
    'Platform has no feature.',
  ),
  upward(
    'web-features-do-not-know-the-shell',
    '^web/app/features/',
    '^web/app/shell/(?!slots/)',
    'The shell is above; a slot is the list in which a feature names itself.',
  ),
  {
    name: 'web-features-meet-at-the-front-door',
    severity: 'error',
    comment: 'Import another feature through its index.ts, read its words, or subscribe to its events.',
    from: { path: '^web/app/features/([^/]+)/' },
    to: {
      path: '^web/app/features/([^/]+)/',
      pathNot: [
        '^web/app/features/$1/',
        '^web/app/features/[^/]+/(index|[^/]+\\.events|(words/)?[^/]+-words)\\.ts$',
      ],
    },
  },
  {
    name: 'the-shell-enters-by-the-front-door',
    severity: 'error',
    comment: 'Only a slot names the file that fills it.',
    from: { path: '^web/app/shell/', pathNot: '^web/app/shell/slots/' },
    to: { path: '^web/app/features/', pathNot: '/index\\.ts$' },
  },
]

/** The layers inside a feature of the server: routes, service, rules and queries, table. */
const serverFile = (roles) => `^server/src/features/.*\\.(${roles})\\.ts$`
const above = 'routes|socket|feature|subscribers|tasks'
const serverLayers = [
  upward(
    'a-service-knows-no-route',
    serverFile('service'),
    serverFile(above),
    'Routes, tasks and subscribers call services.',
  ),
  upward(
    'queries-know-no-service',
    serverFile('queries'),
    serverFile(`service|${above}`),
    'Services call queries.',
  ),
  upward(
    'rules-know-no-data',
    serverFile('rules'),
    serverFile(`table|queries|service|${above}`),
    'A rule gets what it decides about as arguments.',
  ),
  upward(
    'a-table-knows-no-query',
    serverFile('table'),
    serverFile(`queries|rules|service|${above}`),
    'Queries read tables.',
  ),
]

/** One rule a layer, and one for a folder that the list does not name. */
const layers = (folder, names) => [
  ...names.map((name, at) =>
    upward(
      `${folder.split('/')[0]}-${name}-does-not-know-what-is-above`,
      `^${folder}/${name}/`,
      `^${folder}/(?!(${names.slice(0, at + 1).join('|')})/)`,
      'A feature imports only features below it in the list.',
    ),
  ),
  {
    name: `every-feature-of-${folder.split('/')[0]}-has-a-layer`,
    severity: 'error',
    comment: 'Add the feature to its place in the list of layers.',
    from: { path: `^${folder}/(?!(${names.join('|')})/)` },
    to: {},
  },
]

/** The features of the back office, lower ones first: in the order of the server's list. */
const adminFeatures = [
  'staff',
  'catalog',
  'currency',
  'consent',
  'orders',
  'order-limits',
  'return-window',
  'payments',
  'returns',
  'delivery-address',
  'line-refunds',
  'store-credit',
  'promo-codes',
  'newsletter',
  'reviews',
  'shipping',
  'explanation',
  'gift-notes',
  'invoices',
  'packing',
  'loyalty',
  'fulfilment',
  'chat',
  'members',
  'challenges',
  'looks',
  'news',
  'customers',
  'system',
  'demonstration',
]

/** The back office: platform below, features above one another, and the shell on top, which names them. */
const adminRules = [
  upward(
    'admin-platform-knows-no-feature',
    '^admin/app/platform/',
    '^admin/app/(features|shell|main)',
    'What a screen needs arrives as an argument.',
  ),
  upward(
    'admin-features-know-no-shell',
    '^admin/app/features/',
    '^admin/app/(shell/|main)',
    'The shell names features, in its lists of screens and slots.',
  ),
  {
    name: 'admin-features-meet-at-the-front-door',
    severity: 'error',
    comment: 'Import another feature through its index.ts.',
    from: { path: '^admin/app/features/([^/]+)/' },
    to: { path: '^admin/app/features/', pathNot: ['^admin/app/features/$1/', '/index\\.ts$'] },
  },
  {
    name: 'admin-shell-opens-pages-and-front-doors',
    severity: 'error',
    comment: 'A feature shows the shell its pages and its index.ts.',
    from: { path: '^admin/app/(shell/|main)' },
    to: { path: '^admin/app/features/', pathNot: ['-page\\.tsx$', '/index\\.ts$'] },
  },
  {
    name: 'admin-queries-alone-call-the-server',
    severity: 'error',
    comment: 'Server state lives in TanStack Query: keys, queries and mutations in a feature’s queries.ts.',
    from: { path: '^admin/app/(features|shell)/', pathNot: '/queries\\.ts$' },
    to: { path: '^admin/app/platform/api\\.ts$' },
  },
  ...layers('admin/app/features', adminFeatures),
]

/** Parts of features that store and back office show alike: a conversation, the explanation of a total, care labels. */
const shownByBoth = '^ui/src/(catalog|chat|explanation)/'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'A circle cannot be understood in parts.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only-declared-libraries',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(designer-engine|server|web|admin|ui|sandboxes|garments|testing|tools)/' },
    },
    {
      name: 'the-engine-knows-the-contract-only',
      severity: 'error',
      comment: 'It runs in the browser and in the print process, so it has no React, no DOM and no I/O.',
      from: { path: '^designer-engine/' },
      to: {
        path: ['^(server|web|admin|ui|sandboxes|garments|testing|tools)/', 'node_modules/(react|konva)'],
      },
    },
    upward(
      'web-and-admin-do-not-know-the-server',
      '^(web|admin|ui)/',
      '^(server|sandboxes)/',
      'They meet in the contract.',
    ),
    upward(
      'server-does-not-know-the-front-ends',
      '^server/',
      '^(web|admin|ui)/',
      'They meet in the contract.',
    ),
    upward('web-and-admin-are-apart', '^web/', '^admin/', 'Own bundle, own session.'),
    upward('admin-and-web-are-apart', '^admin/', '^web/', 'Own bundle, own session.'),
    {
      name: 'ui-has-no-shop-words',
      severity: 'error',
      comment: 'The design system knows no product.',
      from: { path: '^ui/', pathNot: shownByBoth },
      to: { path: ['^contract/', shownByBoth] },
    },
    {
      name: 'what-both-show-is-made-of-shapes',
      severity: 'error',
      comment: 'Store and back office show it alike; each makes its own calls.',
      from: { path: shownByBoth },
      to: {
        path: '^contract/',
        pathNot: [
          '^contract/src/$1/(?!.*calls\\.ts$)',
          '^contract/src/money/',
          '^contract/src/payments/methods\\.ts$',
        ],
      },
    },
    {
      name: 'only-the-states-of-screens-know-the-tests',
      severity: 'error',
      comment: 'What is built for browsers contains no test.',
      from: { path: '^(web|admin|ui|server|contract)/', pathNot: '\\.screens\\.ts$' },
      to: { path: '^testing/' },
    },
    {
      name: 'the-stage-serves-pages-without-the-shop',
      severity: 'error',
      comment: 'It renders pages as the server does; features stay behind the contract.',
      from: { path: '^testing/stage/' },
      to: {
        path: '^server/',
        pathNot: [
          '^server/src/platform/(cache|http|pages)/',
          '^server/src/boot/(page-origins|settings)\\.ts$',
          '^server/src/features/designs/faces/design-faces\\.routes\\.ts$',
        ],
      },
    },
    upward(
      'sandbox-is-a-stranger',
      '^sandboxes/',
      '^(server|contract|designer-engine|web|admin)/',
      'It is built from the partners’ documents.',
    ),
    upward(
      'platform-knows-no-feature',
      '^server/src/(platform|ports)/',
      '^server/src/(features|boot|partners)/',
      'Platform has no shop words.',
    ),
    upward(
      'partners-know-no-feature',
      '^server/src/partners/',
      '^server/src/(features|boot)/',
      'An adapter speaks to a port.',
    ),
    upward(
      'features-know-no-partner',
      '^server/src/features/',
      '^server/src/(partners|boot)/',
      'Only boot names partners.',
    ),
    {
      name: 'features-meet-at-the-front-door',
      severity: 'error',
      comment: 'Import another feature through its index.ts.',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: '^server/src/features/([^/]+)/', pathNot: ['^server/src/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'tables-are-their-features-own',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: { path: '\\.table\\.ts$', pathNot: '^server/src/features/$1/' },
    },
    {
      name: 'what-is-bought-is-a-sellable',
      severity: 'error',
      comment: 'The catalogue is one source of sellables; boot names them.',
      from: {
        path: '^server/src/features/(cart|wishlist|promo-codes|shipping|location)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^server/src/features/catalog/' },
    },
    {
      name: 'orders-know-no-promo-code-and-no-store-credit',
      severity: 'error',
      comment: 'What is taken off and what pays is a list; boot names its sources.',
      from: { path: '^server/src/features/(cart|checkout|explanation)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/src/features/(promo-codes|store-credit)/' },
    },
    ...serverLayers,
    ...layers('server/src/features', serverFeatures),
    ...adminRules,
    ...layers('web/app/features', webFeatures),
    ...webRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router|node_modules)/|\\.d\\.ts$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
}
