import { FilterSheet } from '../../../components/filter-sheet.tsx';
import { RealChoices } from './real-choices.tsx';
import type { RealAsked } from './use-blended.ts';

type Props = { asked: RealAsked; currencies: readonly string[]; opened: boolean; onClose: () => void };

/** What is asked for but the days, where there is no room for it. */
export const RealSheet = ({ asked, currencies, opened, onClose }: Props) => (
  <FilterSheet opened={opened} onClose={onClose} see="Voir les chiffres" onClear={null}>
    <RealChoices asked={asked} currencies={currencies} above />
  </FilterSheet>
);
