/** Who may import whom (docs/architecture.md). `scripts/check` fails on any breach. */
const SPEC = '\\.(spec|test)\\.tsx?$';

/**
 * Folders inside a module, each with those of the same module that it may import from. Files of the module's own folder
 * wire them together and may import all; what they share lies there, too.
 */
const FOLDERS = {
  payments: {
    core: [],
    documents: ['core', 'refunds'],
    notifications: ['core'],
    tax: ['core'],
    razorpay: ['core'],
    settlement: ['core', 'razorpay', 'notifications', 'tax', 'offers'],
    refunds: ['core', 'razorpay', 'notifications', 'settlement', 'tax'],
    disputes: ['core', 'notifications', 'settlement', 'refunds'],
    webhooks: ['core', 'razorpay', 'settlement', 'refunds', 'disputes'],
    reconciliation: ['core', 'razorpay', 'settlement', 'refunds'],
    plans: ['core'],
    offers: ['core', 'plans'],
    checkout: ['core', 'razorpay', 'settlement', 'plans', 'offers'],
    requests: ['core', 'notifications', 'refunds'],
    marks: ['core'],
    admin: [
      'core',
      'notifications',
      'settlement',
      'refunds',
      'disputes',
      'documents',
      'requests',
      'marks',
      'tax',
    ],
    reports: ['core', 'admin'],
    purchases: ['core', 'documents', 'requests', 'tax'],
  },
  broadcast: {
    core: [],
    limits: [],
    compose: ['core'],
    recipients: ['core'],
    suppressions: ['core'],
    control: ['core', 'recipients'],
    delivery: ['core', 'limits', 'compose', 'recipients', 'suppressions'],
    admin: ['core', 'limits', 'compose', 'recipients', 'suppressions', 'control'],
  },
  content: {
    slugs: [],
    'share-cards': ['slugs'],
    editing: ['slugs', 'share-cards'],
    blogs: ['slugs', 'share-cards', 'editing'],
    recipes: ['slugs', 'share-cards', 'editing'],
    testimonials: ['slugs', 'editing'],
    demo: ['editing', 'blogs', 'recipes', 'testimonials'],
  },
  auth: {
    devices: [],
    password: [],
    codes: ['devices'],
    'second-factor': ['devices'],
    session: ['devices', 'codes', 'second-factor'],
    account: ['devices', 'password', 'codes', 'session'],
    invitations: ['devices', 'password', 'session'],
    'purchase-links': ['devices', 'password', 'session'],
    google: ['devices', 'second-factor'],
  },
};

