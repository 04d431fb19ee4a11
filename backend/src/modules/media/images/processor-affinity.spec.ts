import { expect, it } from '@jest/globals';
import { processorsIn } from './processor-affinity.ts';

it.each([
  ['0', [0]],
  ['0-1', [0, 1]],
  ['0-2,5,8-9', [0, 1, 2, 5, 8, 9]],
])('reads processors as Linux writes them: %s', (list, processors) => {
  const status = `Cpus_allowed:\tff\nCpus_allowed_list:\t${list}\nMems_allowed:\t1\n`;
  expect(processorsIn(status)).toEqual(processors);
});
