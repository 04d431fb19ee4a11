import { paths } from '#shared/config/paths.ts';

export interface NavItem {
  readonly to: string;
  readonly label: string;
}

const testimonials = { to: paths.testimonials, label: 'Testimonials' };
const whoWeAre = { to: paths.whoWeAre, label: 'Who we are' };
const blog = { to: paths.blog, label: 'Blog' };
const recipes = { to: paths.recipes, label: 'Recipes' };
const careers = { to: paths.careers, label: 'Careers' };
const contact = { to: paths.contact, label: 'Contact' };

/** The header's links, left to right: these, Resources, then `contactItem` (site-6). */
export const barItems: readonly NavItem[] = [testimonials, whoWeAre];
export const resourceItems: readonly NavItem[] = [blog, recipes, careers];
export const contactItem: NavItem = contact;

/** The menu's links. Without Careers on small screens (site-6). */
export const sheetItems = (withCareers: boolean): readonly NavItem[] => [
  { to: paths.home, label: 'Home' },
  testimonials,
  whoWeAre,
  blog,
  recipes,
  ...(withCareers ? [careers] : []),
  contact,
];

/** By path prefix, segment by segment; home must match exactly. */
export function isActive(to: string, pathname: string): boolean {
  if (to === paths.home) return pathname === paths.home;
  return pathname === to || pathname.startsWith(`${to}/`);
}
