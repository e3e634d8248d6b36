import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { textLimits } from '../../../../../shared/kernel/text-limits.ts';
import { pixelLimits } from '../../../../../shared/pixel/pixel.rules.ts';
import '@mantine/core/styles/PasswordInput.css';
import { useState } from 'react';
import { createMetaPixel, type Pixel, updateMetaPixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useForm } from '../../../lib/use-form.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { readPixel, usePixelWrites } from './use-pixels.ts';

type Values = { name: string; pixelId: string; accessToken: string; testEventCode: string };
type Props = {
  /** The one to change; a new one without it. */
  pixel?: Pixel;
  onClose: () => void;
  /** What comes after one was added; otherwise the dialog closes. */
  onMade?: (pixel: Pixel) => void;
};

/** Adds a pixel, or changes one: its token is written here and never shown again. */
export function PixelDialog({ pixel, onClose, onMade = onClose }: Props) {
  const { keep } = usePixelWrites();
  const [base, setBase] = useState(pixel);
  const [theirs, setTheirs] = useState<Pixel | null>(null);
  const { busy, message, values, input, form, send } = useForm<Values>({
    start: {
      name: pixel?.name ?? '',
      pixelId: pixel?.pixelId ?? '',
      accessToken: '',
      testEventCode: pixel?.testEventCode ?? '',
    },
    otherwise: pixel ? 'Le pixel n’a pas pu être modifié' : 'Le pixel n’a pas pu être ajouté',
    act: (fields) => (base ? save(base, fields) : create(fields)),
  });

  async function create(body: Values) {
    const made = await request(createMetaPixel, { body });
    keep(made.pixel);
    say(`«\u00a0${made.pixel.name}\u00a0» est ajouté`);
    onMade(made.pixel);
  }

  async function save(over: Pixel, { accessToken, ...fields }: Values) {
    const { id } = over;
    const edit = { ...fields, ...(accessToken && { accessToken }) };
    const outcome = await versionedWrite(over, edit, {
      put: async (version) => (await request(updateMetaPixel, { params: { id }, body: { ...edit, version } })).pixel,
      read: () => readPixel(id),
      // Of a token nothing but its end is told: another one is seen by it.
      seen: (one) => ({ ...one, accessToken: one.accessTokenHint }),
    });
    if ('theirs' in outcome) return setTheirs(outcome.theirs);
    keep(outcome.kept);
    saySaved();
    onClose();
  }

  function keepMine(latest: Pixel) {
    setBase(latest);
    setTheirs(null);
    void send(() => save(latest, values));
  }

  function keepTheirs(latest: Pixel) {
    keep(latest);
    onClose();
  }

  return (
    <Dialog title={pixel ? `Modifier «\u00a0${pixel.name}\u00a0»` : 'Ajouter un pixel Meta'} onClose={onClose}>
      {theirs ? (
        <ConflictChoice
          what="Ce pixel a été modifié pendant que vous l’écriviez. Quelle version garder ?"
          mine={shown(values)}
          theirs={shown(theirs)}
          onMine={() => keepMine(theirs)}
          onTheirs={() => keepTheirs(theirs)}
        />
      ) : (
        <form {...form}>
          <Stack gap="lg">
            {message && <FormNotice tone="refused">{message}</FormNotice>}
            <TextInput
              label="Nom"
              required
              maxLength={textLimits.name}
              data-autofocus
              placeholder="Boutique en ligne"
              {...input('name')}
            />
            <TextInput
              label="Identifiant du pixel"
              description="15 ou 16 chiffres, dans le Gestionnaire d’événements de Meta."
              required
              inputMode="numeric"
              maxLength={40}
              {...input('pixelId')}
            />
            <TokenField hint={pixel?.accessTokenHint} input={input('accessToken')} />
            <TextInput
              label="Code de test optionnel"
              description="Tant qu’il est là, les événements se lisent dans l’onglet «&nbsp;Tester les événements&nbsp;» de Meta."
              maxLength={pixelLimits.testEventCode}
              placeholder="TEST12345"
              {...input('testEventCode')}
            />
          </Stack>
          <DialogFoot>
            <Button type="submit" size="md" aria-disabled={busy}>
              {label(pixel !== undefined, busy)}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}

function label(known: boolean, busy: boolean): string {
  if (known) return busy ? 'Enregistrement...' : 'Enregistrer';
  return busy ? 'Ajout...' : 'Ajouter le pixel';
}

const shown = ({ name, pixelId, testEventCode }: Pick<Pixel, 'name' | 'pixelId' | 'testEventCode'>) =>
  [name, pixelId, testEventCode].filter(Boolean).join('\n');

type TokenProps = { hint: string | undefined; input: object };

function TokenField({ hint, input }: TokenProps) {
  return (
    <PasswordInput
      label="Jeton d’accès"
      description={
        hint === undefined ? (
          'Gestionnaire d’événements › Paramètres › API Conversions › Générer un token d’accès. Il est chiffré, et ne s’affiche plus.'
        ) : (
          <>
            Laisser vide pour garder le jeton, qui finit par{' '}
            <Text span inherit c="var(--mantine-color-text)" fw={600}>
              {hint}
            </Text>
            .
          </>
        )
      }
      required={hint === undefined}
      autoComplete="off"
      maxLength={textLimits.metaToken}
      visibilityToggleButtonProps={{ 'aria-label': 'Afficher le jeton' }}
      {...input}
    />
  );
}
