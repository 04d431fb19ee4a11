import { isIPv6 } from 'node:net';

/**
 * What stands for a visitor when calls are counted: the IPv4 address, or the first 64 bits of an IPv6 one. Whoever has
 * one address of a /64 has all of them.
 */
export function visitorNetwork(ip: string): string {
  const address = ip.toLowerCase().replace(/%.*$/s, '');
  if (!isIPv6(address)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  // `::` stands for as many zeros as are missing from eight.
  const missing = tail === undefined ? 0 : 8 - first.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...first, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
