import { Text, Title } from '@mantine/core';
import { IconFileSpreadsheet, IconPencil, IconPlugConnected } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { dayIn } from '../../../../../shared/kernel/day-in.ts';
import { addDays } from '../../../../../shared/kernel/paris-day.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { WayIn, WaysIn } from '../../../components/way-in.tsx';
import { urlNames } from '../campaigns-query.ts';
import classes from './campaign.module.css';
import { rowOfDay } from './data/entry-rows.ts';
import { useReadAgain } from './use-campaign.ts';

const EntryDialog = lazy(async () => ({ default: (await import('./data/entry-dialog.tsx')).EntryDialog }));

const offeredDays = 7;
const lastDays = (today: string) =>
  Array.from({ length: offeredDays }, (_, at) => addDays(today, at + 1 - offeredDays));

/** A campaign that has no figure yet: the ways to the first ones. */
export function NoFigures({ campaign }: { campaign: Campaign }) {
  const [typing, setTyping] = useState(false);
  const readAgain = useReadAgain(campaign.id);
  const navigate = useNavigate();
  const go = (choices: Record<string, string>) => navigate(`${paths.campaigns}?${new URLSearchParams(choices)}`);
  const today = dayIn(campaign.timezone);
  return (
    <div className={classes.empty}>
      <Title order={3}>Cette campagne attend ses premiers chiffres</Title>
      <Text c="dimmed" mt="xs">
        Dès le premier jour de données, vous verrez ici ses résultats, son rythme et ses publicités.
      </Text>
      <WaysIn>
        <WayIn
          icon={<IconFileSpreadsheet aria-hidden />}
          title="Importer un fichier"
          onClick={() => go({ [urlNames.tab]: 'imports', [urlNames.importing]: 'fichier' })}
        >
          L’export de votre plateforme, tel quel.
        </WayIn>
        <WayIn icon={<IconPencil aria-hidden />} title="Saisir ou coller" onClick={() => setTyping(true)}>
          Saisissez les jours, ou collez-les depuis un tableur.
        </WayIn>
        <WayIn
          icon={<IconPlugConnected aria-hidden />}
          title="Connecter Meta"
          onClick={() => go({ [urlNames.tab]: 'connexions' })}
        >
          Le compte publicitaire est lu chaque nuit.
        </WayIn>
      </WaysIn>
      {typing && (
        <Suspense fallback={null}>
          <EntryDialog
            campaign={campaign}
            title="Saisir des chiffres"
            start={lastDays(today).map(rowOfDay)}
            today={today}
            onClose={() => setTyping(false)}
            onDone={() => {
              setTyping(false);
              void readAgain();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
