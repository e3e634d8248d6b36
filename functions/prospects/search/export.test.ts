import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { prospectCsvHeader } from '../../../shared/prospects/csv-header.ts';
import { deleteProspectField } from '../../../shared/prospects/fields.contract.ts';
import { exportProspects } from '../../../shared/prospects/prospect.contract.ts';
import { readFile } from '../../platform/clients/files.ts';
import { documentClient } from '../../platform/db/client.ts';
import { mostOfAPage } from '../../platform/db/query-fields.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { prospectShards } from '../core/prospect.entity.ts';
import { newField } from '../fields/testing/fields.ts';
import { newProspect } from '../testing/prospects.ts';

it('is a table that French spreadsheets open and that runs no formula', async () => {
  const { token, email } = await signedInUser();
  await newProspect(token, { lastName: 'Autre', status: 'lost' });
  await newProspect(token, {
    firstName: '=HYPERLINK("http://x")',
    lastName: '+33',
    company: '@SUM(1)',
    phone: '0612345678',
    value: 1234.5,
    tags: ['a;b', '-c'],
    notes: 'Deux\nlignes ; et "guillemets"',
    source: 'referral',
  });
  const { status, headers, text } = await callRaw(exportProspects, { token, rawQuery: 'status=new' });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(text.startsWith(`\uFEFF${prospectCsvHeader.join(';')}\r\n`)).toBe(true);
  const [, row = ''] = text.split('\r\n');
  expect(row).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)";'\+33;;06 12 34 56 78;'@SUM\(1\);/);
  expect(row).toContain(
    `;Recommandation;Nouveau;;1234,50;EUR;;${email};;;"a;b, -c";"Deux\nlignes ; et ""guillemets""";`,
  );
  expect(text).not.toContain('Autre');
  expect(row.split(';').length).toBeGreaterThan(20);
});

it('is a file to fetch when it is too large for one answer', async () => {
  const { token, workspace } = await signedInUser();
  const notes = '€'.repeat(9_900);
  for (let at = 0; at < 7; at++)
    await Promise.all(
      Array.from({ length: 20 }, (_, of) => newProspect(token, { lastName: `Long ${at} ${of}`, notes })),
    );
  const { status, text } = await call(exportProspects, { token, query: {} });
  expect(status).toBe(200);
  const { url, expiresAt } = JSON.parse(text).data;
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  const { pathname, searchParams } = new URL(url);
  expect(searchParams.get('response-content-disposition')).toMatch(
    /^attachment; filename="prospects-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const key = /(exports\/[^/]+\/[^/]+\.csv)$/.exec(pathname)?.[1] ?? '';
  expect(key.split('/')[1]).toBe(workspace.workspaceId);
  const csv = String(await readFile(key));
  expect(csv.split('\r\n')).toHaveLength(142);
  expect(csv).toContain(notes);
});

it('reads the prospects once where nobody has searched them yet, and again what they have become', async () => {
  const { token } = await signedInUser();
  const { id } = await newProspect(token, { lastName: 'Avant', notes: 'Vue au salon' });
  const asked = vi.spyOn(documentClient, 'send');
  const { text } = await callRaw(exportProspects, { token, rawQuery: '' });
  const commands: unknown[] = asked.mock.calls.map(([command]) => command);
  asked.mockRestore();
  expect(text).toMatch(/Avant.*Vue au salon/);
  const pages = commands.filter((one) => one instanceof QueryCommand && one.input.Limit === mostOfAPage);
  // And the campaigns that they may name.
  expect(pages).toHaveLength(prospectShards.length + 1);
  // Its row, since it has only just changed.
  expect(commands.filter((one) => JSON.stringify((one as QueryCommand).input).includes(id))).toHaveLength(1);
  await newProspect(token, { lastName: 'Ensuite' });
  const again = await callRaw(exportProspects, { token, rawQuery: '' });
  for (const name of ['Avant', 'Ensuite']) expect(again.text).toContain(name);
});

it('has a column for each field of the workspace', async () => {
  const { token } = await signedInUser();
  const [size, end] = [
    await newField(token, { name: 'Taille du parc', type: 'number' }),
    await newField(token, { name: 'Fin de contrat', type: 'date' }),
  ];
  const gone = await newField(token, { name: 'Surnom', type: 'text' });
  await newProspect(token, { lastName: 'Durand', custom: { [size]: 12.5, [end]: '2027-03-31', [gone]: 'Jo' } });
  await newProspect(token, { lastName: 'Autre' });
  await call(deleteProspectField, { token, params: { id: gone } });
  const { text } = await callRaw(exportProspects, { token, rawQuery: 'sort=name&order=desc' });
  const [header, first, second] = text.split('\r\n');
  expect(header).toBe(`\uFEFF${prospectCsvHeader.join(';')};Taille du parc;Fin de contrat`);
  expect([first?.endsWith(';12,5;2027-03-31'), second?.endsWith('Z;;')]).toEqual([true, true]);
  expect(text).not.toContain('Jo');
});
