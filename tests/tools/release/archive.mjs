import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BLOCK = 512

/**
 * A folder's files as tar.gz, the same bytes for the same files: sorted, of no owner, of one time.
 *
 * @param folder whose files are taken, except what the build keeps for its own checks
 * @param root the folder that they are in when unpacked
 * @param seconds the time of all files, s since 1970
 */
export function archive(folder, root, seconds) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !file.startsWith('.vite/'))
    .sort((a, b) => (a < b ? -1 : 1))
  const parts = files.flatMap((file) => {
    const content = readFileSync(join(folder, file))
    return [header(`${root}/${file}`, content.length, seconds), content, Buffer.alloc(-content.length & (BLOCK - 1))]
  })
  const packed = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 })
  // The tenth byte of gzip names the system that packed.
  packed[9] = 255
  return packed
}

/** The header of a file in the format `ustar`. */
function header(path, size, seconds) {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long for an archive`)
  const octal = (value, digits) => `${value.toString(8).padStart(digits - 1, '0')}\0`
  block.write(path, 0)
  block.write(octal(0o644, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(seconds, 12), 136)
  block.write(' '.repeat(8), 148)
  block.write('0', 156)
  block.write('ustar\0', 257)
  block.write('00', 263)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
