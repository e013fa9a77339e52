import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { DEMO_TIME } from './demoTime'

/** Runs with the clock: asks for the time in each way, also by an answer over HTTP. */
const SCRIPT = `
  import { createServer } from 'node:http'
  const server = createServer((request, response) => response.end())
  server.listen(0, async () => {
    const { headers } = await fetch('http://localhost:' + server.address().port)
    console.log(JSON.stringify([
      new Date(), Date.now(), Date.parse(Date()), headers.get('date'), new Date(0), Date.UTC(2026, 0), new Date() instanceof Date,
    ]))
    server.close()
  })
`

it('a process with the clock stands still at the moment of the demo, in its answers too', () => {
  const clock = new URL('clock.mjs', import.meta.url).href
  const printed = execFileSync(process.execPath, ['--import', clock, '--input-type=module', '--eval', SCRIPT], {
    env: { ...process.env, DEMO_TIME },
    encoding: 'utf8',
  })
  const moment = new Date(DEMO_TIME)
  expect(JSON.parse(printed)).toEqual([
    moment.toISOString(),
    moment.getTime(),
    moment.getTime(),
    moment.toUTCString(),
    '1970-01-01T00:00:00.000Z',
    Date.UTC(2026, 0),
    true,
  ])
})
