import { NativeSelect, TextInput } from '@mantine/core';
import { adPlatforms } from '../../../../../shared/ads/ads.rules.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import steps from '../../../imports/import-steps.module.css';
import { useBrandNames } from '../use-brand-names.ts';
import type { Wizard } from './use-import-wizard.ts';

const undecided = { value: '', label: 'À choisir…' };

type Props = { wizard: Wizard; look: LearningImport };

/** What is said of the file as a whole. */
export function FileAnswers({ wizard, look }: Props) {
  const { answers } = wizard.draft;
  const brands = useBrandNames();
  const tellsPlatform = look.columns.some(({ field }) => field === 'platform');
  return (
    <div className={steps.settings}>
      <NativeSelect
        label="Plateforme"
        description={tellsPlatform ? 'Des lignes qui ne disent pas la leur.' : 'Celle des annonces du fichier.'}
        value={answers.platform ?? look.platform ?? ''}
        onChange={({ currentTarget: { value } }) =>
          wizard.answer({ platform: keysOf(adPlatforms).find((one) => one === value) })
        }
        data={[
          { value: '', label: 'Non précisée' },
          ...Object.entries(adPlatforms).map(([value, label]) => ({ value, label })),
        ]}
      />
      {brands.length > 0 && (
        <NativeSelect
          label="Marque"
          description="Pour lire plus tard les résultats d’une marque seule."
          value={answers.brandId ?? ''}
          onChange={({ currentTarget: { value } }) => wizard.answer({ brandId: value || undefined })}
          data={[{ value: '', label: 'Aucune' }, ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <TextInput
        label="Devise"
        description="Pour les lignes qui ne la disent pas."
        placeholder={look.currency ?? 'EUR'}
        maxLength={3}
        value={answers.currency ?? ''}
        onChange={({ currentTarget: { value } }) => wizard.answer({ currency: value.toUpperCase() || undefined })}
      />
      {(look.questions.includes('dateOrder') || answers.dateOrder) && (
        <NativeSelect
          label="Ordre des dates"
          description="Rien dans le fichier ne le dit."
          value={answers.dateOrder ?? ''}
          onChange={({ currentTarget: { value } }) =>
            wizard.answer({ dateOrder: value === 'dmy' || value === 'mdy' ? value : undefined })
          }
          data={[
            undecided,
            { value: 'dmy', label: 'Jour puis mois\u00a0: 03/04 est le 3 avril' },
            { value: 'mdy', label: 'Mois puis jour\u00a0: 03/04 est le 4 mars' },
          ]}
        />
      )}
      {(look.questions.includes('decimal') || answers.decimal) && (
        <NativeSelect
          label="Décimales"
          description="Le fichier utilise les deux."
          value={answers.decimal ?? ''}
          onChange={({ currentTarget: { value } }) =>
            wizard.answer({ decimal: value === ',' || value === '.' ? value : undefined })
          }
          data={[undecided, { value: ',', label: 'Virgule\u00a0: 12,50' }, { value: '.', label: 'Point\u00a0: 12.50' }]}
        />
      )}
    </div>
  );
}
