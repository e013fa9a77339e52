import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, presentTree, type Tree, treeOf } from '#tests/tools/bench/side'
import { compareFolder } from './compare'
import { SIDES } from './pictures'
import { pageOf, tableOf } from './report'

type Log = (line: string) => void
type Options = { against: string; screen?: string; out: string; log: Log }

/** Pictures the screens of a commit and of the present tree, and writes what differs. Resolves to the exit code. */
export function compareLooks({ against, screen = '', out, log }: Options): number {
  const folder = resolve(out)
  for (const side of SIDES) {
    rmSync(join(folder, side), { recursive: true, force: true })
    mkdirSync(join(folder, side), { recursive: true })
  }
  rmSync(join(folder, 'difference'), { recursive: true, force: true })
  log(`Checking out ${against}`)
  const tree = treeOf(against)
  let isWhole = true
  try {
    for (const [side, one] of [
      ['before', tree],
      ['after', presentTree],
    ] as const) {
      log(side === 'before' ? `Building ${against}` : 'Building the present tree')
      build(one)
      const env = { LOOKS_FOLDER: join(folder, side), LOOKS_SCREEN: screen }
      isWhole = picture('looks.spec.ts', one, env) && isWhole
      if (readdirSync(join(folder, side)).length === 0) throw new Error(`no screen with ${screen} in its path`)
    }
  } finally {
    tree.remove()
  }
  const pairs = compareFolder(folder)
  const page = join(folder, 'index.html')
  writeFileSync(page, pageOf(pairs, against))
  log(`\n${tableOf(pairs)}\n${page}`)
  return isWhole ? 0 : 1
}

/** Makes the pictures of the README from the present tree. Returns the exit code. */
export function makeScreenshots(log: Log): number {
  log('Building')
  build(presentTree)
  return picture('screenshots.spec.ts', presentTree) ? 0 : 1
}

/** Runs a suite of pictures against a built tree; whether all were taken. */
function picture(suite: string, { dir }: Pick<Tree, 'dir'>, own: Record<string, string> = {}): boolean {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/tools/bench/looks', suite]
  const { PORT = '10032' } = process.env
  const env = { ...process.env, ...own, LOOKS_TREE: dir, E2E_PORT: PORT }
  const { status, signal } = spawnSync(process.execPath, playwright, { cwd: presentTree.dir, env, stdio: 'inherit' })
  if (signal !== null || (status !== 0 && status !== 1)) throw new Error('stopped')
  return status === 0
}
