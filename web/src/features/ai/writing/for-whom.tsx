import { useBrands } from '../brands/use-brands.ts';
import { BrandSelect } from '../briefs/brand-select.tsx';
import classes from './order.module.css';
import { PersonaSelect, usePersonas } from './persona-select.tsx';

type Props = {
  brandId: string;
  personaId: string;
  onChange: (change: { brandId: string } | { personaId: string }) => void;
};

/** The brand that speaks and whom it speaks to: the brief says them, so they are told in a line and changed in its fold. */
export function ForWhom({ brandId, personaId, onChange }: Props) {
  const { brands } = useBrands();
  const { data: personas } = usePersonas();
  const brand = brands.find(({ id }) => id === brandId)?.name ?? (brandId === '' ? 'Aucune marque' : 'Marque du brief');
  const persona = personas?.items.find(({ id }) => id === personaId)?.name;
  return (
    <details>
      <summary>
        {brand}
        {persona && `, ${persona}`}
        {personas && personas.items.length > 0 && personaId === '' && ', aucun persona'}
      </summary>
      <div className={classes.folded}>
        <BrandSelect value={brandId} onChange={(next) => onChange({ brandId: next })} />
        <PersonaSelect value={personaId} onChange={(next) => onChange({ personaId: next })} />
      </div>
    </details>
  );
}
