import { describe, expect, it } from 'vitest';
import * as billing from '../../../shared/billing/billing.contract.ts';
import { detailProblems } from '../../../shared/billing/detail-problems.ts';
import * as contract from '../../../shared/billing/details.contract.ts';
import { createCampaign } from '../../../shared/campaigns/campaign.contract.ts';
import { legalNumberProblems } from '../../../shared/kernel/legal-numbers.ts';
import { trialEnd } from '../../../shared/kernel/plans.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { createProspect } from '../../../shared/prospects/prospect.contract.ts';
import { createInvitation } from '../../../shared/team/invitation.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { agency } from '../testing/agency.ts';

type Details = Parameters<typeof say>[1];

const read = (token: string) => call(billing.getBilling, { token });
const say = (token: string, over: Partial<Omit<typeof agency, 'address'>> & { address?: object } = {}, version = 0) =>
  call(contract.updateBillingDetails, { token, body: { ...agency, ...over, version } as never });
const usedOf = async (token: string) =>
  Object.fromEntries((await read(token)).data.billing.usage.map(({ limit, used }) => [limit, used]));

const said = {
  ...agency,
  siren: '732829320',
  vatNumber: 'FR44732829320',
  address: { ...agency.address, line2: null },
};

describe('billing', () => {
  it('says the plan in force, what gives it, and what is used of it', async () => {
    const trialEndsAt = trialEnd(new Date()).toISOString();
    const { token } = await signedInUser({}, { trialEndsAt });
    const { status, data } = await read(token);
    expect(status).toBe(200);
    expect(data.billing).toMatchObject({
      plan: { code: 'professional', name: 'Professional', limits: { prospects: 10_000, members: null } },
      source: 'trial',
      status: 'trialing',
      trialEndsAt,
      vat: null,
      details: null,
      provider: 'stripe',
      version: 0,
    });
    expect(data.billing.usage[0]).toEqual({
      ...{ limit: 'prospects', label: 'Prospects' },
      ...{ used: 0, max: 10_000, over: false },
    });
  });

  it('counts what exists of each thing that plans limit', async () => {
    const { token } = await signedInUser();
    await call(createProspect, { token, body: { company: 'Océane' } });
    await call(createPersona, { token, body: { name: 'Léa' } as never });
    await call(createInvitation, { token, body: { email: 'lea@agence-rive.example', role: 'member' } });
    await call(createCampaign, { token, body: { name: 'Été', platform: 'meta', objective: 'sales' } });
    expect(await usedOf(token)).toEqual({
      ...{
        prospects: 1,
        activeCampaigns: 0,
        members: 2,
        brands: 0,
        personas: 1,
        resultAds: 0,
        aiCredits: 0,
        ugcCampaigns: 0,
        storageGb: 0,
      },
    });
  });

  it('is for who may read it', async () => {
    const { workspace } = await signedInUser();
    const [member, accountant] = [await colleagueOf(workspace), await colleagueOf(workspace, { role: 'accountant' })];
    expect((await read(member.token)).status).toBe(403);
    expect((await say(member.token)).status).toBe(403);
    expect((await read(accountant.token)).status).toBe(200);
    expect((await say(accountant.token)).status).toBe(200);
    const manager = await colleagueOf(workspace, { role: 'manager' });
    expect((await read(manager.token)).data.billing.details).toEqual(said);
    expect((await say(manager.token, {}, 1)).status).toBe(403);
  });

  it('lists the plans that anyone may take', async () => {
    const { token } = await signedInUser();
    const { data } = await call(billing.listPlans, { token });
    expect(data.items.map(({ code, prices }) => [code, prices?.month ?? null])).toEqual([
      ['starter', 29],
      ['professional', 99],
      ['enterprise', null],
    ]);
  });
});

describe('who is billed', () => {
  it('is said once, changed over what was read, and tells the VAT', async () => {
    const { token } = await signedInUser();
    expect((await say(token)).data).toEqual({ details: said, version: 1 });
    expect((await read(token)).data.billing).toMatchObject({
      vat: { rate: 0.2, rule: 'fr' },
      details: said,
      version: 1,
    });
    expect((await say(token, {}, 1)).data.version).toBe(1);
    const moved = { address: { ...agency.address, postalCode: '97400', city: 'Saint-Denis' } };
    expect((await say(token, moved, 0)).status).toBe(409);
    expect((await say(token, moved, 1)).data.version).toBe(2);
    expect((await read(token)).data.billing.vat).toEqual({ rate: 0.085, rule: 'dom' });
  });

  it('keeps the first of what is said at once', async () => {
    const { token } = await signedInUser();
    const answers = await Promise.all(['A', 'B', 'C'].map((legalName) => say(token, { legalName })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(token)).data.billing.details?.legalName).toBe(
      answers.find(({ status }) => status === 200)?.data.details.legalName,
    );
  });

  const elsewhere = { ...agency.address, postalCode: '1000', city: 'Bruxelles', country: 'BE' };
  it.each<[string, Details, string, string]>([
    ['a SIREN that is none', { siren: '732829321' }, 'siren', legalNumberProblems.siren],
    ['no SIREN in France', { siren: '' }, 'siren', detailProblems.sirenMissing],
    ['a SIREN elsewhere', { vatNumber: '', address: elsewhere }, 'siren', detailProblems.sirenElsewhere],
    ['a VAT number that is none', { vatNumber: 'FR12' }, 'vatNumber', legalNumberProblems.vatNumber],
    ['one of another country', { vatNumber: 'BE0403019261' }, 'vatNumber', detailProblems.vatCountry],
    ['one of another company', { vatNumber: 'FR40303265045' }, 'vatNumber', detailProblems.vatSiren],
    [
      'a country that is none',
      { siren: '', vatNumber: '', address: { ...agency.address, country: 'France' } },
      'address.country',
      detailProblems.country,
    ],
    [
      'a postal code of six',
      { address: { ...agency.address, postalCode: '330000' } },
      'address.postalCode',
      detailProblems.postalCode,
    ],
  ])('refuses %s', async (_, over, path, message) => {
    const { token } = await signedInUser();
    const { status, error } = await say(token, over);
    expect([status, error?.details]).toEqual([400, [{ path, message }]]);
    expect((await read(token)).data.billing.details).toBeNull();
  });

  it('may be a company of another State, with its number or without', async () => {
    const { token } = await signedInUser();
    expect((await say(token, { siren: '', vatNumber: 'BE 0403.019.261', address: elsewhere })).status).toBe(200);
    expect((await read(token)).data.billing.vat).toEqual({ rate: 0, rule: 'reverse_charge' });
    expect((await say(token, { siren: '', vatNumber: '', address: elsewhere }, 1)).status).toBe(200);
    expect((await read(token)).data.billing.vat).toEqual({ rate: 0.2, rule: 'fr' });
  });
});
