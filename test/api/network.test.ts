import { describe, expect, test } from 'vitest';
import { networkFrom } from '../../src/http/request/network.js';
import { NO_PROXIES, type Proxies, proxiesIn } from '../../src/http/request/proxies.js';

const trusting = (list: string): Proxies => {
  const found = proxiesIn(list);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
};
const from = (peer: string | undefined, forwardedFor: string | undefined, proxies: Proxies): string =>
  networkFrom(peer, () => forwardedFor, proxies);

describe('whom a request counts for', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'nowhere'],
  ])('%s is %s', (peer, network) => {
    expect(from(peer, undefined, NO_PROXIES)).toBe(network);
  });

  test('what a stranger says of itself is not believed', () => {
    expect(from('192.0.2.7', '198.51.100.1', NO_PROXIES)).toBe('192.0.2.7');
    expect(from('192.0.2.7', '198.51.100.1', trusting('10.0.0.0/8'))).toBe('192.0.2.7');
  });

  test.each([
    ['the client behind one proxy', '198.51.100.1', '198.51.100.1'],
    ['the client behind two', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['never what the client made up', '203.0.113.9, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['IPv6 by its first half', '2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['IPv4 dressed as IPv6', '::ffff:198.51.100.1', '198.51.100.1'],
    ['with a port', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv6 with a port', '"x", [2001:db8:1:2:3::4]:4711', '2001:db8:1:2::/64'],
    ['the proxy itself where it says nothing', undefined, '10.0.0.1'],
    ['the proxy where it says nothing of use', 'unknown', '10.0.0.1'],
    ['whoever wrote the nonsense', '198.51.100.1, _hidden, 10.9.9.9', '10.9.9.9'],
    ['no octal, no short forms', '0300.0.2.1', '10.0.0.1'],
    ['an empty entry', '198.51.100.1,, 10.9.9.9', '10.9.9.9'],
    ['the furthest of proxies alone', '10.3.3.3, 10.9.9.9', '10.3.3.3'],
  ])('behind a trusted proxy: %s', (_, forwardedFor, network) => {
    expect(from('10.0.0.1', forwardedFor, trusting('10.0.0.0/8'))).toBe(network);
  });

  test('a proxy may be named by a word, an address or a range, of either kind', () => {
    const trusted = (list: string, peer: string): boolean =>
      from(peer, '198.51.100.1', trusting(list)) === '198.51.100.1';
    expect(trusted('loopback', '127.0.0.1')).toBe(true);
    expect(trusted('loopback', '::ffff:127.0.0.1')).toBe(true);
    expect(trusted('loopback', '::1')).toBe(true);
    expect(trusted('private', '172.17.0.1')).toBe(true);
    expect(trusted(' linklocal ,2001:db8::7', '2001:db8::7')).toBe(true);
    expect(trusted('2001:db8::7', '2001:db8::8')).toBe(false);
    expect(trusted('192.0.2.0/24', '192.0.3.1')).toBe(false);
    expect(trusted('', '127.0.0.1')).toBe(false);
  });

  test.each([
    'elsewhere',
    '10.0.0.0/33',
    '10.0.0/8',
    '::1/129',
    '10.0.0.1/',
    'constructor',
    '1.2.3.4 5.6.7.8',
  ])('"%s" names no proxy', (entry) => {
    expect(proxiesIn(`loopback, ${entry}`)).toEqual({
      ok: false,
      problem: expect.stringContaining(`"${entry}"`),
    });
  });
});
