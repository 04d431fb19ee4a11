import type { Plugin } from 'vite';

const router = /node_modules\/react-router\//;
const factories = /= (React[\w$]*\.)(forwardRef|createContext)\(/g;
const names = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler drop the parts of react-router we do not import. Its components are made by calls
 * (forwardRef) and then named, and both look like side effects, so all of them would stay: about
 * 2 kB of first-load JavaScript. Marking the calls as pure and dropping the names changes no behaviour.
 */
export function pureRouter(): Plugin {
  return {
    name: 'ironbloom:pure-router',
    transform(code, id) {
      if (!router.test(id)) return undefined;
      return code.replace(factories, '= /* @__PURE__ */ $1$2(').replace(names, '');
    },
  };
}
