import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueAccessToken, readAccessToken } from './access-token.ts';
import { keyRing } from './keys.ts';

const ids = { userId: 'usr_1', sessionId: 'ses_1', workspaceId: 'wks_1' };

async function forge(change: (jwt: SignJWT) => SignJWT, header: Record<string, string> = {}) {
  const { current } = await keyRing();
  const base = new SignJWT({ sid: ids.sessionId, wid: ids.workspaceId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: current.kid, ...header })
    .setSubject(ids.userId)
    .setIssuer('reclame')
    .setAudience('reclame-api')
    .setIssuedAt()
    .setNotBefore('0s')
    .setExpirationTime('1h');
  return change(base).sign(current.key);
}

describe('access token', () => {
  it('holds ids only, for an hour', async () => {
    const token = await issueAccessToken(ids);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'nbf', 'sid', 'sub', 'wid']);
    expect(payload.exp - payload.iat).toBe(3600);
    const at = (seconds: number) => new Date((payload.iat + seconds) * 1000);
    expect(await readAccessToken(token)).toEqual(ids);
    expect(await readAccessToken(token, { now: at(3600 + 29) })).toEqual(ids);
    expect(await readAccessToken(token, { now: at(3600 + 31) })).toBeNull();
    expect(await readAccessToken(token, { now: at(3600 + 31), evenExpired: true })).toEqual(ids);
  });

  it('accepts what it would have issued itself, and refuses each departure', async () => {
    expect(await readAccessToken(await forge((jwt) => jwt))).toEqual(ids);
    const wrong = [
      forge((jwt) => jwt.setIssuer('other')),
      forge((jwt) => jwt.setAudience('other')),
      forge((jwt) => jwt.setNotBefore('5m')),
      forge((jwt) => jwt, { typ: 'JWT' }),
      forge((jwt) => jwt, { kid: 'other' }),
      forge((jwt) => jwt, { alg: 'HS512' }),
    ];
    for (const token of await Promise.all(wrong)) expect(await readAccessToken(token)).toBeNull();
  });

  it('refuses what was changed on its way, unsigned or cut', async () => {
    const [header = '', content = '', signature = ''] = (await issueAccessToken(ids)).split('.');
    const encoded = (text: object) => Buffer.from(JSON.stringify(text)).toString('base64url');
    const { sub, ...others } = JSON.parse(Buffer.from(content, 'base64url').toString());
    const { kid } = (await keyRing()).current;
    const wrong = [
      [header, encoded({ ...others, sub: `${sub}0` }), signature],
      [encoded({ alg: 'none', typ: 'at+jwt', kid }), content, ''],
      [encoded({ alg: 'HS256', typ: 'at+jwt', kid, crit: ['b64'], b64: false }), content, signature],
      [header, content, signature.slice(0, -4)],
      [header, content, signature, ''],
      [header, content],
      [''],
    ];
    for (const parts of wrong) expect(await readAccessToken(parts.join('.'))).toBeNull();
  });

  it('refuses another key under our name', async () => {
    const token = await new SignJWT({ sid: 's', wid: 'w' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'local' })
      .setSubject('u')
      .setIssuer('reclame')
      .setAudience('reclame-api')
      .setIssuedAt()
      .setNotBefore('0s')
      .setExpirationTime('1h')
      .sign(Buffer.from('another key of thirty-two bytes!!'));
    expect(await readAccessToken(token)).toBeNull();
  });
});
