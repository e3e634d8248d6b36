import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { metaId } from '../imports/meta/testing/syncs.ts';
import { adContent, putAds } from '../testing/ads.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;

const word = () => randomUUID().replaceAll('-', '').replace(/\d/g, 'q');
const advertise = ({ user }: Owner, name: string, id: string, sourceId: string = randomUUID()) =>
  putAds(user.workspaceId, [adContent({ advertiser: { id, name, url: null }, sourceId })]);
const follow = ({ token }: Owner, body: { name?: string; url?: string }) =>
  call(adsWatch.followAdvertiser, { token, body });
const whom = async (owner: Owner, body: { name?: string; url?: string }) => {
  const { status, data, error } = await follow(owner, body);
  if (status !== 201) return error.message;
  const { advertiserId, name } = data.followedAdvertiser;
  return [advertiserId, name];
};
const listed = async ({ token }: Owner) => {
  const { data } = await call(adsWatch.listFollowedAdvertisers, { token, query: {} });
  return data.items.map(({ advertiserId }) => advertiserId);
};

describe('by its name', () => {
  it('follows whom the library calls so, whatever case, accents and spaces', async () => {
    const owner = await signedInUser();
    const [q, id] = [word(), metaId()];
    await advertise(owner, `Café ${q} Ètoile`, id);
    expect(await whom(owner, { name: ` CAFE ${q}etoile ` })).toEqual([id, `Café ${q} Ètoile`]);
    expect(await listed(owner)).toEqual([id]);
  });

  it('takes a part of the name when one alone has it, and the very name before longer ones', async () => {
    const owner = await signedInUser();
    const q = word();
    const [long, short] = [metaId(), metaId()];
    await advertise(owner, `Atelier ${q} Bruyère`, long);
    expect(await whom(owner, { name: `${q} bruy` })).toEqual([long, `Atelier ${q} Bruyère`]);
    await advertise(owner, q, short);
    expect(await whom(owner, { name: q })).toEqual([short, q]);
  });

  it('refuses a name that nobody has, or only another workspace, and changes nothing', async () => {
    const [owner, other] = [await signedInUser(), await signedInUser()];
    const q = word();
    await advertise(other, `Maison ${q}`, 'adv_theirs');
    const { status, error } = await follow(owner, { name: `Maison ${q}` });
    expect([status, error.code]).toEqual([404, 'not_found']);
    expect(error.message).toContain('ne porte ce nom');
    expect(await whom(owner, { name: '!!!' })).toBe(error.message);
    expect(await listed(owner)).toEqual([]);
    expect(await whom(other, { name: `Maison ${q}` })).toEqual(['adv_theirs', `Maison ${q}`]);
  });

  it('refuses a name that two advertisers have, but for the one that Meta knows', async () => {
    const owner = await signedInUser();
    const [q, page] = [word(), metaId()];
    await advertise(owner, `Duo ${q}`, `adv_${word()}`);
    await advertise(owner, `Duo ${q}`, `adv_${word()}`);
    const { status, error } = await follow(owner, { name: `Duo ${q}` });
    expect([status, error.code]).toEqual([409, 'conflict']);
    expect(error.message).toContain('Plusieurs annonceurs portent ce nom');
    expect(await listed(owner)).toEqual([]);
    await advertise(owner, `Duo ${q}`, page);
    expect(await whom(owner, { name: `Duo ${q}` })).toEqual([page, `Duo ${q}`]);
  });

  it('names what is followed already', async () => {
    const owner = await signedInUser();
    const [q, id] = [word(), metaId()];
    await advertise(owner, q, id);
    const { data } = await follow(owner, { name: q });
    const again = await follow(owner, { url: `https://www.facebook.com/${q}` });
    expect(again.status).toBe(409);
    expect(again.error).toMatchObject({
      message: 'Vous suivez déjà cet annonceur',
      existingId: data.followedAdvertiser.id,
    });
    expect(await listed(owner)).toEqual([id]);
  });
});

describe('by the address of its page', () => {
  it.each([
    'https://www.facebook.com/ads/library/?active_status=all&country=FR&view_all_page_id={}&search_type=page',
    'https://www.facebook.com/profile.php?id={}',
    'https://fr-fr.facebook.com/people/Maison/{}/',
    'https://m.facebook.com/Maison-Verdure-{}',
  ])('reads the number of the page in %s, whether an ad of it is known or not', async (address) => {
    const owner = await signedInUser();
    const [known, unknown] = [metaId(), metaId()];
    const q = word();
    await advertise(owner, q, known);
    expect(await whom(owner, { url: address.replace('{}', known) })).toEqual([known, q]);
    expect(await whom(owner, { url: address.replace('{}', unknown) })).toEqual([unknown, `Page ${unknown}`]);
  });

  it('finds the advertiser of an ad of Meta’s library, and of the words looked for there', async () => {
    const owner = await signedInUser();
    const [q, page, number] = [word(), metaId(), metaId()];
    const library = 'https://www.facebook.com/ads/library/';
    expect((await follow(owner, { url: `${library}?id=${number}` })).status).toBe(404);
    await advertise(owner, `Lampes ${q}`, page, number);
    expect(await whom(owner, { url: `${library}?id=${number}` })).toEqual([page, `Lampes ${q}`]);
    const other = metaId();
    await advertise(owner, `Tapis ${q}`, other);
    expect(await whom(owner, { url: `${library}?q=tapis%20${q}&search_type=keyword_unordered` })).toEqual([
      other,
      `Tapis ${q}`,
    ]);
  });

  it.each([
    ['https://www.instagram.com/{}/', true],
    ['https://www.tiktok.com/@{}?lang=fr', true],
    ['https://www.linkedin.com/company/{}/posts', true],
    ['https://www.{}.co.uk/soldes?x=1', true],
    ['https://boutique.{}.fr', true],
    ['https://www.facebook.com/', false],
    ['https://www.linkedin.com/company/102030405', false],
    ['https://www.facebook.com/ads/library/?country=FR', false],
    ['https://www.facebook.com/%E0%A4%A', false],
  ])('reads whose page %s is', async (address, isKnown) => {
    const owner = await signedInUser();
    const [q, id] = [word(), metaId()];
    await advertise(owner, q, id);
    const { status, data } = await follow(owner, { url: address.replace('{}', q) });
    expect(status).toBe(isKnown ? 201 : 404);
    if (isKnown) expect(data.followedAdvertiser).toMatchObject({ advertiserId: id, name: q });
    else expect(await listed(owner)).toEqual([]);
  });
});
