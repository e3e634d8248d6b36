import { expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newProspect, search } from '../testing/prospects.ts';

it('prospects are found by what they do and where, however it is written', async () => {
  const { token } = await signedInUser();
  for (const body of [
    { lastName: 'Un', industry: 'Mode & bijoux', jobTitle: 'Directrice générale', companySize: '11-50', country: 'FR' },
    { lastName: 'Deux', industry: 'fashion', jobTitle: 'Responsable marketing', country: 'France' },
    { lastName: 'Trois', industry: 'Apiculture', jobTitle: 'CEO', companySize: '2-10', country: 'Belgique' },
    { lastName: 'Rien' },
  ] as const)
    await newProspect(token, body);
  const names = async (query: Parameters<typeof search>[1]) =>
    (await search(token, { ...query, sort: 'newest' })).items.map(({ lastName }) => lastName);
  expect(await names({ industry: 'fashion' })).toEqual(['Deux', 'Un']);
  expect(await names({ industry: ['apiculture', 'Mode & bijoux'] })).toEqual(['Trois', 'Deux', 'Un']);
  expect(await names({ country: 'fr' })).toEqual(['Deux', 'Un']);
  expect(await names({ jobLevel: 'executive' })).toEqual(['Trois', 'Un']);
  expect(await names({ companySize: ['2-10', '1'] })).toEqual(['Trois']);
  expect(await names({ industry: 'fashion', jobLevel: 'manager', country: 'France' })).toEqual(['Deux']);
  expect(await names({ industry: 'prêt-à-porter' })).toEqual([]);
  for (const query of [{ jobLevel: 'chef' }, { companySize: '7' }, { industry: 'a'.repeat(81) }, { country: ' ' }])
    expect((await call(contract.searchProspects, { token, query: query as never })).status).toBe(400);
});
