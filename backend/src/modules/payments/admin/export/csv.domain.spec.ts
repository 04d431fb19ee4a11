import { expect, it } from '@jest/globals';
import { csvLine } from './csv.domain.ts';

it.each([
  [['Asha', 15_000, null], 'Asha,15000,'],
  [[-5], '-5'],
  [['Rao, Asha'], '"Rao, Asha"'],
  [['say "hi"'], '"say ""hi"""'],
  [['two\nlines'], '"two\nlines"'],
  [['a\rb'], '"a\rb"'],
  [['a\tb'], '"a\tb"'],
  [['a;b'], '"a;b"'],
  [['=1+1'], "'=1+1"],
  [['+91'], "'+91"],
  [['-1'], "'-1"],
  [['@x'], "'@x"],
  [['\tx'], '"\'\tx"'],
  [['\rx'], '"\'\rx"'],
  [['\nx'], '"\'\nx"'],
  [['＝1'], "'＝1"],
  [['＋1'], "'＋1"],
  [['－1'], "'－1"],
  [['＠1'], "'＠1"],
  [['a=1'], 'a=1'],
  [['x;=1'], '"x;\'=1"'],
  [['x;＠1;-2'], '"x;\'＠1;\'-2"'],
  [['x; =1'], '"x; =1"'],
])('writes %j as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});
