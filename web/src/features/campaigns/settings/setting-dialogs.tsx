import { NamingDialog } from './naming-dialog.tsx';
import { RatesDialog } from './rates-dialog.tsx';

type Props = {
  /** As the address names it; nothing opens under another name. */
  setting: string;
  onClose: () => void;
};

/** The settings of all campaigns, of which one is open. */
export function SettingDialogs({ setting, onClose }: Props) {
  if (setting === 'nommage') return <NamingDialog onClose={onClose} />;
  return setting === 'taux' ? <RatesDialog onClose={onClose} /> : null;
}
