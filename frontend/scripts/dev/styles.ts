import type { ViteDevServer } from 'vite';

/** Imported by the browser's entry only; the first declares the cascade layers. */
const everyPage = ['tokens', 'base', 'print'].map((name) => `/src/shared/styles/${name}.css`);

/** The text of all style sheets of the rendered modules. Vite's own styles load with their modules, after the first paint. */
export async function stylesOf(vite: ViteDevServer): Promise<string> {
  const { idToModuleMap } = vite.environments['ssr']!.moduleGraph;
  const rendered = [...idToModuleMap.values()].map(({ url }) => url).filter((url) => url.endsWith('.css'));
  const sheets = [...new Set([...everyPage, ...rendered])].map(async (url) => {
    const { default: text } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return text;
  });
  return (await Promise.all(sheets)).join('\n');
}
