import { permissionsHere } from '../../../shared/kernel/permissions.ts';
import { prospectImportProblems } from '../../../shared/prospects/imports.messages.ts';
import { nothingMet, type RunMessage } from '../../imports/import-run.ts';
import { finishRun, noteRun } from '../../imports/run-ends.ts';
import { type FileWork, runFile } from '../../imports/run-file.ts';
import { workOnRun } from '../../imports/work-on-run.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { prospectLook } from './look-at-prospects.ts';
import { type ProspectImportItem, prospectRuns } from './prospect-import.entity.ts';
import type { ReadProspect } from './read-record.ts';
import { prospectReader } from './record-reader.ts';
import { References } from './references.ts';
import { type Importer, prospectStore } from './store-prospects.ts';
import { surveyFile } from './survey-file.ts';

/** A look is taken in one slice, since it remembers what it saw: others wait for its end, but not for long. */
const lookMs = 20_000;

/** One slice of a run: see `workOnRun`. */
export const runImport = (message: RunMessage): Promise<void> =>
  workOnRun(prospectRuns, message, (item) => (item.dryRun ? lookAtFile(item) : storeFile(item)));

const work = {
  reader: prospectReader,
  nothing: prospectImportProblems.noProspects,
  survey: surveyFile,
  end: (item: ProspectImportItem, status: 'completed' | 'failed', message?: string) =>
    finishRun(prospectRuns, item, status, message),
};

/** Stores what a file holds, from its checkpoint, for a slice of time. */
export async function storeFile(item: ProspectImportItem, budgetMs?: number): Promise<void> {
  const importer = await importerOf(item);
  const stored: FileWork<ProspectImportItem, ReadProspect> = {
    ...work,
    store: prospectStore(importer),
    survey: async (run) => {
      const surveyed = await surveyFile(run);
      importer.references.expect(surveyed.columns);
      return surveyed;
    },
  };
  await runFile(stored, item, budgetMs);
}

/** Looks at a file from its start: a look that was cut short is taken again. */
export async function lookAtFile(item: ProspectImportItem, budgetMs = lookMs): Promise<void> {
  const { workspace, references } = await importerOf(item);
  const untouched = item.received === 0 ? item : await noteRun(prospectRuns, item, nothingYet);
  const looked: FileWork<ProspectImportItem, ReadProspect> = {
    ...work,
    store: prospectLook(workspace, references),
    onlyLooks: true,
    timeUp: (run) => work.end(run, 'completed', prospectImportProblems.lookedAtPart(run.received)),
  };
  await runFile(looked, untouched, budgetMs);
}

const nothingYet = {
  place: undefined,
  ...nothingMet,
  remarkedCount: 0,
  notedCount: 0,
  remarks: [],
  preview: [],
};

async function importerOf(item: ProspectImportItem): Promise<Importer> {
  const { workspaceId, userId } = item;
  const [userItem, workspaceItem, memberItem] = await readTogether([
    User.get({ userId }),
    Workspace.get({ workspaceId }),
    Member.get({ workspaceId, userId }),
  ]);
  const user = User.parse({ Item: userItem }).data;
  const workspace = Workspace.parse({ Item: workspaceItem }).data;
  if (!user || !workspace) throw new Error('An import of nobody');
  const member = Member.parse({ Item: memberItem }).data;
  const mayMake = member !== null && permissionsHere(user, member).has('clients:write');
  return {
    user,
    workspace,
    // Of one who is leaving just now, they are handed on with the rest.
    ownerId: item.ownerId,
    references: new References(item, mayMake),
  };
}
