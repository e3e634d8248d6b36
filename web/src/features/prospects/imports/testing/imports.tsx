import { Notifications, notifications } from '@mantine/notifications';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { getProfile } from '../../../../../../shared/auth/auth.contract.ts';
import type { ParsedInput } from '../../../../../../shared/kernel/route.ts';
import {
  getProspectImport,
  importProspects,
  type ProspectImport,
} from '../../../../../../shared/prospects/imports.contract.ts';
import { fakeApi, json } from '../../../../testing/fake-api.ts';
import { aUser } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ImportWizard } from '../import-wizard.tsx';

const moment = '2026-11-20T10:00:00.000Z';

export function aProspectImport(changes: Partial<ProspectImport> = {}): ProspectImport {
  return {
    id: 'pim_1',
    label: 'salon.csv',
    source: 'import',
    mode: 'skip',
    dryRun: false,
    status: 'completed',
    received: 3,
    created: 2,
    updated: 0,
    skipped: 1,
    rejected: [],
    rejectedCount: 0,
    layout: { encoding: 'windows-1252', separator: ';' },
    remarks: [],
    remarkedCount: 0,
    columns: [],
    statuses: [],
    dates: null,
    preview: [],
    undoableUntil: null,
    undone: null,
    progress: 1,
    message: null,
    finishedAt: moment,
    createdAt: moment,
    updatedAt: moment,
    version: 2,
    ...changes,
  };
}

export const columns: ProspectImport['columns'] = [
  { header: 'Mail', field: 'email', sample: 'zoe@salon.fr', undecided: false },
  { header: 'Courriel pro', field: null, sample: 'zoe@agence.fr', undecided: false },
  { header: 'Société', field: 'company', sample: '<b>Salon</b>', undecided: false },
];

type Asked = ParsedInput<typeof importProspects>['body'];

/** Runs that answer as the API does: queued first, then as `settle` says. They can be changed behind the page's back. */
export function serveImports(api: ReturnType<typeof fakeApi>, settle: (asked: Asked) => Partial<ProspectImport>) {
  const runs = new Map<string, ProspectImport>();
  const asked: Asked[] = [];
  const ok = (status: number, run: ProspectImport) =>
    json(status, { success: true, data: getProspectImport.output.parse({ import: run }) });
  api.answer(getProfile, { user: aUser() });
  api.behave(importProspects, ({ body }) => {
    const given = importProspects.body.parse(body);
    asked.push(given);
    // Runs that ended are remembered under their id: each test has its own.
    const id = `pim_${crypto.randomUUID()}`;
    const { dryRun, mode, source } = given;
    const run = aProspectImport({ id, dryRun, mode, source, ...(dryRun && { columns }), ...settle(given) });
    runs.set(id, run);
    return ok(202, aProspectImport({ id, dryRun, status: 'queued', finishedAt: null, progress: null, version: 1 }));
  });
  api.behave(getProspectImport, ({ url }) => {
    const run = runs.get(url.pathname.split('/').at(-1) ?? '');
    return run ? ok(200, run) : Response.error();
  });
  return { runs, asked };
}

export const onClose = vi.fn();
export const onDone = vi.fn();

/** The API of a test, to which nothing of another is left. */
export function freshApi() {
  notifications.clean();
  onClose.mockClear();
  onDone.mockClear();
  return fakeApi();
}

/** Over a page that stays when it is closed. */
function Opened() {
  const [opened, setOpened] = useState(true);
  const close = () => {
    onClose();
    setOpened(false);
  };
  return opened && <ImportWizard onClose={close} onDone={onDone} />;
}

export const showWizard = () =>
  renderPage(
    <>
      <Opened />
      <Notifications />
    </>,
    '/prospects?import=1&status=won',
  );

export async function give(name: string, content: BlobPart = 'Mail;Société\nzoe@salon.fr;Salon\n') {
  const input = (await screen.findByRole('dialog')).querySelector('input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** As far as the columns. */
export async function giveAndContinue(name = 'salon.csv', content?: BlobPart) {
  showWizard();
  await give(name, content);
  await press('Continuer');
}
