import { Alert, Button, FileButton, Group, Skeleton, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { type ActivityChain, exportAdminActivity } from '../../../../../shared/admin/activity.contract.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { downloadFile, downloadText } from '../../../lib/download.ts';
import { formatCount, formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import classes from './activity.module.css';
import { useChain } from './use-chain.ts';
import { useVerification, type Verified } from './use-verification.ts';

/** The state of a chain, its verification, its export and the check of one. */
export function ChainSeal({ chain }: { chain: string }) {
  const { data, error, mutate } = useChain(chain);
  const { verified, busy, verifyChain, verifyFile } = useVerification(chain, () => mutate());
  if (error && !data) return <LoadFailure what="L’état du journal" error={error} onRetry={() => mutate()} />;
  if (!data) return <Skeleton height={84} radius="md" role="status" aria-label="Chargement de l’état du journal" />;
  const broken = brokenIn(data, verified);
  return (
    <section className={classes.seal} aria-label="État du journal" data-broken={broken ? true : undefined}>
      {broken ? <IconShieldX aria-hidden /> : <IconShieldCheck aria-hidden />}
      <div className={classes.state}>
        <Text fw={600}>{titleOf(data)}</Text>
        <Text size="sm" c="dimmed">
          {detailOf(data)}
        </Text>
        {broken && (
          <Alert color="red" role="alert" mt="sm" title="Le journal a été altéré">
            {broken}
          </Alert>
        )}
        {verified?.ok && (
          <Text size="sm" role="status" mt={4}>
            {verified.of === 'chain' ? 'Chaîne vérifiée' : 'Export conforme'}&nbsp;:{' '}
            {formatCount(verified.checked, 'ligne')}.
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button onClick={verifyChain} aria-disabled={busy}>
          {busy ? 'Vérification...' : 'Vérifier'}
        </Button>
        <Button variant="default" onClick={() => save(chain)}>
          Exporter
        </Button>
        <FileButton onChange={(file) => file && verifyFile(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              Vérifier un export
            </Button>
          )}
        </FileButton>
      </Group>
    </section>
  );
}

const titleOf = ({ chain, lines }: ActivityChain): string =>
  `${chain === 'platform' ? 'Chaîne de la plateforme' : 'Chaîne de l’espace'}, ${formatCount(lines, 'ligne scellée', 'lignes scellées')}`;

function detailOf({ sealedUntil, pending, lastVerified }: ActivityChain): string {
  const sealed = sealedUntil ? `Scellée jusqu’au ${formatMoment(sealedUntil)}` : 'Rien n’est encore scellé';
  const waiting = pending > 0 ? `, ${formatCount(pending, 'ligne en attente', 'lignes en attente')}` : '';
  const checked = lastVerified ? `Vérifiée le ${formatMoment(lastVerified.at)}` : 'Pas encore vérifiée';
  return `${sealed}${waiting}. ${checked}.`;
}

/** What is not what it was, by block and line. */
function brokenIn({ lastVerified }: ActivityChain, verified: Verified | null): string | null {
  if (verified && !verified.ok) {
    const { brokenAt, altered, missing, unknown } = verified;
    return [
      ...(brokenAt === null ? [] : [`Premier bloc en cause\u00a0: ${brokenAt}.`]),
      ...said('Lignes modifiées', altered),
      ...said('Lignes manquantes', missing),
      ...said('Lignes sans bloc', unknown),
    ].join(' ');
  }
  if (verified?.of === 'chain' || !lastVerified || lastVerified.ok) return null;
  return lastVerified.brokenAt === null
    ? 'Des lignes ne sont dans aucun bloc. Vérifiez pour en voir la liste.'
    : `Premier bloc en cause\u00a0: ${lastVerified.brokenAt}. Vérifiez pour voir les lignes.`;
}

const said = (what: string, ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [`${what}\u00a0: ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? '…' : ''}.`];

async function save(workspaceId: string): Promise<void> {
  const name = `journal-${parisDay()}.ndjson`;
  try {
    let file = await request(exportAdminActivity, { query: { workspaceId } });
    while (typeof file !== 'string' && 'resume' in file)
      file = await request(exportAdminActivity, { query: { workspaceId, resume: file.resume } });
    if (typeof file === 'string') downloadText(name, file);
    else downloadFile(name, file.url);
  } catch (error) {
    sayRefused('L’export n’a pas pu être préparé', error);
  }
}
