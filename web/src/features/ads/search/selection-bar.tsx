import { Button } from '@mantine/core';
import { IconBookmark, IconDownload } from '@tabler/icons-react';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { BulkBar } from '../../../components/bulk-bar.tsx';
import { downloadCsv } from '../../../lib/download.ts';
import { formatCount } from '../../../lib/format.ts';
import { adsCsv } from '../ads-csv.ts';
import { useAdActs } from '../use-ad-acts.tsx';
import type { ChosenAds } from './use-chosen-ads.ts';

/** What can be done with the chosen ads, at hand while they are chosen. */
export function SelectionBar({ selection, shown }: { selection: ChosenAds; shown: readonly Ad[] }) {
  const { save } = useAdActs();
  const { ads } = selection;
  const rest = shown.filter(({ id }) => !selection.has(id));
  return (
    <BulkBar label="Annonces sélectionnées" count={formatCount(ads.length, 'sélectionnée')} onClear={selection.clear}>
      {rest.length > 0 && (
        <Button variant="subtle" color="gray" size="sm" onClick={() => selection.add(rest)}>
          Tout ce qui est affiché
        </Button>
      )}
      <Button size="sm" leftSection={<IconBookmark size={16} aria-hidden />} onClick={() => save(ads)}>
        Enregistrer
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => downloadCsv('annonces.csv', adsCsv(ads))}
      >
        Exporter
      </Button>
    </BulkBar>
  );
}
