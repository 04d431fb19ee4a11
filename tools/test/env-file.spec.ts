import { describe, expect, it } from 'vitest';
import { parseEnv } from '../src/start/env-file.ts';

describe('.env', () => {
  it('reads names and values as a shell would', () => {
    const text = [
      '\uFEFF# a comment',
      'PLAIN=value # and why',
      'export EXPORTED = spaced ',
      'EMPTY=',
      "SINGLE='a # b \\n'",
      'DOUBLE="line\\nnext \\"quoted\\"" # note',
      'HASH=a#b',
      'URL=postgres://u:p@h/d?x=1',
    ].join('\r\n');
    expect(parseEnv(text, '.env')).toEqual({
      PLAIN: 'value',
      EXPORTED: 'spaced',
      EMPTY: '',
      SINGLE: 'a # b \\n',
      DOUBLE: 'line\nnext "quoted"',
      HASH: 'a#b',
      URL: 'postgres://u:p@h/d?x=1',
    });
  });

  it.each([
    ['no equals sign', 'A=1\nnonsense', '.env:2 is not of the form'],
    ['a name that is none', '1A=1', '.env:1 is not of the form'],
    ['an open quote', 'A="x', '.env:1 is not of the form'],
    ['text after a quote', "A='x' y", '.env:1 is not of the form'],
  ])('names the line of %s', (_what, text, words) => {
    expect(() => parseEnv(text, '.env')).toThrow(words);
  });
});
