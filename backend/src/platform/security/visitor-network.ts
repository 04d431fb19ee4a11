import { isIPv6 } from 'node:net';

/** Key of a visitor for rate limits: the IPv4 address, or the /64 network of an IPv6 one. */
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
