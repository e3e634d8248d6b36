import { Button, CloseButton, Paper, Text } from '@mantine/core';
import { IconBookmark, IconDownload } from '@tabler/icons-react';
import type { Ad } from '../../../../../shared/ads/ad.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { formatCount } from '../../../lib/format.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { adsCsv } from '../ads-csv.ts';
import { useAdActs } from '../use-ad-acts.tsx';
import classes from './selection-bar.module.css';
import type { ChosenAds } from './use-chosen-ads.ts';

/** What can be done with the chosen ads, at hand while they are chosen. */
export function SelectionBar({ selection, shown }: { selection: ChosenAds; shown: readonly Ad[] }) {
  const { save } = useAdActs();
  const { ads } = selection;
  useFocusReturn();
  const rest = shown.filter(({ id }) => !selection.has(id));
  return (
    <Paper component="section" aria-label="Sélection" shadow="md" withBorder className={classes.root}>
      <Text role="status" fw={600} size="sm" className={classes.count}>
        {formatCount(ads.length, 'sélectionnée')}
      </Text>
      {rest.length > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => selection.add(rest)}>
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
      <CloseButton aria-label="Annuler la sélection" onClick={selection.clear} />
    </Paper>
  );
}
