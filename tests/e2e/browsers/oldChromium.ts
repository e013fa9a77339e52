import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** A build of the oldest Chromium the product promises, packed for the npm registry. Linux on x64. */
const PACKAGE = '@sparticuz/chromium@109.0.6'
const SHA512 = '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg=='

/** Where the oldest promised Chromium lies once it was fetched. */
export const OLD_CHROMIUM = join(tmpdir(), 'chromium-109.0.6')

/**
 * Before the runs: fetches it, unless an earlier run has. It is no dependency of the product, so nothing else loads it.
 */
export default function fetchOldChromium(): void {
  if (existsSync(OLD_CHROMIUM)) return
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  try {
    const said = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' })
    const archive = join(folder, said.trim())
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (hash !== SHA512) throw new Error(`${PACKAGE} is not what it was: sha512 ${hash}`)
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    const binary = join(folder, 'chromium')
    writeFileSync(binary, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), { mode: 0o755 })
    renameSync(binary, OLD_CHROMIUM)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
