import type { ViteDevServer } from 'vite';

/** Imported by the browser's entry alone; the first declares the order of the layers. */
const everyPage = ['tokens', 'base', 'print'].map((name) => `/src/shared/styles/${name}.css`);

/**
 * The text of every style sheet that a rendered page may need. In the browser Vite brings styles with the modules that
 * import them, which is too late for what the server has painted.
 */
export async function stylesOf(vite: ViteDevServer): Promise<string> {
  const { idToModuleMap } = vite.environments['ssr']!.moduleGraph;
  const rendered = [...idToModuleMap.values()].map(({ url }) => url).filter((url) => url.endsWith('.css'));
  const sheets = [...new Set([...everyPage, ...rendered])].map(async (url) => {
    const { default: text } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
    return text;
  });
  return (await Promise.all(sheets)).join('\n');
}
