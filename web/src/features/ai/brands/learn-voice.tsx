import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { VoiceProfile } from '../../../../../shared/ai/brand.ts';
import { measureBrandVoice } from '../../../../../shared/ai/brands.contract.ts';
import { brandLimits } from '../../../../../shared/ai/brands.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import classes from '../fields/fields.module.css';
import { filled } from '../fields/lines.ts';
import { useOwnAds } from './use-own-ads.ts';

type Props = {
  brandId: string;
  /** As it was saved: its ads are looked for under it. */
  name: string;
  profile: VoiceProfile | null;
  onKeep: (profile: VoiceProfile) => void;
};

/** The voice as texts have it: measured on some, set beside the one that is kept. */
export function LearnVoice({ brandId, name, profile, onKeep }: Props) {
  const [pasted, setPasted] = useState('');
  const [measured, setMeasured] = useState<VoiceProfile | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const texts = filled(pasted.split(/\n\s*\n+/));
  const few = texts.length < brandLimits.fewestTexts;

  const ads = useOwnAds(name);

  async function measure(body: { texts: string[] } | { adIds: string[] }) {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      setMeasured((await request(measureBrandVoice, { params: { id: brandId }, body })).profile);
    } catch (error) {
      setRefusal(messageOf(error, 'La voix n’a pas pu être mesurée'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {refusal && <FormNotice tone="refused">{refusal}</FormNotice>}
      <Textarea
        name="texts"
        label="Textes existants"
        description={'Collez de 3 à 30 textes, séparés par une ligne vide. Nous gardons la mesure, pas les textes.'}
        autosize
        minRows={4}
        maxRows={14}
        value={pasted}
        onChange={({ currentTarget: { value } }) => setPasted(value)}
      />
      <Group gap="sm">
        <Button
          variant="default"
          onClick={() => !few && measure({ texts: texts.slice(0, brandLimits.mostTexts) })}
          aria-disabled={busy || few}
        >
          {busy ? 'Mesure...' : 'Mesurer la voix'}
        </Button>
        {ads.length >= brandLimits.fewestTexts && (
          <Button variant="default" onClick={() => measure({ adIds: ads })} aria-disabled={busy}>
            Mesurer sur ses {formatCount(ads.length, 'annonce')} de la bibliothèque
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {pasted.trim() && formatCount(texts.length, 'texte')}
        </Text>
      </Group>
      {(profile ?? measured) && <Profiles profile={profile} measured={measured} />}
      {measured && (
        <Button variant="default" mr="auto" onClick={() => onKeep(measured)}>
          Prendre cette mesure
        </Button>
      )}
    </>
  );
}

const registers = { vous: 'vouvoiement', tu: 'tutoiement', mixed: 'les deux', none: 'aucun' } as const;

const lines: { label: string; of: (profile: VoiceProfile) => string }[] = [
  { label: 'Mots par phrase', of: ({ wordsPerSentence }) => formatNumber(wordsPerSentence) },
  { label: 'Registre', of: ({ register }) => registers[register] },
  { label: 'Emojis', of: ({ emojisPer100Words }) => `${formatNumber(emojisPer100Words)} pour 100 mots` },
  {
    label: 'Exclamations',
    of: ({ exclamationsPer100Words }) => `${formatNumber(exclamationsPer100Words)} pour 100 mots`,
  },
  {
    label: 'Lisibilité',
    of: ({ readability }) => (readability === null ? 'textes trop courts' : `${formatNumber(readability)} sur 100`),
  },
  { label: 'Mots favoris', of: ({ favouriteWords }) => favouriteWords.join(', ') || 'aucun en commun' },
];

function Profiles({ profile, measured }: { profile: VoiceProfile | null; measured: VoiceProfile | null }) {
  return (
    <table className={classes.profiles}>
      <thead>
        <tr>
          <td />
          {profile && <th scope="col">Gardée</th>}
          {measured && <th scope="col">Mesurée</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {profile && <td>{of(profile)}</td>}
            {measured && <td>{of(measured)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
