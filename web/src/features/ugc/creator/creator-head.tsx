import '@mantine/core/styles/Badge.css';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUser } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { deleteCreator } from '../../../../../shared/ugc/creator.contract.ts';
import { creatorNiches, languageLevels, spokenLanguages } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { say, sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { countryName } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { ownTab, urlNames } from '../marketplace/creators-query.ts';
import { FavoriteMark } from '../marketplace/favorite-mark.tsx';
import { useReadCreatorsAgain, useSayOf } from '../marketplace/use-creators.ts';
import { availabilityText } from './availability-text.ts';
import classes from './creator-page.module.css';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('../report/report-dialog.tsx')).ReportDialog }));

/** Who they are, when they are free, and what may be done with them. */
export function CreatorHead({ creator }: { creator: Creator }) {
  const { displayName, photoUrl, city, country, languages, status, email, bio, niches } = creator;
  const place = [city, country && countryName(country)].filter(Boolean).join(', ');
  return (
    <header className={classes.head}>
      <div className={classes.portrait}>
        {photoUrl ? <img src={photoUrl} alt="" /> : <IconUser size={40} stroke={1.2} aria-hidden />}
      </div>
      <div>
        <Group gap="xs">
          <Title order={2} style={{ overflowWrap: 'anywhere' }}>
            {displayName}
          </Title>
          {status === 'invited' && <Badge variant="default">Invité</Badge>}
          {status === 'paused' && <Badge variant="default">En pause</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {[place, email].filter(Boolean).join(' · ')}
        </Text>
        {languages.length > 0 && (
          <Text size="sm" c="dimmed">
            {languages.map(({ code, level }) => `${spokenLanguages[code]} (${languageLevels[level]})`).join(', ')}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {status === 'invited'
            ? 'N’a pas encore ouvert son lien\u00a0: vous voyez ce que vous avez saisi.'
            : availabilityText(creator)}
        </Text>
        {bio && (
          <Text mt="xs" maw={620} style={{ overflowWrap: 'anywhere' }}>
            {bio}
          </Text>
        )}
        {niches.length > 0 && (
          <Group gap={6} mt="xs">
            {niches.map((niche) => (
              <Badge key={niche} variant="default" fw={500} tt="none">
                {creatorNiches[niche]}
              </Badge>
            ))}
          </Group>
        )}
      </div>
      <Acts creator={creator} />
    </header>
  );
}

function Acts({ creator }: { creator: Creator }) {
  const { relation, email } = creator;
  const may = useMay();
  const sayOf = useSayOf();
  const [forgetting, { open, close }] = useDisclosure(false);
  const [inviting, invitation] = useDisclosure(false);
  const [reporting, report] = useDisclosure(false);
  if (!may('ugc:write')) return null;
  const isOwn = email !== null;
  return (
    <Group gap="xs" className={classes.acts ?? ''}>
      {!relation.blocked && <Button onClick={invitation.open}>Inviter</Button>}
      <Button
        variant="default"
        aria-pressed={relation.favorite}
        leftSection={<FavoriteMark favorite={relation.favorite} />}
        onClick={() => void sayOf(creator, { favorite: !relation.favorite })}
      >
        {relation.favorite ? 'En favori' : 'Favori'}
      </Button>
      <Button
        variant="default"
        onClick={async () => {
          if (await sayOf(creator, { blocked: !relation.blocked }))
            say(
              relation.blocked
                ? 'Ce créateur reparaît dans vos recherches'
                : 'Ce créateur ne paraît plus dans vos recherches\u00a0; il n’en sait rien',
            );
        }}
      >
        {relation.blocked ? 'Débloquer' : 'Bloquer'}
      </Button>
      {isOwn && may('ugc:delete') && (
        <Button variant="default" onClick={open}>
          Oublier
        </Button>
      )}
      <Button variant="default" onClick={report.open}>
        Signaler
      </Button>
      {reporting && (
        <Suspense>
          <ReportDialog
            reported={{ kind: 'creator', id: creator.id, name: creator.displayName }}
            onClose={report.close}
          />
        </Suspense>
      )}
      {forgetting && <Forget creator={creator} onClose={close} />}
      {inviting && (
        <Suspense>
          <InviteDialog creator={creator} onClose={invitation.close} />
        </Suspense>
      )}
    </Group>
  );
}

function Forget({ creator: { id, displayName }, onClose }: { creator: Creator; onClose: () => void }) {
  const navigate = useNavigate();
  const readAgain = useReadCreatorsAgain();
  async function forget() {
    try {
      await request(deleteCreator, { params: { id } });
      await readAgain();
      navigate(`${paths.ugcMarketplace}?${urlNames.tab}=${ownTab}`);
      say(`${displayName} n’est plus parmi vos créateurs`);
    } catch (error) {
      onClose();
      sayFailed(messageOf(error, 'Ce créateur n’a pas été oublié'));
    }
  }
  return (
    <Dialog onClose={onClose} title={`Oublier ${displayName}\u00a0?`}>
      <Text size="sm">
        Son adresse, votre note et vos étiquettes sont effacées de votre espace. Son profil, s’il en a un, reste le
        sien. Cela ne s’annule pas&nbsp;; vous pourrez l’ajouter de nouveau.
      </Text>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button onClick={() => void forget()}>Oublier</Button>
      </DialogFoot>
    </Dialog>
  );
}
