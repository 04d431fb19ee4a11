import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=mail&utm_campaign=new-year', '/'],
  ['/?', '/'],
  ['/recipes?page=2&utm_source=x&q=dal', '/recipes?q=dal&page=2'],
  ['/Recipes/?q=dal', '/Recipes/?q=dal'],
  ['/recipes?q=&category=', '/recipes'],
  ['/recipes?q=a%20b&q=c', '/recipes?q=a+b'],
  ['/recipes/poha?q=dal', '/recipes/poha'],
  ['/blog?page=2', '/blog'],
  ['/simple-payment?duration=6&mode=buddy', '/simple-payment?mode=buddy&duration=6'],
  ['/no-such-page?x=1', '/no-such-page'],
  ['//elsewhere.example?x=1', '//elsewhere.example'],
  // A person's own: how they paid, where they are on their way to.
  ['/payment-success?payment_id=1&x=2', '/payment-success?payment_id=1&x=2'],
  ['/admin/blogs?page=2', '/admin/blogs?page=2'],
])('%s asks for %s', (address, asked) => {
  expect(pageAddress(address)).toBe(asked);
});
