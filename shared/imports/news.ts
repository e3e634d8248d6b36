import type { Import } from '../ads/imports.contract.ts';
import { counted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { imports } from './word.ts';

export const kinds: KindsOf<typeof imports> = {
  'import.completed': { label: 'Import terminé' },
};

export const news: NewsOf<typeof imports, { import?: Partial<Import> }> = {
  'import.completed': ({ import: run = {} }, importId) => ({
    title: run.label ? `Import terminé\u00a0: ${run.label}` : 'Import terminé',
    body: importCounts(run),
    path: pathOf(importId),
  }),
};

function pathOf(importId: string): string {
  if (importId.startsWith('cim_')) return paths.campaignImports;
  if (importId.startsWith('lim_')) return paths.learningImport;
  return importId.startsWith('pim_') ? paths.prospects : paths.adImports;
}

function importCounts({ created = 0, updated = 0, skipped = 0, rejectedCount = 0 }: Partial<Import>): string {
  const told = [
    created > 0 && counted(created, 'ligne ajoutée', 'lignes ajoutées'),
    updated > 0 && counted(updated, 'mise à jour', 'mises à jour'),
    skipped > 0 && counted(skipped, 'doublon ignoré', 'doublons ignorés'),
    rejectedCount > 0 && counted(rejectedCount, 'ligne refusée', 'lignes refusées'),
  ].filter((part) => part !== false);
  return told.join(' · ') || 'Rien de nouveau';
}
