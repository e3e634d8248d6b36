import { describe, expect, it } from 'vitest';
import * as entry from '../../../shared/ugc/space-entry.contract.ts';
import * as self from '../../../shared/ugc/space-self.contract.ts';
import { fileSize, putFile } from '../../platform/clients/files.ts';
import { readCount } from '../../platform/db/thing-count.entity.ts';
import { readCreatorToken } from '../../platform/identity/creator-token.ts';
import { SpaceSession } from '../../platform/identity/space-session.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { CreatorRelation } from '../core/creator-relation.entity.ts';
import { newOwnCreator } from '../testing/creators.ts';
import { codeFor, identifiedCreator, identityBody, lastCodeOf, newCreator, spaceLinksOf } from '../testing/space.ts';

const ask = (body: { email: string; join?: boolean; displayName?: string }, ip?: string) =>
  call(entry.askSpaceLink, { body, ...(ip && { ip }) });
const never = { creatorId: '', sessionId: '' };
const open = (token: string) => call(entry.openSpace, { body: { token } });
const read = (token: string) => call(self.getSpace, { token });
const profile = (token: string, body: object) => call(self.updateSpaceProfile, { token, body: body as never });
const identify = (token: string, body: object) =>
  call(self.updateSpaceIdentity, { token, body: { ...identityBody, ...body } as never });

describe('a link to the space', () => {
  it('is mailed to who is known, or wants to be, with the same answer for all', async () => {
    const [known, stranger] = [await newCreator(), uniqueEmail()];
    const answers = [await ask({ email: known.email.toUpperCase() }), await ask({ email: stranger })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(await mailsTo(stranger)).toEqual([]);
    const links = await spaceLinksOf(known.email);
    expect(links).toHaveLength(2);
    const { data } = await open(links[1] ?? '');
    expect(data.creator).toMatchObject({ id: known.creatorId, email: known.email, displayName: 'Léa Morin' });
  });

  it('makes one creator of an address, however many of its first links are opened, and as often', async () => {
    const email = uniqueEmail();
    await ask({ email, join: true, displayName: 'Zoé' });
    await ask({ email, join: true, displayName: 'Zoé' });
    const [first = '', second = ''] = await spaceLinksOf(email);
    const opened = await Promise.all([open(first), open(second), open(first)]);
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(opened.map(({ data }) => data.creator.id)).size).toBe(1);
    expect((await open('x'.repeat(43))).error).toMatchObject({ code: 'not_found', reason: 'link_invalid' });
  });

  it('is sent five times an hour to an address, and twenty times for who asks from one place', async () => {
    const { email } = await newCreator();
    for (let n = 0; n < 7; n++) expect((await ask({ email })).status).toBe(200);
    expect(await spaceLinksOf(email)).toHaveLength(5);
    const others = Array.from({ length: 22 }, uniqueEmail);
    for (const other of others) await ask({ email: other, join: true }, '203.0.113.77');
    const got: string[] = [];
    for (const other of others) got.push(...(await spaceLinksOf(other)));
    expect(got).toHaveLength(20);
  });

  it('ends with all others and all sessions when its creator says so, and a new one opens', async () => {
    const { email, link, token } = await newCreator();
    const { data } = await open(link);
    expect((await call(entry.deleteSpaceSessions, { token })).status).toBe(200);
    expect([(await read(token)).status, (await read(data.token)).status]).toEqual([401, 401]);
    expect((await open(link)).error.reason).toBe('link_invalid');
    // One whose link was opened as all ended.
    const { creatorId, sessionId: spaceSessionId } = (await readCreatorToken(token)) ?? never;
    const later = new Date(Date.now() + 1_000).toISOString();
    await SpaceSession.patch({ creatorId, spaceSessionId }).set({ createdAt: later }).go();
    expect((await read(token)).status).toBe(401);
    await ask({ email });
    expect((await open((await spaceLinksOf(email)).at(-1) ?? '')).status).toBe(201);
  });

  it('opens nothing of a workspace, nor does what opens one open a space', async () => {
    const { token } = await signedInUser();
    expect((await read(token)).status).toBe(401);
  });
});

describe('what a creator says of themself', () => {
  it('changes where something is said, over the version that was read', async () => {
    const { token } = await newCreator();
    const body = {
      ...{ bio: 'Je filme chez moi', city: 'Tours', country: 'FR', niches: ['beauty', 'food', 'beauty'], version: 1 },
      platforms: [{ network: 'instagram', handle: '@lea', followers: 12_000, engagementRate: 0.04 }],
      rates: [{ deliverable: 'video', price: 149.9 }],
      languages: [{ code: 'fr', level: 'native' }],
      listed: true,
    };
    const { creator } = (await profile(token, body)).data;
    expect(creator).toMatchObject({
      ...{ displayName: 'Léa Morin', bio: 'Je filme chez moi', niches: ['beauty', 'food'], listed: true, version: 2 },
      rates: [{ deliverable: 'video', price: 149.9 }],
      platforms: [{ network: 'instagram', followers: 12_000, averageViews: null }],
    });
    expect((await profile(token, { bio: 'Autre', version: 1 })).error.code).toBe('conflict');
    expect((await profile(token, { bio: '', version: 2 })).data.creator).toMatchObject({ bio: null, version: 3 });
    expect((await profile(token, { city: 'Tours', version: 3 })).data.creator.version).toBe(3);
    const refused = { vacations: [{ from: '2026-12-10', to: '2026-12-01' }], version: 3 };
    expect((await profile(token, refused)).error.details?.[0]?.path).toBe('vacations.0.to');
    const foreign = { portfolio: [{ id: 'upl_x', title: 'Vidéo' }], version: 3 };
    expect((await profile(token, foreign)).status).toBe(404);
  });
});

