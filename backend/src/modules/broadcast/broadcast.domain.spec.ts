import { describe, expect, it } from '@jest/globals';
import { oneLine, personaliseHtml, personaliseText, statesBefore } from './broadcast.domain.ts';

it.each([
  ['scheduled', []],
  ['running', ['scheduled', 'paused', 'cancelled', 'finished']],
  ['paused', ['running']],
  ['cancelled', ['scheduled', 'running', 'paused']],
  ['finished', ['running']],
] as const)('%s may follow %j', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});

it('removes line breaks from header values', () => {
  expect(oneLine(' Hello\r\nBcc: all@example.com ')).toBe('Hello Bcc: all@example.com');
  expect(oneLine('a\u2028b\u0000c\ud800d')).toBe('a b c d');
  expect(oneLine('abcdef', 3)).toBe('abc');
});

const asha = { name: 'Asha', email: 'asha@example.com' };

describe('a name in a message', () => {
  it.each(['{{name}}', '{{ name }}', '{{  name  }}', '{name}'])('stands where %s stood', (placeholder) => {
    expect(personaliseHtml(`<p>Hi ${placeholder}, ${placeholder}!</p>`, asha)).toBe('<p>Hi Asha, Asha!</p>');
    expect(personaliseText(`Hi ${placeholder}!`, asha)).toBe('Hi Asha!');
  });

  it.each([null, ''])('is the address where there is none (%j)', (name) => {
    expect(personaliseHtml('<p>{{name}}</p>', { ...asha, name })).toBe('<p>asha@example.com</p>');
    expect(personaliseText('{name}', { ...asha, name })).toBe('asha@example.com');
  });

  it('is escaped as text', () => {
    const name = `<b>"A" & 'B'</b> $& $1`;
    expect(personaliseHtml('<p>{{name}}</p>', { ...asha, name })).toBe(
      '<p>&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt; $&amp; $1</p>',
    );
    expect(personaliseText('{{name}}', { ...asha, name })).toBe(name);
  });

  it.each([
    [
      '<a href="https://x.example/?n={{name}}">x</a>',
      'A & B',
      '<a href="https://x.example/?n=A%20%26%20B">x</a>',
    ],
    [
      '<IMG alt="" src="http://x.example/{name}.png">',
      'A/B',
      '<IMG alt="" src="http://x.example/A%2FB.png">',
    ],
    ['<a title="t" href="{{name}}">x</a>', 'javascript:alert(1)', '<a title="t">x</a>'],
    ['<a href="{{name}}">x</a>', 'https://asha.example', '<a href="https://asha.example">x</a>'],
    ['<a href="x{{name}}">x</a>', 'https://asha.example', '<a>x</a>'],
    ['<a href="https://x.example/{{name}}">x</a>', '\ud800', '<a href="https://x.example/%EF%BF%BD">x</a>'],
    ['<a href="mailto:us@example.com">{{name}}</a>', 'Asha', '<a href="mailto:us@example.com">Asha</a>'],
  ])('becomes no link: %s', (html, name, filled) => {
    expect(personaliseHtml(html, { ...asha, name })).toBe(filled);
  });
});
