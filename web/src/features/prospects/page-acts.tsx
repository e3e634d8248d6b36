import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconAdjustments,
  IconCopy,
  IconDots,
  IconDownload,
  IconForms,
  IconHistory,
  IconPlus,
  IconUpload,
} from '@tabler/icons-react';
import { ActMenu } from '../../components/act-menu.tsx';
import { PageActs } from '../../lib/page-head.tsx';
import classes from './prospects-page.module.css';

type Props = {
  /** The page itself says what to do first. */
  quiet: boolean;
  onCreate: () => void;
  onImport: () => void;
  onPastImports: () => void;
  onExport: () => void;
  onDuplicates: () => void;
  onFields: () => void;
  onScoring: () => void;
};

/** What can be done on the page as a whole. */
export function ProspectsActs(props: Props) {
  const { quiet, onCreate, onImport, onPastImports, onExport, onDuplicates, onFields, onScoring } = props;
  // An item merely hidden would stop the arrow keys.
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <PageActs>
      <div className={classes.acts}>
        <ActMenu
          target={
            <ActionIcon variant="default" size={36} aria-label="Autres actions">
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          }
        >
          {narrow && (
            <Menu.Item leftSection={<IconUpload {...icon} />} onClick={onImport}>
              Importer
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconHistory {...icon} />} onClick={onPastImports}>
            Imports précédents
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={onExport}>
            Exporter
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onDuplicates}>
            Doublons
          </Menu.Item>
          <Menu.Item leftSection={<IconForms {...icon} />} onClick={onFields}>
            Champs personnalisés
          </Menu.Item>
          <Menu.Item leftSection={<IconAdjustments {...icon} />} onClick={onScoring}>
            Règles du score
          </Menu.Item>
        </ActMenu>
        <Button variant="default" visibleFrom="sm" onClick={onImport}>
          Importer
        </Button>
        <Button
          variant={quiet ? 'default' : 'filled'}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={onCreate}
        >
          Nouveau prospect
        </Button>
      </div>
    </PageActs>
  );
}
