/** A file of an archive, as its list at the end names it. */
export type ZipEntry = {
  name: string;
  /** As it is, or deflated. */
  method: 0 | 8;
  /** Its sums stand behind it, since nobody knew them before. */
  sumsBehind: boolean;
  crc: number;
  size: number;
  packedSize: number;
  offset: number;
};

const most16 = 0xff_ff;
const most32 = 0xff_ff_ff_ff;
const sumsBehindFlag = 1 << 3;
const utf8Flag = 1 << 11;
const plainVersion = 20;
const largeVersion = 45;
/** Written as by Unix: so names are UTF-8 and files can be read. */
const madeBy = (3 << 8) | largeVersion;
const readableFile = 0o100644 * 2 ** 16;

/** What stands before the bytes of a file. One is under 4 GB: the writer cuts what is larger. */
export function localHeader({ name, method, sumsBehind, crc, size, packedSize }: ZipEntry, at: Date): Buffer {
  const text = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(plainVersion, 4);
  header.writeUInt16LE(utf8Flag | (sumsBehind ? sumsBehindFlag : 0), 6);
  header.writeUInt16LE(method, 8);
  writeTime(header, 10, at);
  if (!sumsBehind) writeSums(header, 14, { crc, size, packedSize });
  header.writeUInt16LE(text.length, 26);
  return Buffer.concat([header, text]);
}

/** What stands behind the bytes of a file whose sums were not known before. */
export function sumsBehind(entry: ZipEntry): Buffer {
  const sums = Buffer.alloc(16);
  sums.writeUInt32LE(0x08074b50, 0);
  writeSums(sums, 4, entry);
  return sums;
}

/** A line of the list at the end of the archive. */
export function listed(entry: ZipEntry, at: Date): Buffer {
  const { name, method, offset } = entry;
  const text = Buffer.from(name);
  const far = offset >= most32;
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x02014b50, 0);
  line.writeUInt16LE(madeBy, 4);
  line.writeUInt16LE(far ? largeVersion : plainVersion, 6);
  line.writeUInt16LE(utf8Flag | (entry.sumsBehind ? sumsBehindFlag : 0), 8);
  line.writeUInt16LE(method, 10);
  writeTime(line, 12, at);
  writeSums(line, 16, entry);
  line.writeUInt16LE(text.length, 28);
  line.writeUInt16LE(far ? 12 : 0, 30);
  line.writeUInt32LE(readableFile, 38);
  line.writeUInt32LE(far ? most32 : offset, 42);
  return Buffer.concat([line, text, ...(far ? [farOffset(offset)] : [])]);
}

/** The end of the archive; what does not fit its old form stands before it in the one of ZIP64. */
export function archiveEnd({ count, offset, size }: { count: number; offset: number; size: number }): Buffer {
  const large = count >= most16 || offset >= most32 || size >= most32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(large ? most16 : count, 8);
  end.writeUInt16LE(large ? most16 : count, 10);
  end.writeUInt32LE(large ? most32 : size, 12);
  end.writeUInt32LE(large ? most32 : offset, 16);
  return large ? Buffer.concat([largeEnd({ count, offset, size }), end]) : end;
}

function largeEnd({ count, offset, size }: { count: number; offset: number; size: number }): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(madeBy, 12);
  end.writeUInt16LE(largeVersion, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

type Sums = Pick<ZipEntry, 'crc' | 'size' | 'packedSize'>;

function writeSums(into: Buffer, place: number, { crc, size, packedSize }: Sums): void {
  into.writeUInt32LE(crc, place);
  into.writeUInt32LE(packedSize, place + 4);
  into.writeUInt32LE(size, place + 8);
}

function writeTime(into: Buffer, place: number, at: Date): void {
  into.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), place);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  into.writeUInt16LE(date, place + 2);
}
