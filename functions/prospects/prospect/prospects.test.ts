import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { prospectCount } from '../core/prospect-book.entity.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';
import { DeletedProspect } from './deleted-prospect.entity.ts';

const unsaid = {
  jobTitle: null,
  website: null,
  companySize: null,
  lostReason: null,
  notes: null,
  closedAt: null,
  doNotContact: false,
  legalBasis: null,
  lastActivityAt: null,
  activityCount: 0,
  version: 1,
};

describe('createProspect', () => {
  it('keeps everything that is said, e-mail and phone in their one form', async () => {
    const { token } = await signedInUser();
    const email = uniqueEmail();
    const prospect = await newProspect(token, {
      firstName: ' Hélène ',
      lastName: 'Œuvrard',
      email: ` ${email.toUpperCase()} `,
      phone: '06 12 34 56 78',
      company: 'Agence Œuvrard',
      value: 12_000.5,
      monthlyAdBudget: 3_000,
      tags: ['salon', 'salon', 'vip'],
      nextAction: 'Rappeler',
      nextActionAt: '2026-11-25T09:00:00+01:00',
      source: 'referral',
      city: '',
      country: null,
    });
    expect(prospect).toMatchObject({
      ...unsaid,
      firstName: 'Hélène',
      lastName: 'Œuvrard',
      email,
      phone: '+33612345678',
      phoneNational: '06 12 34 56 78',
      value: 12_000.5,
      monthlyAdBudget: 3_000,
      currency: 'EUR',
      tags: ['salon', 'vip'],
      nextAction: 'Rappeler',
      nextActionAt: '2026-11-25T08:00:00.000Z',
      source: 'referral',
      status: 'new',
      city: null,
      country: null,
    });
    expect(prospect.retainUntil).toBe(
      `${Number(prospect.collectedAt.slice(0, 4)) + 3}${prospect.collectedAt.slice(4, 10)}`,
    );
    expect(await fetchProspect(token, prospect.id)).toEqual(prospect);
  });

  it('explains the score: its lines add up to it', async () => {
    const { token } = await signedInUser();
    const { score, grade, scoreDetails } = await newProspect(token, {
      lastName: 'Roux',
      email: uniqueEmail(),
      jobTitle: 'Directrice marketing',
      companySize: '51-200',
      industry: 'Mode & bijoux',
      country: 'France',
      source: 'website',
    });
    expect(score).toBeGreaterThan(40);
    expect(grade).toBe(score >= 70 ? 'A' : score >= 50 ? 'B' : 'C');
    expect(scoreDetails.length).toBeGreaterThan(3);
    const sum = scoreDetails.reduce((total, { points }) => total + Math.round(points * 10), 0);
    expect(sum).toBe(score * 10);
  });

  it.each([
    ['nobody', { firstName: 'Anna' }, 'lastName'],
    ['an impossible e-mail', { email: 'anna@' }, 'email'],
    ['an impossible phone', { phone: '06 12' }, 'phone'],
    ['letters as a phone', { phone: 'appelez-moi' }, 'phone'],
    ['an amount that is no number', { lastName: 'A', value: '12 000' }, 'value'],
    ['a negative amount', { lastName: 'A', value: -1 }, 'value'],
    ['a third decimal', { lastName: 'A', value: 1.005 }, 'value'],
    ['a date that does not exist', { lastName: 'A', nextActionAt: '2026-02-30T10:00:00Z' }, 'nextActionAt'],
    ['a date of another age', { lastName: 'A', nextActionAt: '1900-01-01T10:00:00Z' }, 'nextActionAt'],
    ['an end before the beginning', { lastName: 'A', retainUntil: '2001-01-01' }, 'retainUntil'],
    ['a megabyte of notes', { lastName: 'A', notes: 'x'.repeat(900_000) }, 'notes'],
    ['a script as website', { lastName: 'A', website: 'javascript:alert(1)' }, 'website'],
    ['too many tags', { lastName: 'A', tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags'],
    ['an unknown status', { lastName: 'A', status: 'maybe' }, 'status'],
  ])('refuses %s', async (_, body, path) => {
    const { token, workspace } = await signedInUser();
    const { status, error } = await call(contract.createProspect, { token, body: body as never });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toEqual([path]);
    expect(await prospectCount(workspace.workspaceId)).toBe(0);
  });

  it('names who has the e-mail already, also when ten come at once', async () => {
    const { token } = await signedInUser();
    const email = uniqueEmail();
    const body = { lastName: 'Durand', email };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(contract.createProspect, { token, body })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const id = made[0]?.data.prospect.id;
    for (const { status, error } of answers.filter((answer) => answer.status !== 201)) {
      expect(status).toBe(409);
      expect(error).toMatchObject({ message: 'Un prospect porte déjà cet e-mail', existingId: id });
    }
    expect((await search(token)).total).toBe(1);
    const other = await signedInUser();
    await newProspect(other.token, body);
  });

  it('is made once for an idempotency key', async () => {
    const { token } = await signedInUser();
    const headers = { 'idempotency-key': randomUUID() };
    const make = () => call(contract.createProspect, { token, headers, body: { lastName: 'Durand' } });
    const [first, second] = await Promise.all([make(), make()]);
    expect(first.data.prospect.id).toBe(second.data.prospect.id);
    expect((await search(token)).total).toBe(1);
  });
});

describe('updateProspect', () => {
  it('changes what is given, clears what is empty and writes the status on the timeline', async () => {
    const { token } = await signedInUser();
    const before = await newProspect(token, { lastName: 'Durand', email: uniqueEmail(), city: 'Lyon', value: 10 });
    const body = { city: '', value: null, status: 'won' as const, version: 1 };
    const { status, data } = await call(contract.updateProspect, { token, params: { id: before.id }, body });
    expect(status).toBe(200);
    expect(data.prospect).toMatchObject({ city: null, value: null, status: 'won', version: 2, lastName: 'Durand' });
    expect(data.prospect.closedAt).not.toBeNull();
    expect(data.prospect.statusSince).toBe(data.prospect.closedAt);
    const { data: timeline } = await call(activities.listProspectActivities, {
      token,
      params: { id: before.id },
      query: {},
    });
    expect(timeline.items).toMatchObject([
      { type: 'status_change', content: 'Nouveau → Gagné', by: { name: 'Camille Moreau' } },
    ]);
  });

  it('says since when a prospect has its status, whatever else changes', async () => {
    const { token } = await signedInUser();
    const made = await newProspect(token);
    expect(made.statusSince).toBe(made.createdAt);
    const change = async (body: object, version: number) =>
      (await call(contract.updateProspect, { token, params: { id: made.id }, body: { ...body, version } })).data
        .prospect;
    const called = await change({ status: 'contacted' }, 1);
    expect(called.statusSince).toBe(called.updatedAt);
    expect(await change({ city: 'Lyon' }, 2)).toMatchObject({ city: 'Lyon', statusSince: called.statusSince });
  });

  it('refuses a version that is not the stored one, and changes nothing', async () => {
    const { token } = await signedInUser();
    const { id } = await newProspect(token);
    const edit = (city: string) => call(contract.updateProspect, { token, params: { id }, body: { city, version: 1 } });
    const answers = await Promise.all(['Lyon', 'Lille', 'Nantes', 'Brest'].map(edit));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const kept = answers.find(({ status }) => status === 200)?.data.prospect;
    expect(await fetchProspect(token, id)).toEqual(kept);
  });

  it('moves the lock of an e-mail with it', async () => {
    const { token } = await signedInUser();
    const [first, second] = [uniqueEmail(), uniqueEmail()];
    const one = await newProspect(token, { email: first });
    const two = await newProspect(token, { email: second });
    const edit = (id: string, email: string, version: number) =>
      call(contract.updateProspect, { token, params: { id }, body: { email, version } });
    expect((await edit(two.id, first, 1)).error).toMatchObject({ code: 'conflict', existingId: one.id });
    expect((await edit(one.id, uniqueEmail(), 1)).status).toBe(200);
    expect((await edit(two.id, first, 1)).status).toBe(200);
    await newProspect(token, { email: second });
  });

  it('keeps one way at least to know who it is', async () => {
    const { token } = await signedInUser();
    const { id } = await newProspect(token, { lastName: 'Durand' });
    const { status } = await call(contract.updateProspect, {
      token,
      params: { id },
      body: { lastName: '', version: 1 },
    });
    expect(status).toBe(400);
    expect((await fetchProspect(token, id))?.lastName).toBe('Durand');
  });
});

describe('deleteProspect and restoreProspect', () => {
  it('removes at once and brings back the same, its e-mail and its place in the count included', async () => {
    const { token, workspace } = await signedInUser();
    const email = uniqueEmail();
    const prospect = await newProspect(token, { email });
    const params = { id: prospect.id };
    expect((await call(contract.deleteProspect, { token, params })).data).toEqual({ id: prospect.id });
    expect((await call(contract.getProspect, { token, params })).status).toBe(404);
    expect((await search(token)).total).toBe(0);
    expect(await prospectCount(workspace.workspaceId)).toBe(0);
    const restored = await call(contract.restoreProspect, { token, params, body: {} });
    expect(restored.status).toBe(200);
    expect(restored.data.prospect).toEqual(prospect);
    expect((await call(contract.restoreProspect, { token, params, body: {} })).data.prospect).toEqual(prospect);
    expect(await prospectCount(workspace.workspaceId)).toBe(1);
    expect((await search(token)).items).toEqual([prospect]);
    const taken = await call(contract.createProspect, { token, body: { email } });
    expect(taken.error.existingId).toBe(prospect.id);
  });

  it('cannot be brought back after 30 seconds, nor when its e-mail was given away', async () => {
    const { token, workspace } = await signedInUser();
    const email = uniqueEmail();
    const { id } = await newProspect(token, { email });
    await call(contract.deleteProspect, { token, params: { id } });
    const heir = await newProspect(token, { email });
    const refused = await call(contract.restoreProspect, { token, params: { id }, body: {} });
    expect(refused.error).toMatchObject({ code: 'conflict', existingId: heir.id });
    await DeletedProspect.patch({ workspaceId: workspace.workspaceId, prospectId: id })
      .set({ deletedAt: new Date(Date.now() - 31_000).toISOString() })
      .go();
    expect((await call(contract.restoreProspect, { token, params: { id }, body: {} })).status).toBe(404);
  });
});

it('is not there for another workspace, whatever is asked', async () => {
  const mine = await signedInUser();
  const { id } = await newProspect(mine.token);
  const { token } = await signedInUser();
  const params = { id };
  const answers = await Promise.all([
    call(contract.getProspect, { token, params }),
    call(contract.updateProspect, { token, params, body: { city: 'Lyon', version: 1 } }),
    call(contract.deleteProspect, { token, params }),
    call(contract.restoreProspect, { token, params, body: {} }),
    call(activities.listProspectActivities, { token, params, query: {} }),
    call(activities.createProspectActivity, { token, params, body: { type: 'note', content: 'x' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await search(token)).total).toBe(0);
  expect((await fetchProspect(mine.token, id))?.version).toBe(1);
});
