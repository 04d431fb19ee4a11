/** @type {import('@swc/core').Config} How TypeScript is compiled where it is not built: for tests, and for `npm run dev`. */
export const typescript = {
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    // Nest finds a constructor's dependencies by the types that decorators write down.
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
  },
};
