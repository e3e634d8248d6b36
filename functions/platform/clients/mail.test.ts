import { expect, test } from 'vitest';
import { uniqueEmail } from '../testing/factories.ts';
import { mailbox } from '../testing/services.ts';
import { sendMail } from './mail.ts';

test('a mail arrives as it was written, by itself', async () => {
  const [to, other] = [uniqueEmail(), uniqueEmail()];
  const mail = {
    subject: 'Zoé, votre mot de passe a changé : dès aujourd’hui, l’ancien ne marche plus',
    text: 'Bonjour Zoé,\n\nÇa y est : 100 % changé, « œuvre » d’un instant.',
    html: '<p>Bonjour Zoé,</p>\n<p>Ça y est : 100&nbsp;% changé.</p>',
  };
  await sendMail(to, mail);
  await sendMail(other, { ...mail, subject: `Bonjour\r\nBcc: ${to}` });
  expect(mailbox.all().filter((kept) => kept.to === to)).toEqual([{ to, ...mail, sentAt: expect.any(String) }]);
  expect(mailbox.all().filter((kept) => kept.to === other)).toMatchObject([{ subject: `Bonjour Bcc: ${to}` }]);
});
