import { Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { getPersonalData } from '../../../../../shared/prospects/privacy.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { legalBases, prospectSources } from '../../../../../shared/prospects/prospects.rules.ts';
import { say } from '../../../components/undo-toast.tsx';
import { downloadJson } from '../../../lib/download.ts';
import { formatDay, formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { writeProspect } from '../prospect-writes.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { Facts } from './prospect-facts.tsx';

type Props = { prospect: Prospect; onErased: () => void };

/** Where the data of the person come from, until when they are kept, and what the person may ask. */
export function PersonalDataSection({ prospect, onErased }: Props) {
  const [erasing, setErasing] = useState(false);
  const [exporting, setExporting] = useState(false);

  async function exportData() {
    if (exporting) return;
    setExporting(true);
    try {
      downloadJson(
        `donnees-personnelles-${prospect.id}.json`,
        await request(getPersonalData, { params: { id: prospect.id } }),
      );
      say('Données exportées');
    } catch (error) {
      sayRefused('Les données n’ont pas pu être exportées', error);
    } finally {
      setExporting(false);
    }
  }

  return (
    <section aria-labelledby="prospect-personal">
      <Title order={3} id="prospect-personal" fz="1rem" mb="xs">
        Données personnelles
      </Title>
      <Stack gap="md">
        <Facts
          facts={[
            ['Source', prospectSources[prospect.source]],
            ['Recueillies le', formatMoment(prospect.collectedAt)],
            ['Auprès de', prospect.collectedFrom],
            ['Base légale', prospect.legalBasis ? legalBases[prospect.legalBasis] : 'Non précisée'],
            ['À conserver jusqu’au', formatDay(prospect.retainUntil)],
          ]}
        />
        <DoNotContact prospect={prospect} />
        <Group gap="xs">
          <Button variant="default" size="sm" aria-disabled={exporting} onClick={exportData}>
            {exporting ? 'Export...' : 'Exporter les données de la personne'}
          </Button>
          <Button variant="default" size="sm" c="accent" onClick={() => setErasing(true)}>
            Effacer définitivement…
          </Button>
        </Group>
      </Stack>
      {erasing && <EraseDialog prospect={prospect} onClose={() => setErasing(false)} onErased={onErased} />}
    </section>
  );
}

function DoNotContact({ prospect }: { prospect: Prospect }) {
  const space = useProspectSpace();
  return (
    <Switch
      label="Ne pas contacter"
      description={
        <Text component="span" inherit>
          La personne s’y est opposée{'\u00a0'}: ni e-mail, ni appel, et son engagement ne compte plus.
        </Text>
      }
      checked={prospect.doNotContact}
      onChange={({ currentTarget }) =>
        writeProspect(space, prospect, {
          edit: { doNotContact: currentTarget.checked },
          failure: 'Le choix de la personne n’a pas été enregistré',
          words: ({ doNotContact }) => (doNotContact ? 'Ne pas contacter' : 'Peut être contactée'),
        })
      }
    />
  );
}
