import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const GATEWAY = ['--api', 'http://localhost:1', '--account', 'nobody', '--password', 'none']

it.each([[['--write', 'car.add']], [['--sandbox']], [['--sandbox', '--test-system', 'localhost']]])(
  'the command refuses writes to what is not named as a test system: %j',
  async (asked) => {
    const run = promisify(execFile)('node', ['tests/tools/contract/run.mjs', 'conform', ...asked, ...GATEWAY])
    await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/^writes are refused/) })
  },
)
