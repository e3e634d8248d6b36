import { isDeepStrictEqual } from 'node:util';
import type { ModeratedText } from '../../../shared/ugc/moderated-fields.ts';
import { type Operation, put, remove, update } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { type CaseSubject, ModerationCase } from './moderation-case.entity.ts';

/** What the public read, and reads from now on. */
type Edited = {
  /** The case of an earlier edit. */
  known: string | undefined;
  workspaceId?: string;
  subject: CaseSubject;
  was: readonly ModeratedText[];
  said: ModeratedText[];
};

/**
 * Of what is public already, an edit is shown at once and read by the platform after: as it reads what was reported, by nobody
 * here. An edit while one waits is read with it. Null where no text changed.
 */
export async function editReviewOf(
  { known, was, said, ...of }: Edited,
  now: Date,
): Promise<{ caseId: string; operations: Operation[] } | null> {
  if (isDeepStrictEqual(was, said)) return null;
  const updatedAt = now.toISOString();
  if (known && (await waits(known))) {
    const patch = ModerationCase.patch({ caseId: known }).set({ said, updatedAt }).add({ version: 1 });
    const still = patch.where((attr, { exists }) => exists(attr.queue));
    return { caseId: known, operations: [update(still, 'conflict')] };
  }
  const caseId = newId('mod', now);
  const made = { caseId, kind: 'report' as const, queue: 'all' as const, said, createdAt: updatedAt, updatedAt };
  return { caseId, operations: [put(ModerationCase.create({ ...made, ...of, version: 1 }))] };
}

/** Of who leaves, nothing is left to read. */
export async function editForgotten(caseId: string | undefined): Promise<Operation[]> {
  if (!caseId || !(await waits(caseId))) return [];
  return [
    remove(
      ModerationCase.remove({ caseId }).where((attr, { exists }) => exists(attr.queue)),
      'conflict',
    ),
  ];
}

async function waits(caseId: string): Promise<boolean> {
  const { data } = await ModerationCase.get({ caseId }).go({ consistent: true });
  return data?.queue !== undefined;
}