describe('the identity', () => {
  it('takes a code that was mailed, is kept sealed, and shows no more of numbers than their ends', async () => {
    const { token, creator, email } = await identifiedCreator();
    expect(creator).toMatchObject({
      billable: true,
      identity: { legalName: 'Léa Morin', legalStatus: 'micro', siretHint: '00074', ibanHint: '0189' },
    });
    expect((await read(token)).text).not.toMatch(/FR7630006|73282932|1999-04-12/);
    // What is not sent stays; what is emptied goes.
    const code = await codeFor({ email, token }, 'identity');
    const edited = await identify(token, { code, iban: undefined, siret: null, legalName: 'Léa Morin-Petit' });
    expect(edited.data.creator).toMatchObject({
      billable: false,
      identity: { legalName: 'Léa Morin-Petit', siretHint: null, ibanHint: '0189' },
    });
    const { data } = await call(self.getSpacePersonalData, { token });
    expect(data.identity).toMatchObject({ iban: 'FR7630006000011234567890189', birthDate: '1999-04-12', siret: null });
  });

  it('refuses a minor, numbers that are false by a digit, and who owes VAT without a number', async () => {
    const { token } = await newCreator();
    const minor = await identify(token, { code: '000000', birthDate: '2012-01-01' });
    expect([minor.status, minor.error.reason, minor.error.details?.[0]?.path]).toEqual([400, 'under_age', 'birthDate']);
    for (const [field, value] of Object.entries({ siret: '73282932000075', iban: 'FR7630006000011234567890188' }))
      expect((await identify(token, { code: '000000', [field]: value })).error.details?.[0]?.path).toBe(field);
    expect((await identify(token, { code: '000000', vatLiable: true })).error.details?.[0]?.path).toBe('vatNumber');
  });

  it('spends a code once, for its purpose alone, by its creator; after five wrong ones all are dead', async () => {
    const one = await newCreator();
    const { token } = one;
    const other = await codeFor(one, 'accept');
    expect((await identify(token, { code: other })).error.reason).toBe('code_invalid');
    const [first, second] = [await codeFor(one, 'identity'), await codeFor(one, 'identity')];
    const stranger = await newCreator();
    expect((await identify(stranger.token, { code: second })).error.reason).toBe('code_invalid');
    const spaced = `${first.slice(0, 3)} ${first.slice(3)}`;
    expect((await identify(token, { code: spaced })).status).toBe(200);
    const again = await identify(token, { code: first });
    expect([again.status, again.error.reason, again.error.details?.[0]?.path]).toEqual([400, 'code_invalid', 'code']);
    const wrong = second === '111111' ? '222222' : '111111';
    const guesses = await Promise.all(Array.from({ length: 6 }, () => identify(token, { code: wrong })));
    expect(guesses.every(({ status }) => status === 400)).toBe(true);
    expect((await identify(token, { code: second })).error.reason).toBe('code_invalid');
    expect((await identify(token, { code: await codeFor(one, 'identity') })).status).toBe(200);
  });

  it('mails at most twenty codes an hour, and says where', async () => {
    const { token, email } = await newCreator();
    const send = () => call(entry.sendSpaceCode, { token, body: { purpose: 'identity' } });
    const { status, data } = await send();
    expect([status, data.sentTo]).toEqual([202, `${email.slice(0, 2)}•••@agence.example`]);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await send()).status));
    expect(statuses.filter((one) => one === 429)).toHaveLength(1);
    expect(await lastCodeOf(email)).toMatch(/^\d{6}$/);
    const text = (await mailsTo(email)).at(-1)?.text ?? '';
    expect(text.match(/\d{6}/g)).toHaveLength(1);
  });
});

describe('leaving', () => {
  it('takes all that was said with it: the link, the sessions and the address know nobody any more', async () => {
    const { token, email, link, creatorId } = await identifiedCreator();
    const { token: agency, workspace } = await signedInUser();
    await newOwnCreator(agency, { email });
    const { workspaceId } = workspace;
    const photo = `creators/${creatorId}/photo.svg`;
    await putFile(photo, '<svg/>', 'image/svg+xml');
    expect((await call(self.deleteSpace, { token })).data).toEqual({ id: creatorId });
    // Nor do those who had noted them, nor the files.
    expect((await CreatorRelation.get({ workspaceId, creatorId }).go({ consistent: true })).data).toBeNull();
    expect([await readCount({ workspaceId, name: 'ugcCreators' }), await fileSize(photo)]).toEqual([0, null]);
    expect((await read(token)).status).toBe(401);
    expect((await open(link)).error.reason).toBe('link_invalid');
    await ask({ email });
    const links = await spaceLinksOf(email);
    await ask({ email, join: true });
    const [fresh = ''] = (await spaceLinksOf(email)).slice(links.length);
    const { data } = await open(fresh);
    expect(data.creator).toMatchObject({ displayName: '', identity: null });
    expect(data.creator.id).not.toBe(creatorId);
  });
});
