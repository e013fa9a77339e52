// npm test [-- PATHS]: types, lint and dead code are checked beside the suites, whose summary comes last.
import { spawn } from 'node:child_process'

const check = spawn('npm', ['run', '--silent', 'check'], { stdio: ['ignore', 'pipe', 'pipe'] })
const said = []
for (const stream of [check.stdout, check.stderr]) stream.on('data', (chunk) => said.push(chunk))

const suites = spawn('npx', ['vitest', 'run', '--project', 'rules', '--project', 'screens', ...process.argv.slice(2)], {
  stdio: 'inherit',
})

const [checked, tested] = await Promise.all([ended(check, sayCheck), ended(suites)])
process.exit(checked || tested)

/** The exit code of a command; a command that was killed has failed. */
function ended(command, then = () => undefined) {
  return new Promise((resolve) => {
    command.on('close', (code) => {
      then(code)
      resolve(code ?? 1)
    })
  })
}

/** What the check found; after an error the suites prove nothing. */
function sayCheck(code) {
  process.stdout.write(Buffer.concat(said))
  if (code !== 0) suites.kill()
}
