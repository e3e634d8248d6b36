import { Anchor, Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callToActionLabel } from '../../../../../../shared/ads/ads.rules.ts';
import { AdPicture, useLibraryAd } from '../../../../components/ad-picture.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { sayRefused } from '../../../../lib/notices.ts';
import { useMay } from '../../../../lib/use-may.ts';
import classes from './ad-dialog.module.css';
import { giveImage, imageProblem, imageTypes, refusalText, removeImage } from './send-image.ts';
import { type CampaignAd, linkAd } from './use-ads.ts';

type Props = {
  campaignId: string;
  ad: CampaignAd;
  onChanged: () => Promise<unknown>;
  onLink: () => void;
  onClose: () => void;
};

/** What an ad shows and says, and which ad of the library it is. */
export function AdDialog({ campaignId, ad, onChanged, onLink, onClose }: Props) {
  const mayWrite = useMay()('campaigns:write');
  const [busy, setBusy] = useState(false);
  const { creative } = ad;

  async function act(work: () => Promise<unknown>, refused: string) {
    if (busy) return;
    setBusy(true);
    await work().then(onChanged, (refusal) => sayRefused(refused, refusalText(refusal)));
    setBusy(false);
  }

  return (
    <Dialog title={ad.name} onClose={onClose}>
      <div className={classes.root}>
        <AdPicture imageUrl={ad.imageUrl} libraryAdId={ad.libraryAdId}>
          <span className={classes.empty}>
            <IconPhotoPlus size={28} stroke={1.5} aria-hidden />
            Aucune image
          </span>
        </AdPicture>
        {mayWrite && <ImageActs {...{ campaignId, ad, busy, act }} />}
        {creative && (creative.title || creative.body || creative.callToAction) && (
          <section aria-label="Textes" className={classes.said}>
            {creative.title && <Text fw={600}>{creative.title}</Text>}
            {creative.body && <p className={classes.body}>{creative.body}</p>}
            {creative.callToAction && <span className={classes.call}>{callToActionLabel(creative.callToAction)}</span>}
          </section>
        )}
        <dl className={classes.facts}>
          {ad.adSetName && (
            <div>
              <dt>Ensemble</dt>
              <dd>{ad.adSetName}</dd>
            </div>
          )}
          {Object.entries(ad.dims).map(([field, value]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Bibliothèque</dt>
            <dd>
              <LibraryAd ad={ad} />
            </dd>
          </div>
        </dl>
        {mayWrite && (
          <Group gap="xs">
            <Button variant="default" size="sm" onClick={onLink}>
              {ad.libraryAdId ? 'Choisir une autre annonce' : 'Relier à une annonce'}
            </Button>
            {ad.libraryAdId && (
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                aria-disabled={busy}
                onClick={() => act(() => linkAd(campaignId, ad.adId, null), 'Le lien n’a pas été retiré')}
              >
                Retirer le lien
              </Button>
            )}
          </Group>
        )}
      </div>
    </Dialog>
  );
}

type ActsProps = Pick<Props, 'campaignId' | 'ad'> & {
  busy: boolean;
  act: (work: () => Promise<unknown>, refused: string) => Promise<void>;
};

function ImageActs({ campaignId, ad, busy, act }: ActsProps) {
  const [problem, setProblem] = useState<string | null>(null);

  function choose(file: File | null) {
    if (!file) return;
    const wrong = imageProblem(file);
    setProblem(wrong);
    if (!wrong) void act(() => giveImage(campaignId, [ad.adId], file), 'L’image n’a pas été ajoutée');
  }

  return (
    <div>
      <Group gap="xs">
        <FileButton accept={imageTypes} onChange={choose} inputProps={{ 'aria-label': `Image de ${ad.name}` }}>
          {(props) => (
            <Button {...props} variant="default" size="sm" loading={busy}>
              {ad.imageUrl ? 'Changer l’image' : 'Ajouter une image'}
            </Button>
          )}
        </FileButton>
        {ad.hasOwnImage && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-disabled={busy}
            onClick={() => act(() => removeImage(campaignId, ad.adId), 'L’image n’a pas été retirée')}
          >
            Retirer l’image
          </Button>
        )}
      </Group>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
}

/** The ad of the library that it is, and who said so. */
function LibraryAd({ ad: { libraryAdId, linkedAutomatically } }: Pick<Props, 'ad'>) {
  const linked = useLibraryAd(libraryAdId);
  if (!libraryAdId) return 'Reliée à aucune annonce';
  return (
    <>
      <Anchor component={Link} to={`/ads?annonce=${libraryAdId}`} size="sm">
        {linked ? `${linked.headline ?? linked.advertiser.name}` : 'Voir l’annonce'}
      </Anchor>
      {linkedAutomatically && (
        <Text size="xs" c="dimmed">
          Reliée automatiquement&nbsp;: la bibliothèque a son numéro, ou une annonce de sa page qui dit la même chose.
        </Text>
      )}
    </>
  );
}
