import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ProspectImport, undoProspectImport } from '../../../../../shared/prospects/imports.contract.ts';
import { keepLatestRun } from '../../../imports/import-runs.ts';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { followUndoing, undoneWords } from './follow-undoing.ts';
import { prospectImports } from './prospect-imports.ts';

/** The way to take back all that an import created, what it would leave, and what became of it. */
export function UndoImport({ run, onEnd }: { run: ProspectImport; onEnd: () => void }) {
  const { mutate } = useSWRConfig();
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const { id, created, undone, undoableUntil } = run;
  const underWay = undone !== null && undone.at === null;
  useEffect(() => {
    if (underWay) void followUndoing(id, mutate, onEnd);
  }, [underWay, id, mutate, onEnd]);

  async function undo() {
    setAsks(false);
    try {
      const { import: begun } = await request(undoProspectImport, { params: { id }, body: {} });
      await keepLatestRun(prospectImports, begun, mutate);
    } catch (error) {
      sayRefused('L’import n’a pas été annulé', error);
    }
  }

  if (undone) {
    return (
      <Text size="sm" mt="xs" role="status">
        {underWay ? 'Annulation en cours\u00a0: ' : 'Import annulé\u00a0: '}
        {undoneWords(undone)}
      </Text>
    );
  }
  if (!undoableUntil || undoableUntil < new Date().toISOString() || !may('prospects:delete')) return null;
  if (!asks) {
    return (
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-sm" onClick={() => setAsks(true)}>
          Annuler cet import
        </Button>
        <Text size="sm" c="dimmed">
          possible jusqu’au {formatDay(undoableUntil.slice(0, 10))}
        </Text>
      </Group>
    );
  }
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm" role="status">
        {created > 1
          ? `Les ${formatCount(created, 'prospect créé', 'prospects créés')} par cet import seront supprimés. Ceux qui ont été modifiés depuis, ou qui ont un échange noté, sont conservés.`
          : 'Le prospect créé par cet import sera supprimé, sauf s’il a été modifié depuis ou s’il a un échange noté.'}
        {run.updated > 0 && ' Les prospects que l’import a mis à jour restent tels qu’ils sont.'}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" onClick={undo}>
          {created > 1 ? 'Supprimer ces prospects' : 'Supprimer ce prospect'}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => setAsks(false)}>
          Ne rien supprimer
        </Button>
      </Group>
    </Stack>
  );
}
