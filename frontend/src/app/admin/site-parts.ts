import type { SiteFooter } from '../shell/site-footer.tsx';

/**
 * What a screen may show of the site around it, as the area's frame hands it on (`useOutletContext`). A screen that imported
 * it would split the code that every visitor loads first.
 */
export interface SiteParts {
  Footer: typeof SiteFooter;
}
