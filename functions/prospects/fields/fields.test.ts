import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/fields.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';
import { newField } from './testing/fields.ts';

const listed = async (token: string) =>
  (await call(contract.listProspectFields, { token })).data.items.map(({ name }) => name);

describe('the fields of a workspace', () => {
  it('are added, listed in that order, renamed and removed; another workspace sees none of them', async () => {
    const { token } = await signedInUser();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'Région', type: 'choice' as const, choices: ['Nord', 'Sud', 'Nord'] };
    const { status, data } = await call(contract.createProspectField, { token, headers, body });
    expect([status, data.field]).toMatchObject([201, { ...body, choices: ['Nord', 'Sud'], version: 1 }]);
    expect((await call(contract.createProspectField, { token, headers, body })).data.field).toEqual(data.field);
    await newField(token, { name: 'Ancienneté', type: 'number' });
    expect(await listed(token)).toEqual(['Région', 'Ancienneté']);
    const params = { id: data.field.id };
    const renamed = await call(contract.updateProspectField, { token, params, body: { name: 'Zone', version: 1 } });
    expect(renamed.data.field).toMatchObject({ name: 'Zone', choices: ['Nord', 'Sud'], version: 2 });
    const late = await call(contract.updateProspectField, { token, params, body: { name: 'x', version: 1 } });
    expect(late.status).toBe(409);
    const other = await signedInUser();
    expect(await listed(other.token)).toEqual([]);
    const foreign = { token: other.token, params };
    expect((await call(contract.updateProspectField, { ...foreign, body: { version: 2 } })).status).toBe(404);
    expect((await call(contract.deleteProspectField, foreign)).status).toBe(404);
    expect((await call(contract.deleteProspectField, { token, params })).data).toEqual(params);
    expect((await call(contract.deleteProspectField, { token, params })).status).toBe(404);
    expect(await listed(token)).toEqual(['Ancienneté']);
  });

  it('have names of their own, and choices where they are a list of choices', async () => {
    const { token } = await signedInUser();
    await newField(token, { name: 'Région', type: 'text' });
    const refusals = [
      [{ name: 'région', type: 'number' }, 409, undefined],
      [{ name: 'Ville', type: 'text' }, 409, undefined],
      [{ name: ' ', type: 'text' }, 400, 'name'],
      [{ name: 'x'.repeat(prospectLimits.customName + 1), type: 'text' }, 400, 'name'],
      [{ name: 'Zone', type: 'choice' }, 400, 'choices'],
      [{ name: 'Zone', type: 'text', choices: ['Nord'] }, 400, 'choices'],
      [{ name: 'Zone', type: 'choice', choices: ['x'.repeat(prospectLimits.customChoice + 1)] }, 400, 'choices.0'],
      [{ name: 'Zone', type: 'choice', choices: Array(prospectLimits.customChoices + 1).fill('x') }, 400, 'choices'],
    ] as const;
    for (const [body, status, path] of refusals) {
      const answer = await call(contract.createProspectField, { token, body: { ...body, choices: choicesOf(body) } });
      expect([answer.status, answer.error.details?.[0]?.path]).toEqual([status, path]);
    }
    expect(await listed(token)).toEqual(['Région']);
  });

  it('have a limit, and no two the same name, when many come at once', async () => {
    const { token } = await signedInUser();
    const made = (name: string) => call(contract.createProspectField, { token, body: { name, type: 'text' as const } });
    const twins = await Promise.all([made('Zone'), made('zone'), made('ZONE')]);
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const many = Array.from({ length: prospectLimits.customFields + 2 }, (_, at) => made(`Champ ${at}`));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(prospectLimits.customFields - 1);
  });
});

const choicesOf = (body: { name: string; choices?: readonly string[] }) => body.choices && [...body.choices];

