import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, update } from '../../platform/db/write.ts';
import { type CountedImport, LearningBook, type LearningBookItem } from '../core/learning-book.entity.ts';

type Book = Omit<LearningBookItem, 'workspaceId'>;

/** With an import that counts from then on; `ads` are those of all, where that is known. */
export function withImport(workspaceId: string, book: Book, counted: CountedImport, ads?: number): Operation {
  const imports = [...book.imports.filter(({ importId }) => importId !== counted.importId), counted];
  if (book.version === 0) return put(LearningBook.create({ workspaceId, version: 1, imports, ads }), changedMeanwhile);
  const counts = LearningBook.patch({ workspaceId }).set({ imports, ads }).add({ version: 1 });
  const next = ads === undefined ? counts.remove(['ads']) : counts;
  return update(
    next.where((attr, { eq }) => eq(attr.version, book.version)),
    changedMeanwhile,
  );
}

/** Without one. */
export function withoutImport(workspaceId: string, book: Book, removed: string): Operation[] {
  const imports = book.imports.filter(({ importId }) => importId !== removed);
  if (imports.length === book.imports.length) return [];
  const next = LearningBook.patch({ workspaceId }).set({ imports }).add({ version: 1 }).remove(['ads']);
  return [
    update(
      next.where((attr, { eq }) => eq(attr.version, book.version)),
      changedMeanwhile,
    ),
  ];
}
