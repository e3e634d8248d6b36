import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../../shared/auth/auth.contract.ts';
import type { AlertOfCampaign } from '../../../../../shared/campaigns/alert.ts';
import {
  getAlertRules,
  listAlerts,
  updateAlert,
  updateAlertRules,
} from '../../../../../shared/campaigns/alerts.contract.ts';
import { serveCampaigns } from '../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { serveWhose } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CampaignsPage } from '../campaigns-page.tsx';

const moment = '2026-11-20T07:00:00.000Z';
const alert = (id: string, more: Partial<AlertOfCampaign> = {}): AlertOfCampaign => ({
  id,
  campaignId: 'cam_1',
  campaign: { id: 'cam_1', name: 'Soldes d’hiver', platform: 'meta' },
  ...{ adId: null, ruleId: null, kind: 'anomaly', metric: 'spend', severity: 'critical' },
  title: 'Dépense : hausse inhabituelle',
  detail: 'Dépense : 412,60 € le jeudi 19 novembre, au lieu d’environ 98,20 € (+320 %)',
  evidence: {
    ...{ value: 412.6, expected: 98.2, score: 11, direction: 'up', lower: null, upper: null },
    ...{ from: '2026-11-19', to: '2026-11-19' },
  },
  ...{ spend: 1004.3, currency: 'EUR', state: 'open', firstSeenOn: '2026-11-18', lastSeenOn: '2026-11-19' },
  ...{ resolvedOn: null, dismissedUntil: null, takenBy: null, createdAt: moment, updatedAt: moment, version: 1 },
  ...more,
});

let api = fakeApi();
let held: AlertOfCampaign[] = [];
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  api = fakeApi();
  const other = { id: 'cam_2', name: 'Printemps', platform: 'meta' } as const;
  const stopped = { title: 'Plus aucune conversion', kind: 'stopped', spend: null } as const;
  held = [alert('alr_1'), alert('alr_2', { ...stopped, campaignId: 'cam_2', campaign: other })];
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:read', 'campaigns:write'] }) });
  serveWhose(api);
  api.behave(listAlerts, ({ url }) => {
    const states = url.searchParams.getAll('state');
    const items = held.filter(({ state }) => states.includes(state));
    return json(200, { success: true, data: { items, nextCursor: null, total: items.length } });
  });
  api.behave(updateAlert, ({ url, body }) => {
    const id = url.pathname.split('/').at(-1);
    const { state } = updateAlert.body.parse(body);
    const until = state === 'dismissed' ? '2026-12-04T07:00:00.000Z' : null;
    held = held.map((one) =>
      one.id === id ? { ...one, state, dismissedUntil: until, version: one.version + 1 } : one,
    );
    return json(200, { success: true, data: { alert: held.find((one) => one.id === id) } });
  });
  api.answer(getAlertRules, { rules: [], version: 0 });
  api.behave(updateAlertRules, ({ body }) => {
    const { rules, version, dryRun } = updateAlertRules.body.parse(body);
    const named = rules.map((rule, at) => ({ ...rule, id: `arl_${at}` }));
    const data = { rules: named, version: dryRun ? version : version + 1, rehearsal: [{ index: 0, times: 3 }] };
    return json(200, { success: true, data });
  });
  // Last: the path of one campaign would also fit those above.
  serveCampaigns(api, []);
});

const show = (at = '/campaigns?onglet=alertes') => renderPage(<CampaignsPage />, at);
const line = (name: RegExp) => screen.findByRole('listitem', { name });

test('a line tells the money, what happens and since when; taking charge and ignoring are one press', async () => {
  show();
  const first = await line(/Dépense/);
  expect(plain(first.textContent)).toContain('1 004 €dépensés en 7 jours');
  expect(plain(first.textContent)).toContain('depuis le 18 nov., vue encore le 19 nov.');
  expect(within(first).getByRole('link', { name: 'Soldes d’hiver' }).getAttribute('href')).toBe(
    '/campaigns?campagne=cam_1',
  );
  expect(plain((await line(/Plus aucune conversion/)).textContent)).toContain('non mesuré');
  await userEvent.click(within(first).getByRole('button', { name: /^Prendre en charge/ }));
  expect(await within(await line(/Dépense/)).findByRole('button', { name: /^Rouvrir/ })).toBeDefined();
  await userEvent.click(within(await line(/Plus aucune/)).getByRole('button', { name: /^Ignorer 14 jours/ }));
  await vi.waitFor(() => expect(screen.queryByRole('listitem', { name: /Plus aucune/ })).toBeNull());
  expect(api.calls(updateAlert).map(({ body }) => body)).toEqual([
    { state: 'acknowledged', version: 1 },
    { state: 'dismissed', version: 1 },
  ]);
});

test('alerts of one campaign stand under it, with its money once, each with its acts', async () => {
  held = [alert('alr_1'), alert('alr_2', { title: 'Plus aucune conversion', severity: 'critical' })];
  show();
  const group = await line(/Dépense.*1\sautre alerte/);
  expect(group.textContent?.match(/dépensés en 7 jours/g)).toHaveLength(1);
  expect(within(group).queryByRole('button', { name: /^Prendre en charge/ })).toBeNull();
  await userEvent.click(within(group).getByRole('button', { name: /^Voir les 2 alertes/ }));
  await userEvent.click(within(await line(/^Plus aucune/)).getByRole('button', { name: /^Prendre en charge/ }));
  expect(api.calls(updateAlert).map(({ url }) => url.pathname)).toEqual([expect.stringMatching(/alr_2$/)]);
});

