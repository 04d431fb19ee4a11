import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const development = '/dist/development/';
const production = '/dist/production/';

/**
 * React Router as it is meant for production, which its package names for its own framework alone, and of it only what the site
 * imports. Components that are made by a call and named afterwards must stay with all they use for all a bundler knows: its `Link`
 * and `Form` are 4 kB, compressed.
 */
export function leanRouter(): Plugin {
  return {
    name: 'ironbloom:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: (id) => fileURLToPath(import.meta.resolve(id)).replace(development, production),
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