describe('what a prospect says of them', () => {
  async function workspace() {
    const { token } = await signedInUser();
    return {
      token,
      text: await newField(token, { name: 'Surnom', type: 'text' }),
      number: await newField(token, { name: 'Ancienneté', type: 'number' }),
      date: await newField(token, { name: 'Fin de contrat', type: 'date' }),
      choice: await newField(token, { name: 'Région', type: 'choice', choices: ['Nord', 'Sud'] }),
    };
  }

  it('is given at a creation and in an edit; what is not said stays, what is null or empty goes', async () => {
    const { token, text, number, date, choice } = await workspace();
    const custom = { [text]: ' Jo ', [number]: -2.5, [date]: '1987-02-28', [choice]: 'Sud' };
    const made = await newProspect(token, { lastName: 'Durand', custom });
    expect(made.custom).toEqual({ ...custom, [text]: 'Jo' });
    const edit = { [text]: '', [number]: null, [choice]: 'Nord' };
    const params = { id: made.id };
    const edited = await call(prospects.updateProspect, { token, params, body: { custom: edit, version: 1 } });
    expect(edited.data.prospect).toMatchObject({ version: 2, custom: { [date]: '1987-02-28', [choice]: 'Nord' } });
    expect(Object.keys(edited.data.prospect.custom)).toHaveLength(2);
    const [found] = (await search(token)).items;
    expect(found?.custom).toEqual(edited.data.prospect.custom);
    const same = await call(prospects.updateProspect, {
      token,
      params,
      body: { custom: { [choice]: 'Nord' }, version: 2 },
    });
    expect(same.data.prospect.version).toBe(2);
  });

  it('fits them, or is refused at each that it does not fit, and nothing changes', async () => {
    const { token, text, number, date, choice } = await workspace();
    const { id } = await newProspect(token);
    const refused = { [text]: 'a\nb', [number]: '12', [date]: '2026-02-30', [choice]: 'Est', pfd_gone: 'x' };
    const body = { custom: refused, version: 1 };
    const { status, error } = await call(prospects.updateProspect, { token, params: { id }, body });
    expect(status).toBe(400);
    expect(error.details?.map(({ path }) => path).sort()).toEqual(
      Object.keys(refused)
        .map((one) => `custom.${one}`)
        .sort(),
    );
    const long = { custom: { [text]: 'x'.repeat(prospectLimits.customText + 1) }, version: 1 };
    expect((await call(prospects.updateProspect, { token, params: { id }, body: long })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: prospectLimits.customFields + 1 }, (_, at) => [`x${at}`, 1]));
    expect((await call(prospects.createProspect, { token, body: { lastName: 'x', custom: many } })).status).toBe(400);
    expect(await fetchProspect(token, id)).toMatchObject({ custom: {}, version: 1 });
    const other = await workspace();
    const foreign = { lastName: 'x', custom: { [text]: 'x' } };
    expect((await call(prospects.createProspect, { token: other.token, body: foreign })).status).toBe(400);
  });

  it('stays when a choice is offered no longer, until another is chosen', async () => {
    const { token, choice } = await workspace();
    const { id } = await newProspect(token, { lastName: 'Durand', custom: { [choice]: 'Sud' } });
    const params = { id: choice };
    await call(contract.updateProspectField, { token, params, body: { choices: ['Nord', 'Est'], version: 1 } });
    const edit = (body: object) =>
      call(prospects.updateProspect, { token, params: { id }, body: { ...body, version: 1 } });
    expect((await edit({ custom: { [choice]: 'Sud' }, city: 'Lyon' })).data.prospect.custom).toEqual({
      [choice]: 'Sud',
    });
    const { id: next } = await newProspect(token);
    const late = { custom: { [choice]: 'Sud' }, version: 1 };
    expect((await call(prospects.updateProspect, { token, params: { id: next }, body: late })).status).toBe(400);
  });

  it('goes with a field that is removed, for those that are deleted and brought back as well', async () => {
    const { token, text, number } = await workspace();
    const custom = { [text]: 'Jo', [number]: 3 };
    const [kept, back] = [
      await newProspect(token, { lastName: 'A', custom }),
      await newProspect(token, { lastName: 'B', custom }),
    ];
    await call(prospects.deleteProspect, { token, params: { id: back.id } });
    await call(contract.deleteProspectField, { token, params: { id: text } });
    const restored = await call(prospects.restoreProspect, { token, params: { id: back.id }, body: {} });
    expect(restored.data.prospect.custom).toEqual({ [number]: 3 });
    expect((await fetchProspect(token, kept.id)).custom).toEqual({ [number]: 3 });
    expect((await search(token)).items.map((one) => one.custom)).toEqual([{ [number]: 3 }, { [number]: 3 }]);
    const body = { custom: { [number]: null }, version: 1 };
    const cleared = await call(prospects.updateProspect, { token, params: { id: kept.id }, body });
    expect(cleared.data.prospect.custom).toEqual({});
  });
});
