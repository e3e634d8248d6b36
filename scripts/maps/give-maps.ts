import type { StageSettings } from '../../infra/config.ts';
import { functionsDir } from '../build-functions.ts';
import { siteDir } from '../build-web.ts';
import { version } from '../cdk.ts';
import { builtMaps, monitoringOf, sendMaps } from './built-maps.ts';

/** Gives the monitoring of a stage the maps of what stands in `.build`, where someone said which it is. */
export async function giveMaps({ monitoringProject }: StageSettings): Promise<void> {
  const monitoring = monitoringOf(monitoringProject, process.env.SENTRY_AUTH_TOKEN);
  if (!monitoring) {
    if (monitoringProject) console.log('SENTRY_AUTH_TOKEN is not set: no source map was sent');
    return;
  }
  const sent = await sendMaps(monitoring, builtMaps(functionsDir, siteDir, version()));
  console.log(`Source maps of ${sent} releases are with the monitoring`);
}
