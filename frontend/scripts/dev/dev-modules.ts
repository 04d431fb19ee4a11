import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

const entry = 'virtual:dev-entry';

/** The address of a virtual module on Vite's server. */
const address = (id: string): string => `@id/__x00__${id}`;

/** Stand-ins for the build's virtual modules, and the browser's entry. */
const modules: Readonly<Record<string, string>> = {
  'virtual:client-manifest': `export default ${JSON.stringify({
    'src/start.ts': { file: 'src/start.ts' },
    'src/entry-client.tsx': { file: address(entry) },
  })};`,
  // Styles come with the document.
  'virtual:client-sheets': 'export default {};',
  // React Refresh must start before any component loads. The server's styles are removed once Vite's have loaded.
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
