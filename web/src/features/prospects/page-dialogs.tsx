import { lazy, Suspense } from 'react';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useProspectSpace } from './prospect-space.ts';
import { urlNames } from './prospects-query.ts';
import { refreshOne } from './use-page-parts.ts';

const ProspectDrawer = lazy(async () => ({ default: (await import('./drawer/prospect-drawer.tsx')).ProspectDrawer }));
const ProspectFormDialog = lazy(async () => ({
  default: (await import('./form/prospect-form-dialog.tsx')).ProspectFormDialog,
}));

const DuplicatesDialog = lazy(async () => ({
  default: (await import('./duplicates/duplicates-dialog.tsx')).DuplicatesDialog,
}));

const ScoringDialog = lazy(async () => ({ default: (await import('./scoring/scoring-dialog.tsx')).ScoringDialog }));
const FieldsDialog = lazy(async () => ({
  default: (await import('./custom-fields/fields-dialog.tsx')).FieldsDialog,
}));
const ImportWizard = lazy(async () => ({ default: (await import('./imports/import-wizard.tsx')).ImportWizard }));

/** What opens over the page or beside it: the prospect that the address names, and the dialogs. */
export function PageDialogs() {
  const space = useProspectSpace();
  const { params, change } = useUrlState();
  const id = params.get(urlNames.prospect);
  const reload = () => void space.store.reload();
  return (
    <Suspense fallback={null}>
      {id && (
        <ProspectDrawer
          id={id}
          onClose={() => change({ [urlNames.prospect]: null })}
          onChanged={() => refreshOne(space, id)}
        />
      )}
      {params.has(urlNames.creating) && (
        <ProspectFormDialog
          onClose={() => change({ [urlNames.creating]: null })}
          onSaved={(prospect) => {
            change({ [urlNames.creating]: null, [urlNames.prospect]: prospect.id });
            reload();
          }}
        />
      )}
      {params.has(urlNames.duplicates) && (
        <DuplicatesDialog
          onClose={() => change({ [urlNames.duplicates]: null })}
          onMerged={({ keptId, goneIds }) => {
            if (id && goneIds.includes(id)) change({ [urlNames.prospect]: keptId }, { replace: true });
            reload();
          }}
        />
      )}
      {params.has(urlNames.scoring) && (
        <ScoringDialog onClose={() => change({ [urlNames.scoring]: null })} onPublished={reload} />
      )}
      {params.has(urlNames.fields) && (
        <FieldsDialog onClose={() => change({ [urlNames.fields]: null })} onChanged={reload} />
      )}
      {params.has(urlNames.importing) && (
        <ImportWizard onClose={() => change({ [urlNames.importing]: null })} onDone={reload} />
      )}
    </Suspense>
  );
}
