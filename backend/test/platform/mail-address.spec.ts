import { expect, it } from '@jest/globals';
import { mailAddress, mailAddressKey } from '@ironbloom/brand/mail-address';

it.each([
  'ravi@example.com',
  '  Ravi@Example.COM ',
  'ravi@example.com\u200b',
  '\u200eravi@example.com',
  '\u202aravi@example.com\u202c',
  'ra\u00advi@example.com',
  'ravi@exa\u200dmple.com',
  '\u2060ravi@example.com',
  'ravi@example.com\u00a0',
  'ravi@example.com\ufeff',
  'ra\u00a0vi@exam\u2009ple.com',
  'ra\u034fvi@example.com\ufe0f',
  'ravi\u3164@example.com',
  'ra\u0000vi@example.com\u0007',
  'ravi \t@ \r\nexample.com',
  'ravi＠example.com',
  'ravi﹫example.com',
  'ravi@ｅｘａｍｐｌｅ．ｃｏｍ',
  'ravi@ⓔⓧⓐⓜⓟⓛⓔ.com',
  'ravi@example。com',
  'ravi@example｡com',
  'ravi@example.com.',
  'ravi@example.com...',
  'ravi@example.com/',
  '/ravi@example.com\\',
  "'ravi@example.com'",
  "'ravi@example.com",
  '"ravi@example.com".',
  '“ravi@example.com”',
  '`ravi@example.com´',
  '« ravi@example.com »',
])('normalises %j to one mailbox', (typed) => {
  expect(mailAddressKey(typed)).toBe('ravi@example.com');
});

it.each([
  'asha@bücher.example',
  'asha@xn--bcher-kva.example',
  'asha@XN--BCHER-KVA.example',
  'asha@bu\u0308cher.example',
  'asha@ｂücher.example',
  'ASHA@BÜCHER.EXAMPLE',
])('normalises %j to the same mailbox of a non-ASCII domain', (typed) => {
  expect(mailAddressKey(typed)).toBe('asha@xn--bcher-kva.example');
});

it.each([
  ['Asha.Nair+Gym@Example.COM', 'Asha.Nair+Gym@example.com'],
  ["O'Brien@example.com", "O'Brien@example.com"],
  ['a!#$%&*+/=?^_{|}~-z@example.co.in', 'a!#$%&*+/=?^_{|}~-z@example.co.in'],
  // PostgreSQL's lower() and JavaScript's differ for some non-ASCII letters.
  ['ASHÁ@example.com', 'ashá@example.com'],
  ['asha\u0301@example.com', 'ashá@example.com'],
  ['आशा@भारत.भारत', 'आशा@xn--h2brj9c.xn--h2brj9c'],
  ['joan@col·legi.cat', 'joan@xn--collegi-xma.cat'],
  ['asha@straße.de', 'asha@xn--strae-oqa.de'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  [`a@${'b'.repeat(63)}.com`, `a@${'b'.repeat(63)}.com`],
])('shows %j as %j', (typed, address) => {
  expect(mailAddress(typed)).toBe(address);
  expect(mailAddress(address)).toBe(address);
  expect(mailAddressKey(mailAddressKey(typed)!)).toBe(mailAddressKey(typed));
});

it.each([
  '',
  '\u200b',
  'asha',
  'asha@example',
  '@example.com',
  'asha@',
  '@',
  'a b@example.com',
  'a@ex ample.com',
  'Asha asha@example.com',
  'asha@example.com\nbina@example.com',
  'a@b@example.com',
  'Asha <asha@example.com>',
  'mailto:a@example.com',
  'a,b@example.com',
  'a@example.com;b@example.com',
  'c@example.com; d@example.com',
  '"a b"@example.com',
  '"a"@example.com',
  'asha@example.com\r\nBcc: all@example.com',
  '.g@example.com',
  'g.@example.com',
  'g..h@example.com',
  'h@example..com',
  'h@example….com',
  'i@.example.com',
  'l@-example.com',
  'l@example-.com',
  'l@example.-com',
  'k@example.com — work',
  'k@example.com\u00a0—\u00a0work',
  'a@ex_ample.com',
  'a@b.c',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  'a@0x7f.1',
  'a@example.0x7f',
  'a@127.1',
  'a@example.com:25',
  'a@example.com/path',
  'a@example.com?x',
  'a@example.com#x',
  'a@ex%61mple.com',
  'a@℀.com',
  'a\ud800@example.com',
  'a@exam\ud800ple.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'ü'.repeat(63)}.com`,
  `a@${'b.'.repeat(130)}com`,
])('refuses %j', (typed) => {
  expect(mailAddress(typed)).toBeUndefined();
  expect(mailAddressKey(typed)).toBeUndefined();
});

it('is parsed fast in a long text', () => {
  const start = performance.now();
  for (const part of ['.', "'", ' ', '\u200b', 'a', 'a.', '@', '-']) mailAddress(part.repeat(500_000));
  for (const part of ['.', "'", ' ', '\u200b', 'a', 'a.', '@', '-']) {
    for (let times = 0; times < 100; times += 1) mailAddress(`${part.repeat(995 / part.length)}@a.b!`);
  }
  expect(performance.now() - start).toBeLessThan(2_000);
});
