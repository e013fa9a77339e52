import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
const BASE = Number(process.env.BENCH_PORT ?? 10022)
const VITE = 'node_modules/vite/bin/vite.js'

/** Where each build is served; the first is Playwright's own server. */
export const PORTS = { now: BASE, ref: BASE + 1, deploy: BASE + 2, scale: BASE + 3 }

/** The commit to compare with; empty for none. */
export const REF = process.env.BENCH_AGAINST ?? ''

/** A checked-out tree of files, with its libraries. */
export type Tree = { dir: string; remove: () => void }

/** The present tree, as it is. */
export const presentTree: Pick<Tree, 'dir'> = { dir: ROOT }

/** The tree of a commit. Its libraries are those of the present tree, or its own where its lock file differs. */
export function treeOf(ref: string): Tree {
  const dir = join(mkdtempSync(join(tmpdir(), 'bench-')), 'tree')
  git('worktree', 'add', '--detach', '--quiet', dir, ref)
  const remove = () => {
    git('worktree', 'remove', '--force', dir)
    rmSync(join(dir, '..'), { recursive: true, force: true })
  }
  try {
    if (lockOf(dir).equals(lockOf(ROOT))) symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
    else execFileSync('npm', ['ci'], { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    remove()
    throw error
  }
  return { dir, remove }
}

function lockOf(dir: string): Buffer {
  return readFileSync(join(dir, 'package-lock.json'))
}

/** A copy of the present tree, changed and new files included. */
export function copyOfTree(): Tree {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'))
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  for (const file of files) {
    // A file that is deleted but not yet committed is still listed.
    if (file !== '' && file !== 'node_modules' && existsSync(join(ROOT, file)))
      cpSync(join(ROOT, file), join(dir, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

/** Builds a tree; its server, if one runs, serves the new files from then on. */
export function build({ dir }: Pick<Tree, 'dir'>): void {
  execFileSync(process.execPath, [VITE, 'build', '--mode', 'material', '--logLevel', 'error'], { cwd: dir })
}

/** The addresses of a built tree's files. */
export function assetsOf({ dir }: Tree): ReadonlySet<string> {
  return new Set(readdirSync(join(dir, 'dist/assets')).map((file) => `/assets/${file}`))
}

/** Serves a built tree until the returned function is called. */
export async function serve(
  { dir }: Pick<Tree, 'dir'>,
  port: number,
  own: Record<string, string> = {},
): Promise<() => void> {
  const server = spawn(process.execPath, [VITE, 'preview'], {
    cwd: dir,
    env: { ...process.env, KEEP: '', ...own, PORT: String(port) },
    stdio: 'ignore',
  })
  const until = Date.now() + 60_000
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(`nothing is served on port ${port}`)
    await new Promise((next) => setTimeout(next, 200))
  }
  return () => void server.kill()
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
}
