import { describe, expect, test } from 'vitest';
import { addressesOf, isPublic, type LookUp, NO_OTHER_PORTS, targetIn } from '../../src/webhooks/target.js';

const nobody: LookUp = () => Promise.reject(new Error('ENOTFOUND'));
const at =
  (...addresses: readonly string[]): LookUp =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('an address that may be called', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    '%s',
    (address) => expect(isPublic(address)).toBe(true),
  );
});

describe('an address that may not', () => {
  test.each([
    ['0.0.0.0', 'this host'],
    ['0.1.2.3', 'this network'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', "a carrier's"],
    ['127.0.0.1', 'loopback'],
    ['127.255.0.1', 'loopback'],
    ['169.254.169.254', 'link-local, where clouds keep their secrets'],
    ['192.0.0.170', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['198.18.0.1', 'benchmarks'],
    ['198.51.100.1', 'documentation'],
    ['203.0.113.1', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'this host'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback, mapped'],
    ['::ffff:8.8.8.8', 'mapped, for no good reason'],
    ['::7f00:1', 'loopback, in an old form'],
    ['64:ff9b::7f00:1', 'loopback, through NAT64'],
    ['64:ff9b:1::1', 'a local NAT64'],
    ['2002:7f00:1::', 'loopback, through 6to4'],
    ['2001:0:7f00:1::', 'Teredo'],
    ['2001:db8::1', 'documentation'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['fec0::1', 'site-local'],
    ['fc00::1', 'unique local'],
    ['fd12:3456::1', 'unique local'],
    ['ff02::1', 'multicast'],
    ['4000::1', 'given to nobody'],
    ['localhost', 'no address'],
    ['', 'nothing'],
  ])('%s (%s)', (address) => expect(isPublic(address)).toBe(false));
});

describe('an address as somebody writes it', () => {
  test.each([
    ['https://bot.example.org/turn', 'public'],
    ['https://bot.example.org:443/turn?seat=1', 'public'],
    ['http://localhost:80/', 'any'],
    ['http://localhost/', 'any'],
    ['https://localhost/', 'any'],
  ] as const)('%s is fine where %s is called', (url, reach) => {
    expect(targetIn(url, reach, NO_OTHER_PORTS).ok).toBe(true);
  });

  test.each([
    ['https://bot.example.org:8443/', 'public', new Set([8443])],
    ['http://localhost:22/', 'any', 'any'],
  ] as const)('%s is fine where the operator allows the port', (url, reach, ports) => {
    expect(targetIn(url, reach, ports).ok).toBe(true);
    expect(targetIn(url, reach, new Set([9000])).ok).toBe(false);
  });

  test.each([
    ['here', 'public', /whole address/],
    ['//bot.example.org/turn', 'public', /whole address/],
    ['http://bot.example.org/', 'public', /begin with https:/],
    ['ftp://bot.example.org/', 'public', /begin with https:/],
    ['file:///etc/passwd', 'any', /https:\/\/ or http:/],
    ['javascript:alert(1)', 'any', /https:\/\/ or http:/],
    ['https://ann:secret@bot.example.org/', 'public', /name or password/],
    ['https://ann@bot.example.org/', 'any', /name or password/],
    ['https://bot.example.org/#here', 'public', /fragment/],
    ['https://bot.example.org:8443/', 'public', /443 alone/],
    ['https://bot.example.org:22/', 'public', /443 alone/],
    ['https://bot.example.org:80/', 'public', /443 alone/],
    ['http://localhost:6379/', 'any', /443 and 80 alone/],
    [`https://bot.example.org/${'x'.repeat(1000)}`, 'public', /at most 1000/],
  ] as const)('%s is not, where %s is called', (url, reach, said) => {
    const read = targetIn(url, reach, NO_OTHER_PORTS);
    expect(read.ok ? read : read.problem).toMatch(said);
    expect(read.ok ? '' : read.problem, 'nothing of it is repeated').not.toContain('secret');
  });
});

describe('where a host is', () => {
  const find = (url: string, lookUp: LookUp, reach: 'public' | 'any' = 'public') =>
    addressesOf(new URL(url), reach, lookUp);

  test('is asked once, and all of it must be public', async () => {
    expect(await find('https://bot.example/', at('8.8.8.8', '2606:4700::1'))).toEqual({
      ok: true,
      value: [
        { address: '8.8.8.8', family: 4 },
        { address: '2606:4700::1', family: 6 },
      ],
    });
    expect((await find('https://bot.example/', at('8.8.8.8', '10.0.0.1'))).ok).toBe(false);
    expect((await find('https://bot.example/', at('10.0.0.1'), 'any')).ok).toBe(true);
  });

  test('is the same answer for a host that is private and one that does not exist', async () => {
    expect(await find('https://intranet/', at('10.0.0.1'))).toEqual(await find('https://nowhere/', nobody));
    expect((await find('https://nowhere/', nobody, 'any')).ok).toBe(false);
  });

  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0/',
  ])('%s is read as the number it is, and nobody is asked', async (url) => {
    expect((await find(url, at('8.8.8.8'))).ok).toBe(false);
  });
});
