import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

const entry = 'virtual:dev-entry';

/** What Vite's server calls a module that is no file. */
const address = (id: string): string => `@id/__x00__${id}`;

/** What the build hands the renderer, for sources that are served as they are, and the browser's first module. */
const modules: Readonly<Record<string, string>> = {
  'virtual:client-manifest': `export default ${JSON.stringify({
    'src/start.ts': { file: 'src/start.ts' },
    'src/entry-client.tsx': { file: address(entry) },
  })};`,
  // Styles come with the document.
  'virtual:client-sheets': 'export default {};',
  // React's refreshing begins before any component is loaded; the server's styles end when Vite's are there.
  [entry]: `import '/@vite/client';
    ${react.preambleCode.replace('__BASE__', '/')}
    export const { hydration } = await import('/src/entry-client.tsx');
    await hydration;
    document.querySelector('style[data-dev]')?.remove();`,
};

export function devModules(): Plugin {
  return {
    name: 'ironbloom:dev-modules',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)] : undefined),
  };
}
