import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it, vi } from 'vitest';
import { login } from '../../shared/auth/auth.contract.ts';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { createUgcBrand } from '../../shared/ugc/brand.contract.ts';
import { actOnUgcCampaign, createUgcCampaign } from '../../shared/ugc/campaign.contract.ts';
import { post } from '../local/post.ts';
import { expectAccessible, mailsTo, newAccount, newVisitor, sendAs, signIn, uniqueEmail } from './visitor.ts';

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
const clip = join(import.meta.dirname, '../local/demo-ugc/clips/first-take.mp4');

/** An agency with a published brief. */
async function agencyWithBrief() {
  const account = await newAccount();
  const token = String((await post(inject('url'), login, account)).data.token);
  const { brand } = (await sendAs(token, createUgcBrand, { body: brandBody })).data;
  const body = { ...brief, brandId: brand.id, applicationsCloseOn: addDays(parisDay(), 20) };
  const draft = (await sendAs(token, createUgcCampaign, { body })).data.campaign;
  const publishing = { id: String(draft.id), body: { action: 'publish', version: draft.version } };
  const { campaign } = (await sendAs(token, actOnUgcCampaign, publishing)).data;
  return { account, id: String(campaign.id), publicPath: new URL(String(campaign.publicUrl)).pathname };
}

const linkIn = /(\/creation\/[\w-]{43})/;
const sixDigits = /(?<!\d)(\d{6})(?!\d)/;

async function typeCode(page: Page, email: string, many: number): Promise<void> {
  await page.getByRole('button', { name: 'Recevoir mon code par e-mail' }).click();
  await page.getByText('Code envoyé à').waitFor();
  const code = await mailed(email, sixDigits, many);
  for (const [at, digit] of [...code].entries()) await page.getByLabel(`Chiffre ${at + 1} sur 6`).fill(digit);
}

it('whoever sees a public call answers it by a link, and completes their profile, on their phone', async () => {
  const { publicPath } = await agencyWithBrief();
  const creator = await newVisitor(phone);
  const { page } = creator;
  const email = uniqueEmail();
  await creator.open(publicPath);
  await page.getByRole('heading', { name: /cherche des créateurs/ }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Votre adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir mon lien pour postuler' }).click();
  await page.getByText('réservé aux personnes majeures').waitFor();
  await page.getByLabel('Je suis majeur').check();
  await page.getByRole('button', { name: 'Recevoir mon lien pour postuler' }).click();
  await page.getByText('un lien personnel vient de lui être envoyé').waitFor();

  await creator.open(await mailed(email, linkIn));
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
  expect(creator.problems).toEqual([]);
});

it('an agency and a creator live it all, from the invitation to the payment that is confirmed', async () => {
  const { account, id } = await agencyWithBrief();
  const [agency, creator] = await Promise.all([newVisitor(), newVisitor(phone)]);
  const [desk, page] = [agency.page, creator.page];
  const email = uniqueEmail();
  await signIn(agency, account);

  await agency.open('/ugc/marketplace');
  await desk.getByRole('button', { name: 'Ajouter un créateur' }).click();
  await desk.getByRole('textbox', { name: 'Nom', exact: true }).fill('Léa Morin');
  await desk.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await desk.getByLabel('D’où vient cette adresse').fill('Son compte Instagram');
  await desk.getByRole('button', { name: 'Ajouter et envoyer l’e-mail' }).click();
  await desk.getByText('Léa Morin a reçu votre e-mail').waitFor();

  await agency.open(`/ugc/campaigns?campagne=${id}`);
  await desk.getByRole('button', { name: 'Inviter des créateurs' }).click();
  await desk.getByLabel('Léa Morin').check();
  await desk.getByRole('button', { name: 'Inviter 1 créateur' }).click();
  await desk.getByText('1 créateur invité').waitFor();

  await creator.open(await mailed(email, linkIn, 2));
  await page.getByText('Il pénètre en dix secondes').waitFor();
  await page.getByLabel('Votre prix, en euros hors taxes').fill('150');
  await page.getByRole('button', { name: 'Postuler' }).click();
  await page.getByText('répondre à votre candidature').waitFor();
  const own = page.url();
  await page.getByRole('link', { name: '← Mon espace' }).click();
  await page.getByRole('link', { name: /Confirmez votre identité/ }).click();
  await page.getByLabel('Nom et prénom, ou raison sociale').fill('Léa Morin');
  await page.getByLabel('Date de naissance').fill('1999-04-12');
  await page.getByLabel('Adresse', { exact: true }).fill('8 rue Nationale');
  await page.getByLabel('Code postal').fill('37000');
  await page.getByLabel('Ville').fill('Tours');
  await page.getByLabel('Vous travaillez en').selectOption('micro');
  await page.getByLabel('SIRET').fill('732 829 320 00074');
  await page.getByLabel('IBAN').fill('FR76 3000 6000 0112 3456 7890 189');
  await typeCode(page, email, 1);
  await page.getByRole('button', { name: 'Confirmer mon identité' }).click();
  await page.getByText('Complétez votre profil').waitFor();

  await desk.reload();
  await desk.getByRole('link', { name: 'Léa Morin', exact: true }).click();
  await desk.getByRole('button', { name: 'Présélectionner' }).click();
  await desk.getByRole('button', { name: 'Faire une offre' }).click();
  const offer = desk.getByRole('form', { name: 'Faire une offre' });
  expect(await offer.getByLabel('Rémunération, en euros HT').inputValue()).toBe('150');
  await offer.getByRole('button', { name: 'Faire une offre' }).click();
  await desk.getByText('Chez Léa Morin : sa réponse à l’offre').last().waitFor();

  await page.goto(own);
  await page.reload();
  await page.getByText('Lire le bon de commande').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Vos prénom et nom').fill('Léa Morin');
  await page.getByLabel('J’ai lu le document').check();
  await typeCode(page, email, 2);
  await page.getByRole('button', { name: 'Accepter et signer' }).click();
  await page.getByText('remettre vos livrables').waitFor();
  await page.getByLabel('Choisir un fichier').setInputFiles(clip);
  await page.getByRole('article').getByRole('button', { name: 'Envoyer', exact: true }).click();
  await page.getByText('Version 1, first-take.mp4').waitFor();
  await page.locator('summary', { hasText: 'Remettre mes livrables' }).click();
  await page.getByRole('button', { name: 'Remettre mes livrables' }).click();
  await page.getByText('Chez Atelier Fontaine : relire').waitFor();

  await desk.reload();
  await desk.getByRole('link', { name: 'Relire pour valider ou demander des retouches' }).click();
  await desk.getByRole('button', { name: 'Valider', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Valider' }).click();
  await agency.open('/ugc/campaigns?onglet=paiements');
  await desk.getByRole('link', { name: 'Léa Morin' }).click();
  await desk.getByRole('button', { name: 'Noter le paiement' }).click();
  const paid = desk.getByRole('form', { name: 'Noter le paiement' });
  await paid.getByLabel('Référence du virement').fill('VIR 2031');
  await paid.getByRole('button', { name: 'Noter le paiement' }).click();
  await desk.getByText('Chez Léa Morin : la confirmation du paiement').last().waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'J’ai reçu le paiement' }).click();
  await page.getByRole('button', { name: 'J’ai reçu le paiement' }).waitFor({ state: 'detached' });
  await desk.reload();
  await desk.getByText(/150\s€ TTC, reçu/).waitFor();
  expect([...agency.problems, ...creator.problems]).toEqual([]);
});
