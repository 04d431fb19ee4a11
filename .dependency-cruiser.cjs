const { readdirSync } = require('node:fs');

/** Who may import whom (docs/architecture.md). `scripts/check` fails on any breach. */
const SPEC = '\\.(spec|test)\\.tsx?$';

/**
 * Modules, each with those that it may import from. Anything a module's files export may be imported along an arrow; files never
 * import in a circle.
 */
const MODULES = {
  activity: [],
  media: [],
  mails: ['activity'],
  content: ['media', 'activity', 'privacy'],
  site: ['media', 'activity', 'content', 'catalogue', 'privacy'],
  catalogue: ['activity', 'site'],
  payments: ['catalogue', 'accounting', 'activity', 'mails', 'site', 'privacy'],
  accounting: ['payments', 'activity', 'mails', 'media', 'site'],
  sales: ['programs', 'payments', 'accounting', 'catalogue', 'auth', 'activity', 'mails'],
  auth: ['users', 'sales', 'activity', 'mails', 'privacy'],
  users: ['activity', 'auth', 'broadcast', 'contact', 'mails', 'privacy', 'programs', 'sales'],
  broadcast: ['activity', 'privacy', 'site'],
  contact: ['activity', 'mails', 'sales'],
  privacy: ['accounting', 'activity', 'auth', 'mails', 'media', 'site'],
  dashboard: ['contact', 'mails', 'programs', 'sales'],
  programs: [
    'payments',
    'catalogue',
    'auth',
    'media',
    'activity',
    'mails',
    'privacy',
    'site',
    'content',
    'library',
  ],
  library: ['activity', 'site'],
  setup: ['auth', 'mails', 'payments', 'users'],
};

for (const { name } of readdirSync(`${__dirname}/backend/src/modules`, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory(),
)) {
  if (!(name in MODULES))
    throw new Error(`Say in .dependency-cruiser.cjs what the module ${name} may import`);
}

const moduleArrows = Object.entries(MODULES).map(([module, allowed]) => ({
  name: `module-arrows-${module}`,
  comment: `${module} may import from: ${allowed.join(', ') || 'no other module'}`,
  severity: 'error',
  from: { path: `^backend/src/modules/${module}/`, pathNot: SPEC },
  to: { path: `^backend/src/modules/(?!(${[module, ...allowed].join('|')})/)` },
}));

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
    ...moduleArrows,
    {
      name: 'accounts-know-the-activity-log-alone',
      severity: 'error',
      from: { path: '^backend/src/modules/users/accounts/' },
      to: { path: '^backend/src/modules/(?!(users/(accounts/|users\\.errors)|activity/))' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '\\.domain\\.ts$' },
      to: {
        pathNot: ['\\.(domain|errors)\\.ts$', '^node:crypto$', '^crypto$', '^brand/src/(india/|markup)'],
      },
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
      name: 'processors-are-wired-by-their-module',
      severity: 'error',
      from: { pathNot: ['\\.module\\.ts$', SPEC] },
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
      name: 'pdfkit-in-platform-pdf',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/platform/pdf/' },
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
        path: ['^frontend/src/shared/api/(client|send-form|get)\\.ts$', '^node_modules/(swr|openapi-fetch)/'],
      },
    },
    {
      name: 'ui-fetches-nothing',
      severity: 'error',
      from: { path: '^frontend/src/shared/ui/' },
      to: { path: ['^frontend/src/shared/api/(?!errors\\.ts$)', '^node_modules/(swr|openapi-fetch)/'] },
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
