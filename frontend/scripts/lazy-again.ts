import type { Plugin } from 'vite';

const router = /node_modules\/react-router\/dist\/.*\.m?js$/;
const remembered = /lazyRouteFunctionCache\.set\(routeToUpdate, (\w+)\);\s*\1\.catch\(\(\) => \{\s*\}\);/;

/**
 * Version 7 of the router asks for a page's code once: after a failure the page fails until the document is loaded
 * anew. Here a failure is forgotten, so that the next visit asks again. Version 8 does the same by itself.
 */
export function lazyAgain(): Plugin {
  let found = false;
  return {
    name: 'ironbloom:lazy-again',
    transform(code, id) {
      if (!router.test(id) || !remembered.test(code)) return undefined;
      found = true;
      return code.replace(
        remembered,
        'lazyRouteFunctionCache.set(routeToUpdate, $1); $1.catch(() => lazyRouteFunctionCache.delete(routeToUpdate));',
      );
    },
    buildEnd(error) {
      if (!error && !found)
        throw new Error('react-router no longer remembers its lazy routes as it did: see lazy-again.ts');
    },
  };
}
