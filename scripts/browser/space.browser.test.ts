import { expect, inject, it, vi } from 'vitest';
import { login } from '../../shared/auth/auth.contract.ts';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { createUgcBrand } from '../../shared/ugc/brand.contract.ts';
import { actOnUgcCampaign, createUgcCampaign } from '../../shared/ugc/campaign.contract.ts';
import { commitToCollaboration, listCollaborations } from '../../shared/ugc/collaboration.contract.ts';
import { post } from '../local/post.ts';
import { expectAccessible, mailsTo, newAccount, newVisitor, sendAs, uniqueEmail } from './visitor.ts';

const brandBody = {
  ...{ name: 'Atelier Fontaine', legalName: 'Atelier Fontaine SAS', siren: '732829320', sector: 'beauty' },
  address: { line1: '12 rue des Tanneurs', postalCode: '37000', city: 'Tours', country: 'FR' },
  signatoryName: 'Élise Fontaine',
};
const brief = {
  ...{ name: 'Sérum d’été', objective: 'Lancement du sérum', visibility: 'link' },
  product: { name: 'Sérum Rosée', value: 39, shipping: 'none' },
  deliverables: [{ type: 'video', durationSeconds: 30 }],
  brief: { messages: ['Il pénètre en dix secondes'] },
  rights: { supports: ['paid_social'], networks: ['instagram'], territories: ['FR'], months: 6 },
};
const phone = { viewport: { width: 390, height: 844 } };

/** The last thing of a form that a person was mailed. */
async function mailed(email: string, form: RegExp, many = 1): Promise<string> {
  return vi.waitFor(
    async () => {
      const found = (await mailsTo(email)).flatMap(({ text }) => form.exec(text)?.[1] ?? []);
      if (found.length < many) throw new Error('The mail has not come yet');
      return found.at(-1) ?? '';
    },
    { timeout: 20_000, interval: 200 },
  );
}

it('a creator answers a public call, says who they are, and accepts an offer with a code, on their phone', async () => {
  const account = await newAccount();
  const token = String((await post(inject('url'), login, account)).data.token);
  const { brand } = (await sendAs(token, createUgcBrand, { body: brandBody })).data;
  const body = { ...brief, brandId: brand.id, applicationsCloseOn: addDays(parisDay(), 20) };
  const draft = (await sendAs(token, createUgcCampaign, { body })).data.campaign;
  const publishing = { id: String(draft.id), body: { action: 'publish', version: draft.version } };
  const { campaign } = (await sendAs(token, actOnUgcCampaign, publishing)).data;

  const creator = await newVisitor(phone);
  const { page } = creator;
  page.setDefaultTimeout(20_000);
  const email = uniqueEmail();
  await creator.open(new URL(String(campaign.publicUrl)).pathname);
  await page.getByRole('heading', { name: /cherche des créateurs/ }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Votre adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir mon lien pour postuler' }).click();
  await page.getByText('réservé aux personnes majeures').waitFor();
  await page.getByLabel('Je suis majeur').check();
  await page.getByRole('button', { name: 'Recevoir mon lien pour postuler' }).click();
  await page.getByText('un lien personnel vient de lui être envoyé').waitFor();

  await creator.open(await mailed(email, /(\/creation\/[\w-]{43})/));
  await page.getByLabel('Votre prix, en euros hors taxes').fill('150');
  expect(new URL(page.url()).pathname).toBe('/creation');
  await page.getByRole('button', { name: 'Postuler' }).click();
  await page.getByText('répondre à votre candidature').waitFor();

  await page.getByRole('link', { name: '← Mon espace' }).click();
  await page.getByRole('link', { name: /Complétez votre profil/ }).click();
  await page.getByLabel('Nom affiché').fill('Léa Morin');
  await page.getByLabel('Présentation').fill('Je filme chez moi.');
  await page.getByLabel('Beauté').check();
  await page.getByRole('button', { name: 'Enregistrer mon profil' }).click();
  await page.getByText('Profil enregistré.').waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: '← Mon espace' }).click();
  await page.getByRole('heading', { name: 'Bonjour Léa Morin' }).waitFor();
  await page.getByRole('link', { name: /Confirmez votre identité/ }).click();
  await page.getByLabel('Nom et prénom, ou raison sociale').fill('Léa Morin');
  await page.getByLabel('Date de naissance').fill('1999-04-12');
  await page.getByLabel('Adresse', { exact: true }).fill('8 rue Nationale');
  await page.getByLabel('Code postal').fill('37000');
  await page.getByLabel('Ville').fill('Tours');
  await page.getByLabel('Vous travaillez en').selectOption('micro');
  await page.getByLabel('SIRET').fill('732 829 320 00074');
  await page.getByLabel('IBAN').fill('FR76 3000 6000 0112 3456 7890 189');
  const sixDigits = /(?<!\d)(\d{6})(?!\d)/;
  const typeCode = async (many: number) => {
    await page.getByRole('button', { name: 'Recevoir mon code par e-mail' }).click();
    await page.getByText('Code envoyé à').waitFor();
    const code = await mailed(email, sixDigits, many);
    for (const [at, digit] of [...code].entries()) await page.getByLabel(`Chiffre ${at + 1} sur 6`).fill(digit);
  };
  await typeCode(1);
  await page.getByRole('button', { name: 'Confirmer mon identité' }).click();
  await page.getByText('Rien ne vous attend.').or(page.getByText('Complétez votre profil')).waitFor();

  const [found] = (await sendAs(token, listCollaborations)).data.items;
  const offer = { action: 'offer', fee: 150, version: found.version };
  await sendAs(token, commitToCollaboration, { id: String(found.id), body: offer });
  await page.reload();
  await page.getByRole('link', { name: /répondre à l’offre/ }).click();
  await page.getByText('Lire le bon de commande').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Vos prénom et nom').fill('Léa Morin');
  await page.getByLabel('J’ai lu le document').check();
  await typeCode(2);
  await page.getByRole('button', { name: 'Accepter et signer' }).click();
  await page.getByText('remettre vos livrables').waitFor();
  expect(creator.problems).toEqual([]);
});
