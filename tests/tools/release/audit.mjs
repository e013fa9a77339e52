// Known weaknesses of what the site is made of: fails where there are any, says so where the registry does not answer.
import { spawnSync } from 'node:child_process'
import { auditResult } from './auditResult.mjs'

const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], { encoding: 'utf8' })
const { text, isFault } = auditResult(stdout)
process.stdout.write(`${text}\n`)
process.exit(isFault ? 1 : 0)
