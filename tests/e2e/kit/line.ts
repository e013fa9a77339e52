import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { PORT } from './port'

/** A connection between the browser and the server that can be broken in the middle of a request. */
export type Line = {
  /** The product's origin at the browser's end. */
  origin: string
  /** Breaks after this many more bytes have been sent up, and stays broken. */
  breakAfter: (bytes: number) => void
  mend: () => void
  close: () => void
}

/** Opens a connection to the plain variant. */
export async function layLine(): Promise<Line> {
  const ends = new Set<Socket>()
  let allowance = Number.POSITIVE_INFINITY
  const isBroken = () => allowance <= 0
  const breakAll = () => {
    for (const end of ends) end.destroy()
    ends.clear()
  }
  const server = createServer((browser) => {
    const upstream = connect(PORT, '127.0.0.1')
    for (const [end, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => other.destroy())
    }
    if (isBroken()) return breakAll()
    upstream.pipe(browser)
    browser.on('data', (part) => {
      allowance -= part.length
      if (isBroken()) breakAll()
      else upstream.write(part)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://supplier.localhost:${(server.address() as AddressInfo).port}`,
    breakAfter: (bytes) => {
      allowance = bytes
    },
    mend: () => {
      allowance = Number.POSITIVE_INFINITY
    },
    close: () => {
      server.close()
      breakAll()
    },
  }
}
