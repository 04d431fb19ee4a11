import type { Plugin } from 'vite';

/** How Vite's loader of lazy parts remembers a failure, and what it does with the element that failed. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
  [
    /link\.removeEventListener\("load", handleSettle\);\s*link\.removeEventListener\("error", handleSettle\);\s*if \(e\.type === "error"\) rej\([^;]*\);\s*else res\(e\);/,
    'if (e.type === "error") { link.remove(); rej(Error("Part of the page did not arrive")); } else res(e);',
  ],
  // It tells an event that nobody here listens to: bytes that the starter's tries cost.
  [
    /function handlePreloadError\(err\) \{[\s\S]*?throw err;\s*\}/,
    'function handlePreloadError(err) { throw err; }',
  ],
];

/**
 * Vite's loader asks for a style sheet once: after a failure the part comes without its looks the next
 * time, until the page is loaded anew. Here a failed one is forgotten and its element taken out, so that
 * it is asked for again. The sentence is for visitors, who read it on the error page.
 */
export function preloadAgain(): Plugin {
  return {
    name: 'ironbloom:preload-again',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return undefined;
      return changes.reduce((text, [before, after]) => {
        if (before.test(text)) return text.replace(before, after);
        throw new Error(`Vite's loader has no ${before} any more: see preload-again.ts`);
      }, code);
    },
  };
}