test('a group is of a campaign, named by the worst of its alerts, and taken charge of at once', async () => {
  held = [
    alert('alr_1', { severity: 'warning', title: 'CTR (lien) : hausse inhabituelle' }),
    alert('alr_2', { title: 'Budget dépensé trop vite', spend: 287 }),
  ];
  renderPage(
    <>
      <Notifications />
      <CampaignsPage />
    </>,
    '/campaigns?onglet=alertes',
  );
  const group = await line(/^Budget dépensé trop vite et 1\sautre alerte/);
  expect(plain(group.textContent)).toContain('1 004 €dépensés en 7 jours');
  expect(within(group).getByText('Critique')).toBeDefined();
  expect(plain(group.textContent)).toMatch(/Soldes d’hiver · MetaVoir les 2 alertes/);
  await userEvent.click(within(group).getByRole('button', { name: /^Tout prendre en charge/ }));
  expect(plain((await screen.findByText(/^Vous vous chargez/)).textContent)).toContain('de 2 alertes');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await vi.waitFor(() => expect(held.map(({ state }) => state)).toEqual(['open', 'open']));
  expect(api.calls(updateAlert).map(({ body }) => updateAlert.body.parse(body).state)).toEqual([
    ...['acknowledged', 'acknowledged', 'open', 'open'],
  ]);
});

test('an alert that was ignored comes back by the way that the notice gives', async () => {
  renderPage(
    <>
      <Notifications />
      <CampaignsPage />
    </>,
    '/campaigns?onglet=alertes',
  );
  await userEvent.click(within(await line(/Dépense/)).getByRole('button', { name: /^Ignorer 14 jours/ }));
  await vi.waitFor(() => expect(screen.queryByRole('listitem', { name: /Dépense/ })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await within(await line(/Dépense/)).findByRole('button', { name: /^Prendre en charge/ })).toBeDefined();
  expect(api.calls(updateAlert).map(({ body }) => body)).toEqual([
    { state: 'dismissed', version: 1 },
    { state: 'open', version: 2 },
  ]);
});

test('nothing to see is said, and a list that does not come can be asked again', async () => {
  held = [];
  show('/campaigns?onglet=alertes&etat=resolues');
  expect(await screen.findByText('Aucune alerte résolue')).toBeDefined();
  api.refuse(listAlerts, 'unavailable');
  await userEvent.click(screen.getByRole('radio', { name: 'En cours' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(api.calls(listAlerts).at(-1)?.url.searchParams.getAll('state')).toEqual(['open', 'acknowledged']);
});

test('the alerts of one campaign are asked for where the address names it, until all are wanted', async () => {
  show('/campaigns?onglet=alertes&campaignId=cam_1');
  await userEvent.click(await screen.findByRole('button', { name: /voir toutes les alertes/ }));
  const asked = () => api.calls(listAlerts).map(({ url }) => url.searchParams.getAll('campaignId'));
  await waitFor(() => expect(asked()).toEqual([['cam_1'], []]));
});

test('a rule is a sentence, rehearsed before it is kept', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Règles' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nouvelle règle' }));
  expect(plain((await screen.findByText(/Aurait sonné/)).textContent)).toBe('Aurait sonné 3 fois ces 90 jours');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mesure' }), 'linkCtr');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparaison' }), 'below');
  const threshold = screen.getByRole('textbox', { name: 'Seuil' });
  await userEvent.clear(threshold);
  await userEvent.type(threshold, '120');
  expect(plain((await screen.findByText(/Un taux/)).textContent)).toBe('Un taux se tient entre 0 et 100 %');
  await userEvent.clear(threshold);
  await userEvent.type(threshold, '0,8');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer la règle' }));
  expect(await screen.findByRole('button', { name: /^Modifier/ })).toBeDefined();
  const writes = api.calls(updateAlertRules).map(({ body }) => updateAlertRules.body.parse(body));
  expect(writes.filter(({ dryRun }) => !dryRun)).toMatchObject([
    {
      version: 0,
      rules: [{ metric: 'linkCtr', operator: 'below', threshold: 0.008, windowDays: 7, active: true }],
    },
  ]);
});

test('who may only read sees alerts and rules, without their acts', async () => {
  const rule = { id: 'arl_1', name: 'CPA trop haut', metric: 'cpa', operator: 'above', threshold: 25, windowDays: 7 };
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:read'] }) });
  api.answer(getAlertRules, { rules: [{ ...rule, filters: {}, active: true }], version: 1 } as never);
  show();
  const first = await line(/Dépense/);
  expect(
    within(first)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Voir la courbe']);
  await userEvent.click(screen.getByRole('button', { name: 'Règles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Règles d’alerte' }));
  expect(await dialog.findByText('CPA trop haut')).toBeDefined();
  expect(dialog.queryByRole('button', { name: /Modifier|Suspendre|Supprimer|Nouvelle règle/ })).toBeNull();
});
