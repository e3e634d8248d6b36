import { generateKeyPairSync, sign } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A value of ASN.1: what it is, how long, and what it holds. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const number = (value: number) => der(0x02, Buffer.from([value]));
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, content: string) => der(tag, Buffer.from(content));
const yes = der(0x01, Buffer.from([255]));

const host = 'hook.example';
const signedBy = sequence(objectId('2a8648ce3d040302'));
const name = sequence(der(0x31, sequence(objectId('550403'), text(0x0c, host))));
const validity = sequence(text(0x17, '200101000000Z'), text(0x18, '21200101000000Z'));
const isAuthority = sequence(objectId('551d13'), yes, der(0x04, sequence(yes)));
const hostNames = sequence(objectId('551d11'), der(0x04, sequence(text(0x82, host))));
const content = sequence(
  der(0xa0, number(2)),
  number(1),
  signedBy,
  name,
  validity,
  name,
  publicKey.export({ type: 'spki', format: 'der' }),
  der(0xa3, sequence(isAuthority, hostNames)),
);
const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
const certificate = sequence(content, signedBy, signature).toString('base64');

/** Of a server called hook.example, signed by itself: made anew for each run, since Node makes keys but no certificates. */
export const hookKey = privateKey.export({ type: 'pkcs8', format: 'pem' });
export const hookCertificate = `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`;
