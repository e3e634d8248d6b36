import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import useSWR from 'swr';
import { adsByImageName, mostImages } from '../../../../../../shared/campaigns/image-names.ts';
import { listAdNames } from '../../../../../../shared/campaigns/images.contract.ts';
import { Dialog } from '../../../../components/dialog.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { FileDrop } from '../../../../imports/file-drop.tsx';
import { formatCount } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import classes from './images-dialog.module.css';
import { type Picked, pickedOf, reportOf, sendPicked } from './picked-images.ts';
import { imageTypes } from './send-image.ts';

type Props = { campaignId: string; onDone: () => void; onClose: () => void };

/** Gives ads the images that bear their names, many at once; what matches none is told, and may be named by hand. */
export function ImagesDialog({ campaignId, onDone, onClose }: Props) {
  const {
    data: ads,
    error,
    mutate,
  } = useSWR(
    [listAdNames.operation, campaignId],
    async () => (await request(listAdNames, { params: { id: campaignId } })).items,
  );
  const [picked, setPicked] = useState<Picked[]>([]);
  const [left, setLeft] = useState(0);
  const [sending, setSending] = useState(false);
  const find = adsByImageName(ads ?? []);
  const lines = picked.map((one) => ({ ...one, adIds: find(one.name) }));
  const ready = lines.filter(({ problem, adIds, state }) => !problem && adIds.length > 0 && state !== 'done');
  const report = reportOf(lines);

  function add(files: File[]) {
    const room = mostImages - picked.length;
    setLeft(Math.max(0, files.length - room));
    setPicked([...picked, ...files.slice(0, room).map(pickedOf)]);
  }
  const change = (file: File, news: Partial<Picked>) =>
    setPicked((before) => before.map((one) => (one.file === file ? { ...one, ...news } : one)));

  async function send() {
    setSending(true);
    await sendPicked(campaignId, ready, change);
    setSending(false);
    onDone();
  }

  return (
    <Dialog title="Ajouter des images" size={620} onClose={onClose}>
      {error && !ads ? (
        <LoadFailure what="Les images" error={error} onRetry={() => mutate()} />
      ) : (
        <Stack gap="md">
          <FileDrop
            invitation="Choisir des images, ou les déposer ici"
            about={`PNG, JPEG ou WebP de 2\u00a0Mo au plus, nommées comme vos publicités\u00a0: «\u00a0Vidéo A.png\u00a0» va à «\u00a0Vidéo A\u00a0». ${mostImages} à la fois.`}
            accept={imageTypes}
            multiple
            onChosen={(_, all) => add(all)}
          />
          {left > 0 && (
            <Text size="sm" role="alert">
              {mostImages} images à la fois&nbsp;: {formatCount(left, 'image laissée', 'images laissées')} de côté.
            </Text>
          )}
          <Lines lines={lines} ads={ads ?? []} onName={(file, name) => change(file, { name })} />
          {picked.length > 0 && (
            <Group justify="space-between">
              <Text size="sm" role="status">
                {report}
              </Text>
              {(ready.length > 0 || sending) && (
                <Button loading={sending} onClick={send}>
                  Ajouter {formatCount(ready.length, 'image')}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

type Line = Picked & { adIds: string[] };
type LinesProps = {
  lines: readonly Line[];
  ads: readonly { adId: string; name: string; hasOwnImage: boolean }[];
  onName: (file: File, name: string) => void;
};

function Lines({ lines, ads, onName }: LinesProps) {
  const names = useId();
  const byId = new Map(ads.map((ad) => [ad.adId, ad]));
  if (lines.length === 0) return null;
  return (
    <>
      <datalist id={names}>
        {ads.map(({ adId, name }) => (
          <option key={adId} value={name} />
        ))}
      </datalist>
      <ul className={classes.lines} aria-label="Images choisies">
        {lines.map((line, at) => {
          const of = line.adIds.flatMap((adId) => byId.get(adId) ?? []);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are added at the end alone, and files may share a name
            <li key={at} data-off={line.problem !== null || of.length === 0 || undefined}>
              {line.problem ? <span className={classes.thumbnail} /> : <Thumbnail file={line.file} />}
              <div>
                <div className={classes.file}>{line.file.name}</div>
                {line.problem ? (
                  <Text size="sm" c="var(--mantine-color-error)">
                    {line.problem}
                  </Text>
                ) : (
                  <Text size="sm" c="dimmed">
                    {of.length > 0 ? matchText(of) : 'Aucune publicité de ce nom'}
                    {line.state === 'done' && ' · ajoutée'}
                    {line.state === 'sending' && ' · envoi...'}
                  </Text>
                )}
                {!line.problem && line.state === 'waiting' && (of.length === 0 || line.name !== line.file.name) && (
                  <TextInput
                    size="xs"
                    mt={4}
                    list={names}
                    aria-label={`Publicité de ${line.file.name}`}
                    placeholder="Nom de la publicité"
                    maxLength={300}
                    value={line.name === line.file.name ? '' : line.name}
                    onChange={({ currentTarget }) => onName(line.file, currentTarget.value || line.file.name)}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function matchText(of: { name: string; hasOwnImage: boolean }[]): string {
  const who = of.length > 1 ? `${of.length} publicités «\u00a0${of[0]?.name}\u00a0»` : `«\u00a0${of[0]?.name}\u00a0»`;
  return `Pour ${who}${of.some(({ hasOwnImage }) => hasOwnImage) ? ', à la place de la sienne' : ''}`;
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={url} alt="" className={classes.thumbnail} />;
}
