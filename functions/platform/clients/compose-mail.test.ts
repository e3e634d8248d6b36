import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const from = 'bonjour@reclame.example';
const mail = { subject: 'Sujet', text: 'Texte', html: '<p>Texte</p>' };
const french = {
  subject:
    'Zoé, œuvrez dès « l’été » : 50 % — c’est décidé, et le sujet est plus long que ce qu’une ligne de courrier porte 🎉',
  text: 'Bonjour Zoé,\n\nÀ bientôt : ça coûte 12 € l’unité.\n.\nFrom here\n',
  html: '<p lang="fr">À bientôt : ça coûte 12 € l’unité =C3=A9</p>',
};

test('a mail says in French what it was given, from our name, to one person', async () => {
  const parsed = await PostalMime.parse(await composeMail(from, 'zoe@agence.fr', french));
  expect(parsed.headers.map(({ key }) => key)).not.toContain('x-request-id');
  expect(parsed.subject).toBe(french.subject);
  expect(parsed.text?.trim()).toBe(french.text.trim());
  expect(parsed.html?.trim()).toBe(french.html);
  expect(parsed.from).toMatchObject({ name: 'Réclame', address: from });
  expect(parsed.to).toMatchObject([{ address: 'zoe@agence.fr' }]);
});

test('a mail bears the request that brought it about', async () => {
  const parsed = await PostalMime.parse(
    await composeMail(from, 'zoe@agence.fr', { ...mail, requestId: 'JKJaXmPLvHcESHA=' }),
  );
  expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'x-request-id', value: 'JKJaXmPLvHcESHA=' }));
});

test('a mail is of ASCII, in lines that no server refuses', async () => {
  const raw = (await composeMail(from, 'zoe@agence.fr', { ...french, html: french.html.repeat(200) })).toString(
    'latin1',
  );
  expect(/^[\t\r\n\x20-\x7e]*$/.test(raw), 'ASCII').toBe(true);
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  expect(/[\r\n]/.test(raw.replaceAll('\r\n', '')), 'a break that is half').toBe(false);
});

test.each(['\r\n', '\n', '\r', '\u2028', '\r\n\r\n'])(
  'nothing that people wrote begins a header or a body: %j',
  async (ending) => {
    const smuggled = `Zoé${ending}Bcc: autre@ailleurs.fr${ending}X-Evil: 1`;
    const parsed = await PostalMime.parse(await composeMail(from, 'zoe@agence.fr', { ...mail, subject: smuggled }));
    expect(parsed.headers.map(({ key }) => key).sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(parsed.text?.trim()).toBe('Texte');
  },
);

test.each([
  'zoe@agence.fr, autre@ailleurs.fr',
  'zoe@agence.fr\r\nBcc: autre@ailleurs.fr',
  'Zoé <autre@ailleurs.fr>, zoe@agence.fr',
])('an address stays one: %j', async (address) => {
  const parsed = await PostalMime.parse(await composeMail(from, address, mail));
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(parsed.to?.length ?? 0).toBeLessThanOrEqual(1);
});

test('a mail that one click leaves says where, as RFC 8058 has it', async () => {
  const unsubscribeUrl = 'https://reclame.example/api/analytics/recipients/rrc_1.abc';
  const raw = String(
    await composeMail('ne-pas-repondre@reclame.example', 'a@marque.example', { ...mail, unsubscribeUrl }),
  );
  const [head = ''] = raw.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n\r\n');
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a mail reads no file and no address, whatever its text looks like', async () => {
  const raw = await composeMail(from, 'zoe@agence.fr', {
    ...mail,
    text: 'file:///etc/passwd',
    html: '<img src="file:///etc/passwd">',
  });
  expect((await PostalMime.parse(raw)).attachments).toEqual([]);
});
