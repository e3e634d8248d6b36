/** As telephones of these years film, and as most computers do not play. */
const names = ['hvc1', 'hev1', 'dvh1', 'dvhe'];

const mostBoxes = 1_000;
/** The table of a film of an hour is smaller. */
const mostBytes = 32_000_000;

/** Whether a film is HEVC, by what its container says of its tracks; only that part of it is read. */
export async function isHevc(film: Blob): Promise<boolean> {
  let at = 0;
  for (let box = 0; box < mostBoxes && at + 8 <= film.size; box += 1) {
    const { kind, size } = await headOf(film, at);
    if (size < 8) return false;
    if (kind === 'moov') return namesHevc(film.slice(at, at + Math.min(size, mostBytes)));
    at += size;
  }
  return false;
}

async function headOf(film: Blob, at: number): Promise<{ kind: string; size: number }> {
  const head = new DataView(await film.slice(at, at + 16).arrayBuffer());
  const kind = String.fromCharCode(...[4, 5, 6, 7].map((place) => head.getUint8(place)));
  const size = head.getUint32(0);
  if (size === 0) return { kind, size: film.size - at };
  return { kind, size: size === 1 && head.byteLength === 16 ? Number(head.getBigUint64(8)) : size };
}

async function namesHevc(table: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await table.arrayBuffer());
  return names.some((name) => text.includes(name));
}
