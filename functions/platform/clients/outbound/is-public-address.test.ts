import { expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

it.each([
  ['this network', '0.0.0.0', '0.255.255.255'],
  ['private, class A', '10.0.0.0', '10.255.255.255'],
  ['shared with a carrier', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local and metadata', '169.254.0.0', '169.254.169.254', '169.254.255.255'],
  ['private, class B', '172.16.0.0', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.192', '192.0.0.255'],
  ['documentation 1', '192.0.2.0', '192.0.2.255'],
  ['6to4 relays', '192.88.99.0', '192.88.99.255'],
  ['private, class C', '192.168.0.0', '192.168.255.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['documentation 2', '198.51.100.0', '198.51.100.255'],
  ['documentation 3', '203.0.113.0', '203.0.113.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback in IPv6', '::1'],
  ['IPv4 compatible', '::127.0.0.1', '::808:808', '::ffff'],
  ['IPv4 mapped', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:8.8.8.8'],
  ['IPv4 translated', '::ffff:0:7f00:1'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8'],
  ['local NAT64', '64:ff9b:1::1', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff'],
  ['Teredo', '2001::1', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['benchmarks in IPv6', '2001:2::1'],
  ['ORCHID', '2001:10::1', '2001:20::1'],
  ['documentation in IPv6', '2001:db8::1', '2001:db8:ffff::1', '3fff::1', '3fff:fff:ffff::1'],
  ['6to4', '2002::1', '2002:7f00:1::1'],
  ['segment routing', '5f00::1', '5f00:ffff::1'],
  ['unique local', 'fc00::1', 'fd00:ec2::254', 'fdff:ffff::1'],
  ['link-local in IPv6', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  ['site-local', 'fec0::1', 'feff::1'],
  ['multicast in IPv6', 'ff00::1', 'ff02::1', 'ffff::1'],
  ['not assigned', '1::1', '4000::1', '8000::1'],
  ['no address', '', 'localhost', '1.2.3', '1.2.3.4.5', '08.8.8.8', ':::'],
])('%s is not public', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

it('the public internet is', () => {
  const edges = [
    '1.0.0.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
  ];
  const more = ['169.253.255.255', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '223.255.255.255'];
  const six = ['2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4007::1', '3ffe::1'];
  const all = [...edges, ...more, '8.8.8.8', '93.184.215.14', ...six];
  expect(all.filter((address) => !isPublicAddress(address))).toEqual([]);
});