const folderArrows = Object.entries(FOLDERS).flatMap(([module, folders]) =>
  Object.entries(folders).map(([folder, allowed]) => ({
    name: `folders-of-${module}-${folder}`,
    comment: `${module}/${folder} may import from: ${allowed.join(', ') || 'none of the others'}`,
    severity: 'error',
    from: { path: `^backend/src/modules/${module}/${folder}/`, pathNot: SPEC },
    to: { path: `^backend/src/modules/${module}/(?!(${[folder, ...allowed].join('|')})/)[^/]+/` },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/(platform|config)/' },
      to: { path: '^backend/src/(modules|database|cli)/' },
    },
    {
      name: 'module-door',
      comment: "another module's door is its *.module.ts, *.api.ts and *.events.ts",
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/', pathNot: SPEC },
      to: {
        path: '^backend/src/modules/([^/]+)/',
        pathNot: ['^backend/src/modules/$1/', '\\.(module|api|events)\\.ts$'],
      },
    },
    {
      name: 'module-arrows-activity',
      comment: 'activity knows no other module',
      severity: 'error',
      from: { path: '^backend/src/modules/activity/' },
      to: { path: '^backend/src/modules/(?!activity/)' },
    },
    {
      name: 'module-arrows-media',
      comment: 'media knows no other module',
      severity: 'error',
      from: { path: '^backend/src/modules/media/' },
      to: { path: '^backend/src/modules/(?!media/)' },
    },
    {
      name: 'module-arrows-mails',
      comment: 'mails writes into the activity log',
      severity: 'error',
      from: { path: '^backend/src/modules/mails/' },
      to: { path: '^backend/src/modules/(?!(mails|activity)/)' },
    },
    {
      name: 'module-arrows-users',
      comment: 'users reads the activity log',
      severity: 'error',
      from: { path: '^backend/src/modules/users/' },
      to: { path: '^backend/src/modules/(?!(users|activity)/)' },
    },
    {
      name: 'module-arrows-content',
      comment: 'content shows media and writes into the activity log and the ledger of consents',
      severity: 'error',
      from: { path: '^backend/src/modules/content/' },
      to: { path: '^backend/src/modules/(?!(content|media|activity|consents)/)' },
    },
    {
      name: 'module-arrows-consents',
      comment: 'consents knows no other module',
      severity: 'error',
      from: { path: '^backend/src/modules/consents/' },
      to: { path: '^backend/src/modules/(?!consents/)' },
    },
    ...folderArrows,
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '\\.domain\\.ts$' },
      to: { pathNot: ['\\.(domain|errors)\\.ts$', '^node:crypto$', '^crypto$', '^brand/src/india/'] },
    },
    {
      name: 'controllers-are-http-only',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.(entity|repository|gateway|processor)\\.ts$' },
    },
    {
      name: 'use-cases-know-no-http',
      severity: 'error',
      from: { path: '\\.(service|repository|domain|processor)\\.ts$' },
      to: {
        path: [
          '^node_modules/(fastify|@nestjs/platform-fastify)/',
          '^backend/src/platform/http/(?!input/pagination)',
        ],
      },
    },
    {
      name: 'processors-run-in-the-worker',
      severity: 'error',
      from: { pathNot: ['-worker\\.module\\.ts$', SPEC] },
      to: { path: '\\.processor\\.ts$' },
    },
    {
      name: 'razorpay-in-its-gateway',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '\\.gateway\\.ts$' },
      to: { path: '^node_modules/razorpay/' },
    },
    {
      name: 'nodemailer-in-platform-mail',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/platform/mail/' },
      to: { path: '^node_modules/(nodemailer|@nestjs-modules)/' },
    },
    {
      name: 'pdfkit-where-papers-are-drawn',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/modules/payments/documents/pdf/' },
      to: { path: '^node_modules/(pdfkit|fontkit|harfbuzzjs|bidi-js)/' },
    },
    {
      name: 'bullmq-in-platform-jobs',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/platform/jobs/' },
      to: { path: '^node_modules/bullmq/' },
    },
    {
      name: 'src-never-imports-tools',
      severity: 'error',
      from: { path: '^(backend|frontend)/src/' },
      to: { path: '^tools/' },
    },
    {
      name: 'frontend-and-backend-meet-on-the-wire',
      severity: 'error',
      from: { path: '^(backend|frontend)/src/' },
      to: { path: '^(backend|frontend)/src/', pathNot: '^$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/shared/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'features-do-not-import-one-another',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'only-api-files-fetch',
      severity: 'error',
      from: { path: '^frontend/src/features/', pathNot: ['/api\\.ts$', SPEC] },
      to: {
        path: [
          '^frontend/src/shared/api/(client|admin-client|send-form)\\.ts$',
          '^node_modules/(swr|openapi-fetch)/',
        ],
      },
    },
    {
      name: 'ui-fetches-nothing',
      severity: 'error',
      from: { path: '^frontend/src/shared/ui/' },
      to: { path: ['^frontend/src/shared/api/', '^node_modules/(swr|openapi-fetch)/'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only our own builds: packages have theirs in folders of that name, and what is excluded breaks no rule.
    exclude: { path: '^(backend|frontend|tools|brand)/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
