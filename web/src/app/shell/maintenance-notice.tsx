import { MaintenanceAlert } from '../../components/maintenance-alert.tsx';
import { useHealth } from './use-health.ts';

/** Above every page: that nothing can be changed for the time being, or when a maintenance is planned. */
export function MaintenanceNotice() {
  const data = useHealth();
  return data ? <MaintenanceAlert {...data.maintenance} mb="md" /> : null;
}
