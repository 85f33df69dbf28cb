import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network that an address counts for when attempts are limited: an IPv4 address itself, for IPv6 its /64, because
 * its holder may use any address in it.
 */
export const networkOf = (address: string): string => {
  const inIpv6 = IPV4_IN_IPV6.exec(address)?.[1];
  if (inIpv6 !== undefined) return inIpv6;
  const [plain = address] = address.split('%');
  if (!isIPv6(plain)) return address;
  // URL normalises every spelling of an address: lower case, `::` once, no leading zeros.
  const [left = '', right] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [before, after] = [groupsOf(left), groupsOf(right ?? '')];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
};
