import { describe, expect, it } from 'vitest';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newProspect, readProspect } from '../testing/prospects.ts';
import { imported, storedProspects } from './testing/import-runs.ts';

const camille = { firstName: 'Camille', lastName: 'Roux', email: 'camille@roux.example', phone: '06 12 34 56 78' };

describe('a prospect that is known by its e-mail', () => {
  it('is left as it is', async () => {
    const { token } = await signedInUser();
    const before = await newProspect(token, camille);
    const done = await imported(token, { csv: 'E-mail;Nom\n CAMILLE@roux.example ;Autre\nneuf@roux.example;Neuf' });
    expect(done).toMatchObject({ received: 2, created: 1, skipped: 1, updated: 0, rejectedCount: 0 });
    expect(await readProspect(token, before.id)).toEqual(before);
  });

  it('is updated with what the file says, and with that alone', async () => {
    const { token } = await signedInUser();
    const { id } = await newProspect(token, {
      ...camille,
      status: 'won',
      tags: ['salon'],
      notes: 'À rappeler',
      doNotContact: true,
      source: 'referral',
    });
    const csv =
      'E-mail;Nom;Ville;Notes;Tags;Ne pas contacter;Valeur\ncamille@roux.example;;Lyon;;"vip, salon";non;1 200,50';
    expect(await imported(token, { csv, mode: 'update', source: 'ads' })).toMatchObject({ updated: 1, created: 0 });
    expect(await readProspect(token, id)).toMatchObject({
      lastName: 'Roux',
      city: 'Lyon',
      notes: 'À rappeler',
      tags: ['salon', 'vip'],
      doNotContact: true,
      value: 1200.5,
      status: 'won',
      source: 'referral',
      version: 2,
    });
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ updated: 0, skipped: 1 });
  });

  it('takes its status from the file when the file has one', async () => {
    const { token } = await signedInUser();
    const { id } = await newProspect(token, { ...camille, status: 'won' });
    await imported(token, { csv: 'E-mail;Statut\ncamille@roux.example;Qualifié', mode: 'update' });
    expect(await readProspect(token, id)).toMatchObject({ status: 'qualified', closedAt: null });
  });

  it('refuses a line that cannot change it, and changes nothing', async () => {
    const { token } = await signedInUser();
    const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    const before = await newProspect(token, { ...camille, tags });
    const done = await imported(token, { csv: 'E-mail;Tags\ncamille@roux.example;un de trop', mode: 'update' });
    expect(done).toMatchObject({ updated: 0, rejectedCount: 1 });
    expect(done.rejected[0]?.reason).toBe('Étiquettes\u00a0: Ce prospect porte déjà le nombre maximal de tags');
    expect(await readProspect(token, before.id)).toEqual(before);
  });

  it('twice in a file, is created once, and the second line skipped or told', async () => {
    const csv = 'E-mail;Nom;Ville\na@b.example;Roux;\nA@B.example;;Lyon\na@b.example;;Lyon';
    const [skip, update] = [await signedInUser(), await signedInUser()];
    expect(await imported(skip.token, { csv })).toMatchObject({ created: 1, skipped: 2, updated: 0 });
    expect((await storedProspects(skip.user.workspaceId)).map(({ city }) => city)).toEqual([undefined]);
    expect(await imported(update.token, { csv, mode: 'update' })).toMatchObject({ created: 1, updated: 1, skipped: 1 });
    expect(await storedProspects(update.user.workspaceId)).toMatchObject([{ lastName: 'Roux', city: 'Lyon' }]);
  });
});

describe('a prospect without an e-mail', () => {
  it('is known by its phone, in the workspace and in the file', async () => {
    const { token, user } = await signedInUser();
    const { id } = await newProspect(token, camille);
    const csv = 'Téléphone;Nom;Ville\n+33 6 12 34 56 78;;Lyon\n01 44 55 66 77;Neuf;\n0144556677;Autre;Paris';
    expect(await imported(token, { csv, mode: 'skip' })).toMatchObject({ created: 1, skipped: 2 });
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ created: 0, updated: 1, skipped: 2 });
    expect(await readProspect(token, id)).toMatchObject({ lastName: 'Roux', city: 'Lyon' });
    expect(await storedProspects(user.workspaceId)).toHaveLength(2);
  });

  it('is known by its names within the file alone', async () => {
    const { token, user } = await signedInUser();
    const csv = 'Entreprise;Nom;Prénom\nÉté;Roux;Ana\nETE;roux;ana\nÉté;Roux;Bob\nÉté;;';
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ created: 3, skipped: 1, updated: 0 });
    expect(await imported(token, { csv })).toMatchObject({ created: 3, skipped: 1 });
    expect(await storedProspects(user.workspaceId)).toHaveLength(6);
  });
});
