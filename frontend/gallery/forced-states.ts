import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>;
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];

const states = [
  [':hover', 'hover'],
  [':focus-visible', 'focus'],
  [':active', 'active'],
] as const;

function forced(selector: string): string[] {
  return states
    .filter(([pseudo]) => selector.includes(pseudo))
    .map(([pseudo, name]) => selector.replaceAll(pseudo, `[data-force='${name}']`));
}

/** Adds to every :hover, :focus-visible and :active rule a selector that `data-force` triggers. */
export function forcedStates(): PostcssPlugin {
  return {
    postcssPlugin: 'forced-states',
    Rule(rule) {
      const twins = rule.selectors.flatMap(forced).filter((twin) => !rule.selectors.includes(twin));
      if (twins.length > 0) rule.selectors = [...rule.selectors, ...twins];
    },
  };
}
