import { describe, expect, it } from 'vitest';
import type { Right } from '#shared/session/session-state.ts';
import { isCurrent, navSections, tabItems } from './nav-items.ts';

const all = (): boolean => true;
const only =
  (...rights: Right[]) =>
  (right: Right): boolean =>
    rights.includes(right);

describe('the rail', () => {
  it('has its groups in order, with Dashboard above and Settings below', () => {
    expect(navSections(all).map(({ title, items }) => title ?? items.map(({ label }) => label))).toEqual([
      ['Dashboard'],
      'Clients',
      'Library',
      'Sales',
      'Content',
      'People & mail',
      ['Settings'],
    ]);
  });

  it('has no group without a permitted link', () => {
    expect(navSections(only('content:edit')).map(({ title }) => title)).toEqual(['Content']);
  });
});

describe('the tab bar', () => {
  it.each([
    ['an owner', all, ['Dashboard', 'Clients', 'Check-ins', 'Messages']],
    ['a coach', only('clients:read', 'health:read'), ['Clients', 'Check-ins', 'Messages']],
    ['an accountant', only('payments:read'), ['Payments']],
    ['an editor', only('content:edit'), ['Blogs', 'Recipes', 'Testimonials']],
  ] as const)('of %s', (_who, may, labels) => {
    expect(tabItems(may).map(({ label }) => label)).toEqual(labels);
  });
});

it.each([
  ['/admin/payments', '/admin/payments/p1', true],
  ['/admin/payments', '/admin/payments/settlements', true],
  ['/admin/payments', '/admin/payments/reports', false],
  ['/admin/payments/reports', '/admin/payments/reports', true],
  ['/admin/clients', '/admin/clients/c1', true],
  ['/admin', '/admin/clients', false],
])('the link %s is current at %s: %s', (to, here, current) => expect(isCurrent(to, here)).toBe(current));
