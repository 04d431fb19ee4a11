/** What all browsers of `build.target` (vite.config.ts) have, by what `typeof` says of it. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  function: [
    'AbortController',
    'FormData',
    'MessageChannel',
    'Object.is',
    'Promise',
    'clearTimeout',
    'performance.now',
    'queueMicrotask',
    'reportError',
    'setTimeout',
    'window.document.createElement',
  ],
  object: ['document', 'performance', 'window', 'window.document'],
  // The second is React's browser extension: a site that is worked on (`npm run dev`) speaks to it, the deployed one does not.
  undefined: ['setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__'],
};

/** For `define`: packages ask whether it is there, and carry a stand-in (React's make 0.9 kB, compressed) that nobody needs. */
export const everyBrowserHas: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(kind)]),
  ),
);
