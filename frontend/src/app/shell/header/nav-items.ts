import { paths } from '../../../shared/config/paths.ts';

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

/** The bar, left to right (site-6): these, Resources, then `contactItem`. */
export const barItems: readonly NavItem[] = [testimonials, whoWeAre];
export const resourceItems: readonly NavItem[] = [blog, recipes, careers];
export const contactItem: NavItem = contact;

/** Small screens: the same, flat, without Careers. */
export const sheetItems: readonly NavItem[] = [
  { to: paths.home, label: 'Home' },
  testimonials,
  whoWeAre,
  blog,
  recipes,
  contact,
];

/** By path prefix, a whole segment at a time; home only exactly. */
export function isActive(to: string, pathname: string): boolean {
  if (to === paths.home) return pathname === paths.home;
  return pathname === to || pathname.startsWith(`${to}/`);
}
