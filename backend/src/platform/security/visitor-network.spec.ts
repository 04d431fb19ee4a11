import { expect, it } from '@jest/globals';
import { visitorNetwork } from './visitor-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1:a1:b2:c3:d4', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001::5', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::9:0:0:1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, network) => {
  expect(visitorNetwork(ip)).toBe(network);
});
