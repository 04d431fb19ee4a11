import { expect, test } from 'vitest';
import { jsonForScript } from './json-script.ts';

test('escapes what could close the element or open a comment, and parses back unchanged', () => {
  const value = { name: '</script><script>alert(1)</script><!-- \u2028\u2029', n: 1 };
  const text = jsonForScript(value);
  expect(text).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});
